import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  Select,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { attempt, type Problem } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/planning';
import { randomId } from '../../lib/randomId';
import { formatDateTime } from '../../lib/time';
import { DateTimeField } from '../../ui/DateTimeField';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm, type ServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../ui/notify';
import { AmountField } from '../reservation-desk/AmountField';
import { usePublishReservation } from '../reservation-desk/ReservationFeed';
import { useDeskPlacesQuery } from '../reservation-desk/TripFieldset.generated';
import { freeIn } from './freeDays';
import type { Bar } from './bars';
import { useBookReservationMutation, usePlanningPriceQuery } from './BookingDialog.generated';
import classes from './BookingDialog.module.css';
import {
  bookingInput,
  bookingProblems,
  contactFields,
  newBooking,
  paperFields,
  type BookingDraft,
} from './bookingDraft';
import { CustomerSearch, type FoundCustomer } from './CustomerSearch';
import type { PlanningVehicleFieldsFragment } from './Planning.generated';
import { categories } from './planningView';
import { minutesOf } from './wallMinutes';

interface BookingDialogProps {
  /** What was drawn; an empty vehicle leaves the choice to the form. */
  start: { vehicleId: string; startsAt: string; endsAt: string };
  vehicles: readonly PlanningVehicleFieldsFragment[];
  bars: ReadonlyMap<string, readonly Bar[]>;
  onOpen: (number: string) => void;
  onClose: () => void;
}

type Form = ServerForm<BookingDraft>;

interface Offer {
  id: string;
  name: string;
  plateNumber: string;
}

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'plateNumber'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Free vehicles that came with the refusal of a taken one. */
const offersOf = (problem: Problem | null): Offer[] => {
  const { alternatives } = problem?.extensions ?? {};
  return Array.isArray(alternatives) ? alternatives.filter(isOffer) : [];
};

const inputTypes: Partial<Record<string, string>> = { phone: 'tel', email: 'email' };

const Trip = ({ form, vehicles, bars }: { form: Form } & Pick<BookingDialogProps, 'vehicles' | 'bars'>) => {
  const { values, problem } = form;
  const { data } = useDeskPlacesQuery({ fetchPolicy: 'cache-first' });
  const { startsAt: starts, endsAt: ends } = values.period;
  const free = (id: string): boolean =>
    !starts || !ends || freeIn(bars.get(id), { start: minutesOf(starts), end: minutesOf(ends) });
  const options = categories
    .map((category) => ({
      group: t(`common:category.${category}`),
      items: vehicles
        .filter((vehicle) => vehicle.category === category)
        .map(({ id, name, plateNumber }) => ({
          value: id,
          label: `${name} · ${plateNumber}${free(id) ? '' : ` (${t('book.vehicleTaken')})`}`,
          disabled: !free(id) && id !== values.vehicleId,
        })),
    }))
    .filter(({ items }) => items.length > 0);
  const offers = offersOf(problem);
  return (
    <fieldset className={classes.part}>
      <legend>{t('book.trip')}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DateTimeField
          label={t('book.startsAt')}
          pickerTitle={t('common:dateTime.startTitle')}
          {...form.field('period.startsAt')}
          value={starts}
          size="sm"
          required
        />
        <DateTimeField
          label={t('book.endsAt')}
          pickerTitle={t('common:dateTime.returnTitle')}
          {...form.field('period.endsAt')}
          value={ends}
          min={starts}
          size="sm"
          required
        />
      </SimpleGrid>
      <Select
        mt="sm"
        label={t('book.vehicle')}
        placeholder={t('book.vehiclePlaceholder')}
        data={options}
        limit={60}
        {...form.field('vehicleId')}
        value={values.vehicleId || null}
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage={t('book.noVehicle')}
        required
      />
      {offers.length > 0 && (
        <Group gap="xs" mt="xs">
          <Text size="sm" fw={600}>
            {t('book.alternatives')}
          </Text>
          {offers.map(({ id, name, plateNumber }) => (
            <Button
              key={id}
              size="compact-sm"
              variant="default"
              aria-label={t('book.chooseAlternative', { name, plate: plateNumber })}
              onClick={() => form.setFieldValue('vehicleId', id)}
            >
              {name}
            </Button>
          ))}
        </Group>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
        {(['pickupPlace', 'returnPlace'] as const).map((field) => (
          <Select
            key={field}
            label={t(`book.${field}`)}
            placeholder={t('book.placePlaceholder')}
            data={[...(data?.places ?? [])]}
            {...form.field(field)}
            value={values[field] || null}
            onChange={(value) => {
              form.setFieldValue(field, value ?? '');
              // Most cars come back to where they left from.
              if (field === 'pickupPlace' && !values.returnPlace) form.setFieldValue('returnPlace', value ?? '');
            }}
            searchable
            openOnFocus={false}
            allowDeselect={false}
            nothingFoundMessage={t('book.noPlace')}
            required
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
};

/** What a customer's record tells of the driver. */
const customerFields = ['lastName', 'firstName', 'phone', 'email', 'nationalId'] as const;

const Who = ({ form }: { form: Form }) => {
  const { values } = form;
  const [customer, setCustomer] = useState<FoundCustomer | null>(null);
  const choose = (chosen: FoundCustomer | null): void => {
    setCustomer(chosen);
    form.setFieldValue('customerId', chosen?.id ?? '');
    if (!chosen) return;
    for (const field of customerFields) form.setFieldValue(`driver.${field}`, chosen[field] ?? '');
  };
  return (
    <fieldset className={classes.part}>
      <legend>{t('book.who')}</legend>
      <CustomerSearch chosen={customer} onChoose={choose} error={form.errorAt('customerId')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
        {contactFields.map((field) => (
          <TextInput
            key={field}
            type={inputTypes[field] ?? 'text'}
            label={t(`book.${field}`)}
            required={field === 'lastName' || field === 'firstName'}
            description={field === 'phone' ? t('book.contactHint') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.field(`driver.${field}`)}
          />
        ))}
      </SimpleGrid>
      <Checkbox mt="md" label={t('book.full')} {...form.check('full')} />
      {values.full && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
          {paperFields.map((field) => (
            <TextInput
              key={field}
              label={t(`book.${field}`)}
              required={field === 'licenceNumber' || field === 'nationality'}
              description={field === 'passportNumber' ? t('book.passportHint') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.field(`driver.${field}`)}
            />
          ))}
        </SimpleGrid>
      )}
      <Textarea mt="sm" label={t('book.comment')} autosize minRows={2} maxLength={1000} {...form.field('comment')} />
    </fieldset>
  );
};

const isPeriod = ({ startsAt, endsAt }: BookingDraft['period']): boolean =>
  startsAt !== '' && endsAt !== '' && startsAt < endsAt;

const Terms = ({ form }: { form: Form }) => {
  const { values } = form;
  const { data } = usePlanningPriceQuery({
    variables: { vehicleId: values.vehicleId, period: values.period },
    skip: !values.vehicleId || !isPeriod(values.period),
  });
  const quote = data?.priceQuote;
  const payable = quote && (values.customerId ? quote.registeredTotal : quote.total);
  return (
    <fieldset className={classes.part}>
      <legend>{t('book.state')}</legend>
      {quote && (
        <Text size="sm" mb="xs">
          {t('book.price', {
            days: t('book.days', { count: quote.days }),
            daily: formatMoney(quote.dailyPrice),
            total: formatMoney(quote.total),
          })}
          {values.customerId && ` ; ${t('book.priceRegistered', { total: formatMoney(quote.registeredTotal) })}`}
        </Text>
      )}
      <Radio.Group
        aria-label={t('book.state')}
        value={values.accept ? 'now' : 'later'}
        onChange={(value) => form.setFieldValue('accept', value === 'now')}
      >
        <Group gap="lg">
          <Radio value="now" label={t('book.accepted')} />
          <Radio value="later" label={t('book.pending')} />
        </Group>
      </Radio.Group>
      {values.accept && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" mt="sm">
          <AmountField
            label={t('book.total')}
            {...form.field('total')}
            value={values.total === '' && payable ? Number(payable) : values.total}
          />
          <AmountField label={t('book.advance')} {...form.field('advance')} />
          <NativeSelect
            label={t('book.advanceMethod')}
            data={(['CASH', 'CARD', 'TRANSFER', 'CHEQUE', 'OTHER'] as const).map((value) => ({
              value,
              label: t(`book.methods.${value}`),
            }))}
            {...form.field('advanceMethod')}
          />
        </SimpleGrid>
      )}
    </fieldset>
  );
};

/** A reservation that staff write down for someone: a request, or a rental at once. */
export const BookingDialog = ({ start, vehicles, bars, onOpen, onClose }: BookingDialogProps) => {
  const [book] = useBookReservationMutation();
  const publish = usePublishReservation();
  const [key] = useState(randomId);
  const form = useServerForm<BookingDraft>({
    initial: { values: newBooking(start.vehicleId, start.startsAt, start.endsAt) },
    validate: bookingProblems,
    save: (values) =>
      attempt(async () => {
        const { data } = await book({ variables: { input: bookingInput(values, key) } });
        if (!data) return;
        const made = data.bookReservation;
        publish(made);
        void notify({
          title: t('book.done', { number: made.number }),
          message: (
            <>
              {t('book.doneText', {
                vehicle: made.vehicle.name,
                from: formatDateTime(made.startsAt),
                to: formatDateTime(made.endsAt),
              })}{' '}
              <Button size="compact-sm" variant="light" onClick={() => onOpen(made.number)}>
                {t('book.open')}
              </Button>
            </>
          ),
          autoClose: 8000,
        });
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('book.title')} form={form} submitLabel={t('book.submit')} onClose={onClose} size="lg">
      <Trip form={form} vehicles={vehicles} bars={bars} />
      <Who form={form} />
      <Terms form={form} />
    </FormDialog>
  );
};
