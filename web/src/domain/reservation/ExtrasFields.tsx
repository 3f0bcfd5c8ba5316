import { isPeriod } from '../../platform/time/time';
import { skipToken } from '@apollo/client/react';
import { Button, Checkbox, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { FormFields } from '../../kit/form/useServerForm';
import { formatMoney } from '../../platform/format/format';
import { LoadFailure } from '../../kit/state/Loaded';
import type { ReservationDraft } from './draft';
import { ExtraPicture } from './ExtraPicture';
import { useRentalExtrasQuery, type RentalExtrasQuery } from './Extras.generated';
import plain from '../../kit/display/PlainList.module.css';
import classes from './ExtrasFields.module.css';
import { t } from './extras.texts';

type Offer = RentalExtrasQuery['rentalExtras']['items'][number];

/** The values that the fields need; the forms of the site and of the desk have more. */
export interface ExtrasFieldsProps {
  form: FormFields<ReservationDraft>;
  vehicleId: string;
  /** The rules of those that are shown before a button asks for the others; all if left out. Chosen ones are always shown. */
  first?: readonly string[];
}

const priceText = ({ unit, price, amount }: Offer): string => {
  const total = t('total', { amount: formatMoney(amount) });
  return unit === 'DAY' ? `${t('perDay', { price: formatMoney(price) })}, ${total}` : total;
};

interface ExtraProps {
  offer: Offer;
  quantity: number;
  error: string | undefined;
  onChange: (quantity: number) => void;
}

const Extra = ({ offer, quantity, error, onChange }: ExtraProps) => {
  const { ruleId, name, hint, imageUrl, available } = offer;
  const many = available > 1 || quantity > 1;
  const facts = `extra-${ruleId}`;
  return (
    <li className={classes.item} data-chosen={quantity > 0 || undefined} data-pictured={imageUrl ? true : undefined}>
      {imageUrl && <ExtraPicture url={imageUrl} />}
      <div id={facts}>
        <span className={classes.name}>{name}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
        <span className={classes.hint}>{available > 0 ? priceText(offer) : t('gone')}</span>
      </div>
      {many ? (
        <NativeSelect
          className={classes.quantity ?? ''}
          aria-label={t('quantity', { name })}
          aria-describedby={facts}
          error={Boolean(error)}
          value={String(quantity)}
          onChange={({ currentTarget: { value } }) => onChange(Number(value))}
          data={[
            { value: '0', label: t('noPiece') },
            ...Array.from({ length: Math.max(available, quantity) }, (_, index) => String(index + 1)),
          ]}
        />
      ) : (
        <Checkbox
          aria-label={name}
          aria-describedby={facts}
          error={Boolean(error)}
          size="md"
          checked={quantity > 0}
          disabled={available === 0 && quantity === 0}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? 1 : 0)}
        />
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
};

/** Shows the extras available for the dates, and asks for the driver's age if a fee depends on it. */
export const ExtrasFields = ({ form, vehicleId, first }: ExtrasFieldsProps) => {
  const [all, setAll] = useState(false);
  const { period, pickupPlace, returnPlace, extras } = form.values;
  const [{ startsAt, endsAt }] = useDebouncedValue(period, 250);
  const dated = isPeriod({ startsAt, endsAt });
  const complete = vehicleId !== '' && dated;
  const options = { pickupPlace: pickupPlace || null, returnPlace: returnPlace || null };
  const { data, previousData, error, refetch } = useRentalExtrasQuery(
    complete ? { variables: { vehicleId, period: { startsAt, endsAt }, options } } : skipToken,
  );
  if (!complete) {
    return <p className={classes.note}>{t(dated ? 'pickVehicle' : 'pickDates')}</p>;
  }
  if (error) return <LoadFailure error={error} refetch={refetch} />;
  const found = (data ?? previousData)?.rentalExtras;
  if (!found) return <Skeleton height={120} />;

  const choose = (ruleId: string, quantity: number): void => {
    const others = extras.filter((extra) => extra.ruleId !== ruleId);
    form.setFieldValue('extras', quantity > 0 ? [...others, { ruleId, quantity }] : others);
  };
  const errorOf = (ruleId: string): string | undefined => {
    const index = extras.findIndex((extra) => extra.ruleId === ruleId);
    return index < 0 ? undefined : (form.errorAt(`extras.${index}.quantity`) ?? form.errorAt(`extras.${index}.ruleId`));
  };
  const chosen = new Set(extras.map(({ ruleId }) => ruleId));
  const shown = found.items.filter(({ ruleId }) => all || !first || first.includes(ruleId) || chosen.has(ruleId));
  const hidden = found.items.length - shown.length;
  return (
    <>
      {found.items.length === 0 && !found.asksAge && <p className={classes.note}>{t('none')}</p>}
      <ul className={plain.list}>
        {shown.map((offer) => (
          <Extra
            key={offer.ruleId}
            offer={offer}
            quantity={extras.find(({ ruleId }) => ruleId === offer.ruleId)?.quantity ?? 0}
            error={errorOf(offer.ruleId)}
            onChange={(quantity) => choose(offer.ruleId, quantity)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
          {t('others', { count: hidden })}
        </Button>
      )}
      {found.asksAge && (
        <TextInput
          className={classes.age ?? ''}
          label={t('age')}
          description={t('ageHint')}
          inputMode="numeric"
          maxLength={3}
          {...form.field('driverAge')}
        />
      )}
    </>
  );
};
