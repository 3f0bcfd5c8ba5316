import { Alert, Group, Radio, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Ltr } from '../../kit/display/Ltr';
import { PaperWarnings } from '../../domain/reservation/PaperWarnings';
import { OpeningWarnings } from '../../domain/reservation/OpeningWarnings';
import { PeriodInputs } from '../../domain/reservation/PeriodInputs';
import { useStoredOptions } from '../../domain/reservation/storedOptions';
import { t as reservationT } from '../../domain/reservation/texts';
import { useTariff } from '../../domain/reservation/useTariff';
import { attempt, isVersionConflict, type Problem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import { formatDateTime, isPeriod, toWallTime } from '../../platform/time/time';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm, type ServerForm } from '../../kit/form/useServerForm';
import { AmountField } from '../../kit/form/AmountField';
import classes from './ChangeDialog.module.css';
import type { Proposal } from './gesture';
import type { PlanningReservationFieldsFragment, PlanningVehicleFieldsFragment } from './Planning.generated';
import type { Expect } from './useExpectedBars';
import { useMoveReservation } from './useMoveReservation';
import { wallOf } from '../../kit/timeline/wallMinutes';
import { t as bookingT } from '../../domain/booking/texts';
import { t } from './texts';

interface ChangeDialogProps {
  /** The stored bar. */
  reservation: PlanningReservationFieldsFragment;
  /** The bar as moved. */
  proposal: Proposal;
  expect: Expect;
  vehicleOf: (id: string) => PlanningVehicleFieldsFragment | undefined;
  /** Loads the calendar again; answers the reservation as it is stored now. */
  onReload: () => Promise<PlanningReservationFieldsFragment | null>;
  onClose: () => void;
}

/** The form's values, named like the server's fields. */
interface ChangeDraft {
  vehicleId: string;
  period: { startsAt: string; endsAt: string };
  /** For a rental: keep the agreed total, use the tariff, or enter another total. */
  price: 'KEEP' | 'TARIFF' | 'OTHER';
  total: string | number;
}

const draftOf = (reservation: PlanningReservationFieldsFragment): ChangeDraft => ({
  vehicleId: reservation.vehicleId,
  period: { startsAt: toWallTime(reservation.startsAt), endsAt: toWallTime(reservation.endsAt) },
  price: 'KEEP',
  total: '',
});

const useChangeTariff = (draft: ChangeDraft, reservation: PlanningReservationFieldsFragment) => {
  const { options, ready } = useStoredOptions(reservation.number);
  return useTariff({ ...draft, ...(!ready && { vehicleId: '' }), options }, reservation);
};

/** Shows the price of the change: a request is quoted again, a rental keeps its total unless the staff decide otherwise. */
const Price = ({
  reservation,
  form,
}: {
  reservation: PlanningReservationFieldsFragment;
  form: ServerForm<ChangeDraft>;
}) => {
  const { values } = form;
  const { tariff, failed } = useChangeTariff(values, reservation);
  if (reservation.status !== 'ACCEPTED' || reservation.total === null) {
    const before = formatMoney(reservation.quotedTotal);
    return (
      <Text size="sm">
        {!tariff
          ? t('change.quotePending', { before })
          : tariff === reservation.quotedTotal
            ? t('change.quoteSame', { before })
            : t('change.quoteNow', { before, after: formatMoney(tariff) })}
      </Text>
    );
  }
  return (
    <Radio.Group
      label={t('change.price')}
      {...form.field('price')}
      error={values.price === 'OTHER' ? undefined : form.errorAt('total')}
    >
      <Stack gap="xs" mt={6}>
        <Radio value="KEEP" label={t('change.keepTotal', { total: formatMoney(reservation.total) })} />
        {tariff && tariff !== reservation.total && (
          <Radio value="TARIFF" label={t('change.applyTariff', { total: formatMoney(tariff) })} />
        )}
        <Radio value="OTHER" label={t('change.otherTotal')} />
        {values.price === 'OTHER' && <AmountField label={t('change.newTotal')} {...form.field('total')} required />}
        {failed && (
          <Text size="sm" c="dimmed">
            {t('change.tariffUnknown')}
          </Text>
        )}
      </Stack>
    </Radio.Group>
  );
};

/** Asks to confirm a move, with the times before and after, the exact hours and the price. */
export const ChangeDialog = ({ reservation, proposal, expect, vehicleOf, onReload, onClose }: ChangeDialogProps) => {
  const move = useMoveReservation(expect);
  const proposed: ChangeDraft = {
    ...draftOf(reservation),
    vehicleId: proposal.vehicleId,
    period: { startsAt: wallOf(proposal.start), endsAt: wallOf(proposal.end) },
  };
  const [version, setVersion] = useState(reservation.version);
  const save = async (values: ChangeDraft): Promise<Problem | null> => {
    const refusal = await attempt(() =>
      move.run(reservation, {
        version,
        vehicleId: values.vehicleId,
        ...values.period,
        vehicleName: vehicleOf(values.vehicleId)?.name ?? '',
        total: totalOf(values, tariff),
      }),
    );
    if (!isVersionConflict(refusal)) return refusal;
    // 'Avant' shows the stored values, so that whoever saves again has seen them.
    const stored = await onReload().catch(() => null);
    if (stored) setVersion(stored.version);
    return refusal && { ...refusal, message: t('change.stale') };
  };
  const form = useServerForm<ChangeDraft>({
    initial: { values: proposed, version: reservation.version },
    save,
    onSaved: onClose,
    validate: ({ period, price, total }) => ({
      'period.endsAt': isPeriod(period) ? undefined : bookingT('errors.endAfterStart'),
      total: price === 'OTHER' && toCentimes(total) === null ? t('change.totalWrong') : undefined,
    }),
  });
  const { values, errorAt } = form;
  const { tariff } = useChangeTariff(values, reservation);
  const before = vehicleOf(reservation.vehicleId);
  const after = vehicleOf(values.vehicleId);

  return (
    <FormDialog
      title={t('change.title', { number: reservation.number })}
      form={form}
      submitLabel={t('change.submit')}
      onClose={onClose}
      size="md"
    >
      <Text fw={700}>{reservation.customerName}</Text>
      <div className={classes.steps}>
        <div>
          <span>{t('change.from')}</span>
          <b>{before?.name}</b>
          <span>
            <Ltr>{before?.plateNumber}</Ltr>
          </span>
          <span>{formatDateTime(reservation.startsAt)}</span>
          <span>{formatDateTime(reservation.endsAt)}</span>
        </div>
        <IconArrowRight size={20} aria-hidden />
        <div>
          <span>{t('change.to')}</span>
          <b>{after?.name}</b>
          <span>
            <Ltr>{after?.plateNumber}</Ltr>
          </span>
          <span>{formatDateTime(values.period.startsAt)}</span>
          <span>{formatDateTime(values.period.endsAt)}</span>
        </div>
      </div>
      {errorAt('vehicleId') && (
        <Alert color="red" py="xs">
          {errorAt('vehicleId')}
        </Alert>
      )}
      <Group grow align="start">
        <PeriodInputs
          form={form}
          labels={{ startsAt: reservationT('trip.startsAt'), endsAt: reservationT('trip.endsAt') }}
        />
      </Group>
      <PaperWarnings vehicleId={values.vehicleId} {...values.period} />
      <OpeningWarnings vehicleId={values.vehicleId} {...values.period} />
      <Price reservation={reservation} form={form} />
    </FormDialog>
  );
};

/** Returns the total to send; undefined keeps the agreed one. */
function totalOf({ price, total }: ChangeDraft, tariff: string | undefined): string | undefined {
  if (price === 'TARIFF') return tariff;
  const centimes = price === 'OTHER' ? toCentimes(total) : null;
  return centimes === null ? undefined : fromCentimes(centimes);
}
