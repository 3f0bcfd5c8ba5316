import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ServerForm } from '../../kit/form/useServerForm';
import { formatMoney, fullName } from '../../platform/format/format';
import { PaperAlert } from '../../domain/reservation/PaperWarnings';
import { offerText, signedMoney } from '../../domain/rental/offerText';
import { t as rentalT } from '../../domain/rental/texts';
import type { ChangeDraft, Preview } from './changeDraft';
import divided from '../../kit/display/DividedList.module.css';
import classes from './RentalFile.module.css';
import { t } from './texts';

type Conflict = Preview['conflicts'][number];

const ConflictRow = ({ conflict, form }: { conflict: Conflict; form: ServerForm<ChangeDraft> }) => {
  const { message, movable, reservation, equivalents } = conflict;
  const { moves } = form.values;
  const said = (text: string) => (
    <Text size="sm" mt={4}>
      {text}
    </Text>
  );
  return (
    <li>
      <Text size="sm">{message}</Text>
      {!movable || !reservation ? (
        said(t('change.notMovable'))
      ) : equivalents.length === 0 ? (
        said(rentalT('offers.none'))
      ) : (
        <NativeSelect
          mt={6}
          label={t('change.moveTo', { name: fullName(reservation.driver), number: reservation.number })}
          data={[
            { value: '', label: t('change.noMove') },
            ...equivalents.map((offer) => ({ value: offer.vehicle.id, label: offerText(offer) })),
          ]}
          value={moves[reservation.number] ?? ''}
          onChange={(event) =>
            form.setFieldValue('moves', { ...moves, [reservation.number]: event.currentTarget.value })
          }
        />
      )}
    </li>
  );
};

interface ChangePreviewProps {
  preview: Preview;
  form: ServerForm<ChangeDraft>;
}

/** Shows the price of a change and the rentals that it overlaps, before it is saved. */
export const ChangePreview = ({ preview, form }: ChangePreviewProps) => {
  const { days, total, difference, balance, refund, conflicts, paperWarnings } = preview;
  return (
    <Stack gap="sm" role="group" aria-label={t('change.previewLabel')} aria-live="polite">
      <div className={classes.preview}>
        <dl className={classes.sums}>
          {[
            { label: t('change.totalNow'), value: `${formatMoney(total)} (${t('change.days', { count: days })})` },
            { label: t('change.differenceNow'), value: signedMoney(difference) || rentalT('offers.samePrice') },
            { label: t('change.balanceNow'), value: formatMoney(balance) },
          ].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {Number(refund) > 0 && (
          <Text size="sm" mt="xs" fw={600}>
            {t('change.refund', { amount: formatMoney(refund) })}
          </Text>
        )}
      </div>
      {form.values.what !== 'RETURN' && <PaperAlert warnings={paperWarnings} />}
      {form.values.what !== 'RETURN' &&
        (conflicts.length === 0 ? (
          <Text size="sm" c="dimmed">
            <IconCircleCheck size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> {t('change.free')}
          </Text>
        ) : (
          <Alert color="saffron" icon={<IconAlertTriangle aria-hidden />} title={t('change.inTheWay')}>
            <ul className={divided.list}>
              {conflicts.map((conflict) => (
                <ConflictRow key={conflict.startsAt} conflict={conflict} form={form} />
              ))}
            </ul>
          </Alert>
        ))}
    </Stack>
  );
};
