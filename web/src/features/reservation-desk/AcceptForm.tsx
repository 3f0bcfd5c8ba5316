import { Alert, Button, NativeSelect, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { readProblem, type Problem } from '../../lib/errors';
import { formatMoney } from '../../lib/format';
import type { PaymentMethod } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/backoffice';
import { fromCentimes, toCentimes } from '../../lib/money';
import { formatDateTime } from '../../lib/time';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { reveal } from '../../ui/reveal';
import {
  balanceOf,
  checkAmounts,
  checkMethod,
  sameDraft,
  type AcceptanceDraft,
  type AcceptanceErrors,
} from './acceptance';
import classes from './AcceptForm.module.css';
import { AmountField } from './AmountField';
import { readAlternatives, type Alternative } from './alternatives';
import { CompetingRequests } from './CompetingRequests';
import type { DeskReservation } from './ReservationSheet';
import { TakenAlert } from './TakenAlert';
import { useAcceptReservation } from './useReservationActions';
import { useFreeVehicles } from './useFreeVehicles';
import { type VehicleOption, vehicleOptions } from './vehicleChoices';
import { VehiclePicker } from './VehiclePicker';

const paymentMethods: readonly PaymentMethod[] = ['CASH', 'CARD', 'TRANSFER', 'CHEQUE', 'OTHER'];

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
  const { number, startsAt, endsAt, vehicle: asked, conflict, competing, quotedTotal, version } = reservation;
  const [initial] = useState<AcceptanceDraft>({
    vehicleId: asked.id,
    total: Number(quotedTotal),
    advance: 0,
    advanceMethod: '',
  });
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<AcceptanceErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [chosen, setChosen] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { run: accept, busy } = useAcceptReservation();
  const { leave, dialog } = useLeaveGuard(!busy && !sameDraft(initial, draft));
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<VehicleOption | null>(null);
  const free = useFreeVehicles({ current: asked, startsAt, endsAt, text: search });

  const found = vehicleOptions(asked, free.free, {
    currentIsFree: conflict === null,
    discounted: reservation.discountPercent > 0,
  });
  // What was picked stays in sight when another is searched.
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

  const change = (part: Partial<AcceptanceDraft>): void => {
    setDraft((current) => ({ ...current, ...part }));
    setErrors({});
    setChosen('');
  };

  const choose = (alternative: Pick<Alternative, 'id' | 'name'>): void => {
    change({ vehicleId: alternative.id });
    setProblem(null);
    setChosen(alternative.name);
    submitButton.current?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = { ...checkAmounts(draft), ...checkMethod(draft) };
    setErrors(found);
    const [total, advance] = [toCentimes(draft.total), toCentimes(draft.advance)];
    if (Object.keys(found).length > 0 || total === null || advance === null) {
      focusFirstError(form.current);
      return;
    }
    const refusal = await accept({
      number,
      version,
      vehicleId: draft.vehicleId,
      total: fromCentimes(total),
      advance: fromCentimes(advance),
      ...(advance > 0 && draft.advanceMethod && { advanceMethod: draft.advanceMethod }),
    });
    setProblem(refusal);
    if (!refusal) {
      onDone();
      return;
    }
    // The alert says it, beside what is free instead.
    if (refusal.code === 'RESERVATION.VEHICLE_TAKEN') void free.refetch().catch(() => undefined);
    else setErrors(refusal.fields);
    focusFirstError(form.current);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        {problem?.code === 'RESERVATION.VEHICLE_TAKEN' ? (
          <TakenAlert
            title={t('accept.takenTitle')}
            message={problem.message}
            alternatives={readAlternatives(problem)}
            busy={busy}
            onChoose={choose}
          />
        ) : (
          problem && (
            <Alert
              ref={reveal}
              color="red"
              role="alert"
              icon={<IconAlertTriangle aria-hidden />}
              title={t('accept.failed')}
            >
              {problem.message}
            </Alert>
          )
        )}
        {!problem && conflict && draft.vehicleId === asked.id && (
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
            change({ vehicleId: option.vehicle.id });
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
        {errors.vehicleId && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {errors.vehicleId}
          </Text>
        )}
        <div className={classes.amounts}>
          <AmountField
            label={t('accept.total')}
            description={t('accept.totalHint', { quoted: formatMoney(quotedTotal) })}
            value={draft.total}
            onChange={(total) => change({ total })}
            error={errors.total}
            required
          />
          <AmountField
            label={t('accept.advance')}
            description={'\u00a0'}
            value={draft.advance}
            onChange={(advance) => change({ advance })}
            error={errors.advance}
            required
          />
          {(toCentimes(draft.advance) ?? 0) > 0 && (
            <NativeSelect
              label={t('accept.advanceMethod')}
              data={[
                { value: '', label: t('accept.advanceMethodChoose'), disabled: true },
                ...paymentMethods.map((value) => ({ value, label: t(`accept.methods.${value}`) })),
              ]}
              value={draft.advanceMethod}
              onChange={(event) => change({ advanceMethod: event.currentTarget.value as PaymentMethod })}
              error={errors.advanceMethod}
              required
            />
          )}
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
            onClick={() => change({ total: Number(otherPrice) })}
          >
            {t('accept.useVehiclePrice', { price: formatMoney(otherPrice) })}
          </Button>
        )}
        <VisuallyHidden role="status">{chosen && t('accept.chosen', { name: chosen })}</VisuallyHidden>
      </Stack>
      <div className={classes.bar}>
        <Button variant="default" onClick={() => leave(onBack)} disabled={busy}>
          {t('actions.back')}
        </Button>
        <Button type="submit" ref={submitButton} loading={busy}>
          {t('accept.submit')}
        </Button>
      </div>
      {dialog}
    </form>
  );
};
