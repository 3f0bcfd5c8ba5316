import { Alert, Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readProblem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { amountOrZero, fromCentimes, toCentimes } from '../../platform/money/money';
import { formatDateTime } from '../../platform/time/time';
import { MethodSelect } from '../../domain/reservation/MethodSelect';
import { StampDuty } from '../../domain/reservation/StampDuty';
import { PaperWarnings } from '../../domain/reservation/PaperWarnings';
import { OpeningWarnings } from '../../domain/reservation/OpeningWarnings';
import { isTaken, type Alternative } from '../../domain/reservation/taken';
import { t as reservationT } from '../../domain/reservation/texts';
import { reveal } from '../../kit/display/reveal';
import { useLeaveOnEscape } from '../../kit/dialog/useLeaveOnEscape';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { useServerForm } from '../../kit/form/useServerForm';
import { balanceOf, checkAcceptance, type AcceptanceDraft } from './acceptance';
import bar from '../../kit/form/FormBar.module.css';
import classes from './AcceptForm.module.css';
import { AmountField } from '../../kit/form/AmountField';
import { CompetingRequests } from './CompetingRequests';
import type { DeskReservation } from './ReservationSheet';
import { RefusalAlert } from './RefusalAlert';
import { TakenAlert } from './TakenAlert';
import { useAcceptReservation } from './useReservationActions';
import { useFreeVehicles } from './useFreeVehicles';
import { type VehicleOption, vehicleOptions } from './vehicleChoices';
import { VehiclePicker } from './VehiclePicker';
import { t } from './texts';

interface AcceptFormProps {
  reservation: DeskReservation;
  hrefFor: (number: string) => string;
  onDone: () => void;
  onBack: () => void;
}

/**
 * Accepts a request: the vehicle (or another free one), the agreed total and the advance
 * (docs/rules/reservations.md#accepting).
 */
export const AcceptForm = ({ reservation, hrefFor, onDone, onBack }: AcceptFormProps) => {
  const {
    number,
    startsAt,
    endsAt,
    vehicle: requestedVehicle,
    conflict,
    competing,
    quotedTotal,
    version,
  } = reservation;
  const [chosen, setChosen] = useState('');
  const submitButton = useRef<HTMLButtonElement>(null);
  const accept = useAcceptReservation();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<VehicleOption | null>(null);
  const free = useFreeVehicles({ current: requestedVehicle, startsAt, endsAt, text: search });

  const form = useServerForm<AcceptanceDraft>({
    initial: { values: { vehicleId: requestedVehicle.id, total: Number(quotedTotal), advance: 0, advanceMethod: '' } },
    validate: checkAcceptance,
    save: async ({ vehicleId, total, advance, advanceMethod }) => {
      const paid = toCentimes(advance) ?? 0;
      const refusal = await accept({
        number,
        version,
        vehicleId,
        total: amountOrZero(total),
        advance: fromCentimes(paid),
        ...(paid > 0 && advanceMethod && { advanceMethod }),
      });
      if (!refusal || !isTaken(refusal)) return refusal;
      void free.refetch().catch(() => undefined);
      // The alert shows it, with the free vehicles.
      return { ...refusal, fields: {} };
    },
    onSaved: onDone,
  });
  const { refusal, busy, values: draft } = form;
  // While busy, the status may have changed by this form's own acceptance.
  const answer = !busy && reservation.status !== 'PENDING' ? reservation.status : null;
  const { leave, dialog } = useLeaveGuard(form.unsent && !answer);
  useLeaveOnEscape(() => busy || leave(onBack));

  const choose = ({ id, name }: Pick<Alternative, 'id' | 'name'>): void => {
    form.setFieldValue('vehicleId', id);
    form.dismiss();
    setChosen(name);
    submitButton.current?.focus();
  };

  const found = vehicleOptions(requestedVehicle, free.free, {
    currentIsFree: conflict === null,
    discounted: reservation.discountPercent > 0,
  });
  // Keeps the chosen vehicle in the list while another is searched.
  const options = picked && !found.some(({ vehicle }) => vehicle.id === picked.vehicle.id) ? [...found, picked] : found;
  const selected = options.find(({ vehicle }) => vehicle.id === draft.vehicleId);
  const balance = balanceOf(draft);
  const otherPrice =
    selected?.price && toCentimes(selected.price) !== toCentimes(draft.total) && !selected.current
      ? selected.price
      : null;
  const equivalents = options
    .filter((option) => option.equivalent && !option.current)
    .slice(0, 3)
    .map(({ vehicle, dailyPrice }) => ({ ...vehicle, dailyPrice: dailyPrice ?? vehicle.dailyPrice }));

  return (
    <form {...form.element}>
      <Stack gap="lg">
        {answer && (
          <Alert
            ref={reveal}
            color="red"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('accept.answered')}
          >
            {t(`accept.answeredAs.${answer}`)}
          </Alert>
        )}
        {refusal && !answer && (
          <RefusalAlert refusal={refusal} title={t('accept.failed')} busy={busy} onChoose={choose} />
        )}
        {!refusal && conflict && draft.vehicleId === requestedVehicle.id && (
          <TakenAlert
            title={t('sheet.conflictTitle')}
            message={conflict.message}
            alternatives={equivalents}
            busy={busy}
            onChoose={choose}
          />
        )}
        <CompetingRequests
          requests={competing}
          title={t('accept.competing', { count: competing.length })}
          consequence={t('accept.competingConsequence', { count: competing.length })}
          hrefFor={hrefFor}
        />
        <VehiclePicker
          legend={t('accept.vehicle')}
          hint={t('accept.vehicleHint', { from: formatDateTime(startsAt), to: formatDateTime(endsAt) })}
          options={options}
          total={free.total}
          search={search}
          onSearch={setSearch}
          value={draft.vehicleId}
          onChange={(option) => {
            setPicked(option);
            form.setFieldValue('vehicleId', option.vehicle.id);
            setChosen('');
          }}
        />
        {free.loading && free.total === undefined && (
          <div role="status" aria-label={t('accept.choicesLoading')}>
            <Skeleton height={58} radius="md" />
          </div>
        )}
        {free.total !== undefined && !search && options.length === 1 && (
          <Text size="sm" c="dimmed">
            {t('accept.noOther')}
          </Text>
        )}
        {free.error && free.total === undefined && (
          <Text size="sm" c="dimmed">
            {t('accept.choicesFailed')} {readProblem(free.error).message}
          </Text>
        )}
        {form.errorAt('vehicleId') && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errorAt('vehicleId')}
          </Text>
        )}
        <PaperWarnings vehicleId={draft.vehicleId} startsAt={startsAt} endsAt={endsAt} />
        <OpeningWarnings vehicleId={draft.vehicleId} startsAt={startsAt} endsAt={endsAt} />
        <div className={classes.amounts}>
          <AmountField
            label={reservationT('terms.total')}
            description={t('accept.totalHint', { quoted: formatMoney(quotedTotal) })}
            {...form.field('total')}
            required
          />
          <AmountField
            label={reservationT('terms.advance')}
            description={'\u00a0'}
            {...form.field('advance')}
            required
          />
          {(toCentimes(draft.advance) ?? 0) > 0 && (
            <MethodSelect
              label={reservationT('terms.advanceMethod')}
              choose={t('accept.advanceMethodChoose')}
              {...form.field('advanceMethod')}
            />
          )}
          <StampDuty amount={draft.advance} method={draft.advanceMethod} />
          <output className={classes.balance}>
            <span>{t('accept.balance')}</span>
            <b>{balance === null ? '—' : formatMoney(balance)}</b>
          </output>
        </div>
        {otherPrice && (
          <Button
            variant="light"
            size="compact-md"
            className={classes.price}
            onClick={() => form.setFieldValue('total', Number(otherPrice))}
          >
            {t('accept.useVehiclePrice', { price: formatMoney(otherPrice) })}
          </Button>
        )}
        <VisuallyHidden role="status">{chosen && t('accept.chosen', { name: chosen })}</VisuallyHidden>
      </Stack>
      <div className={`${bar.bar} ${classes.bar}`}>
        <Button variant="default" onClick={() => leave(onBack)} disabled={busy}>
          {t('actions.back')}
        </Button>
        {answer ? (
          <Button onClick={onBack}>{t('accept.seeAnswer')}</Button>
        ) : (
          <Button type="submit" ref={submitButton} loading={busy}>
            {t('accept.submit')}
          </Button>
        )}
      </div>
      {dialog}
    </form>
  );
};
