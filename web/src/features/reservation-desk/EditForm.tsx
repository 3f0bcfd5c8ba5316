import { Button, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { isVersionConflict } from '../../platform/errors/errors';
import { isFilled, tripOptions, type DeskDraft, type DriverField } from '../../domain/reservation/draft';
import { PromotionField } from '../../domain/reservation/PromotionField';
import { ExtrasFields } from '../../domain/reservation/ExtrasFields';
import { isTaken } from '../../domain/reservation/taken';
import { t as reservationT } from '../../domain/reservation/texts';
import { useTariff } from '../../domain/reservation/useTariff';
import { FormPart } from '../../kit/form/FormPart';
import { useLeaveOnEscape } from '../../kit/dialog/useLeaveOnEscape';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { useServerForm, type FormFields } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { formatMoney } from '../../platform/format/format';
import { toCentimes } from '../../platform/money/money';
import { updateReservationLimits } from '../../platform/graphql/limits.generated';
import { checkAmounts } from './acceptance';
import { AmountField } from '../../kit/form/AmountField';
import { DriverFieldset } from './DriverFieldset';
import { changedParts, changesOf, draftOf, storedOf } from './editDraft';
import bar from '../../kit/form/FormBar.module.css';
import classes from './EditForm.module.css';
import type { DeskReservation } from './ReservationSheet';
import { StaleAlert } from './StaleAlert';
import { RefusalAlert } from './RefusalAlert';
import { TripFieldset } from './TripFieldset';
import { t } from './texts';
import { useUpdateReservation } from './useReservationActions';

interface EditFormProps {
  /** The stored reservation; may change while the form is open. */
  reservation: DeskReservation;
  /** Loads it again after the server refused an outdated version. */
  onReload: () => Promise<DeskReservation | null | undefined>;
  onDone: () => void;
}

const requiredNames: readonly DriverField[] = ['lastName', 'firstName'];

/** Shows what is agreed and paid of a rental. The total stays when the trip is changed, so the tariff of the new one is offered. */
const Amounts = ({ form, base }: { form: FormFields<DeskDraft>; base: DeskReservation }) => {
  const { values: draft } = form;
  const moved = changedParts(draftOf(base), draft).some((part) => part === 'dates' || part === 'vehicle');
  const { vehicleId, period } = draft;
  const { tariff } = useTariff({ vehicleId: moved ? vehicleId : '', period, options: tripOptions(draft) }, base);
  return (
    <FormPart legend={t('edit.amounts')}>
      <SimpleGrid cols={2} spacing="sm">
        <AmountField label={reservationT('terms.total')} {...form.field('total')} required />
        <AmountField label={reservationT('terms.advance')} {...form.field('advance')} required />
      </SimpleGrid>
      {moved && tariff && toCentimes(tariff) !== toCentimes(draft.total) && (
        <Button
          variant="light"
          size="compact-md"
          className={classes.start}
          onClick={() => form.setFieldValue('total', Number(tariff))}
        >
          {t('edit.useTariff', { price: formatMoney(tariff) })}
        </Button>
      )}
    </FormPart>
  );
};

/** Changes a reservation. Only changed fields are sent; concurrent changes of others are shown, never overwritten silently. */
export const EditForm = ({ reservation, onReload, onDone }: EditFormProps) => {
  // The version that the form started from, because the reservation may change meanwhile.
  const [base, setBase] = useState(reservation);
  const [withSecond, setWithSecond] = useState(reservation.secondDriver !== null);
  const update = useUpdateReservation();
  const form = useServerForm<DeskDraft>({
    initial: storedOf(reservation),
    validate: (draft) => (base.status === 'ACCEPTED' ? checkAmounts(draft) : {}),
    save: async (draft, version, from) => {
      const refusal = await update({ number: base.number, version, ...changesOf(from, draft) });
      // The others' changes are shown with the choice.
      if (isVersionConflict(refusal)) await onReload().catch(() => undefined);
      // The alert shows it, with the free vehicles.
      return refusal && isTaken(refusal) ? { ...refusal, fields: {} } : refusal;
    },
    onSaved: onDone,
    reload: async () => {
      const stored = await onReload();
      if (!stored) return null;
      setBase(stored);
      return storedOf(stored);
    },
    fieldOf: { period: 'period.startsAt', startsAt: 'period.startsAt', endsAt: 'period.endsAt' },
  });
  const { refusal, busy, values: draft } = form;
  const stale = !busy && (reservation.version !== form.version || form.conflict !== null);
  const { leave, dialog } = useLeaveGuard(form.unsent);
  useLeaveOnEscape(() => busy || leave(onDone));

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.dirty) void form.submit();
    else void notify({ tone: 'info', message: t('edit.unchanged') });
  };

  return (
    <form {...form.element} onSubmit={submit}>
      <Stack gap="lg">
        {stale && (
          <StaleAlert
            stored={reservation}
            changes={changedParts(draftOf(base), draftOf(reservation))}
            busy={busy}
            onKeepMine={() => void form.settle(true)}
            onTakeTheirs={() => void form.settle(false)}
          />
        )}
        {refusal && (isTaken(refusal) || !form.conflict) && (
          <RefusalAlert
            refusal={refusal}
            title={t('edit.failed')}
            busy={busy}
            onChoose={({ id }) => {
              form.setFieldValue('vehicleId', id);
              form.dismiss();
            }}
          />
        )}
        <TripFieldset form={form} currentVehicle={base.vehicle} />
        {base.status === 'ACCEPTED' && <Amounts form={form} base={base} />}
        {base.status === 'PENDING' && (
          <FormPart legend={reservationT('extras.title')}>
            <ExtrasFields form={form} vehicleId={draft.vehicleId} />
            <PromotionField form={form} vehicleId={draft.vehicleId} storedCode={base.promotionCode ?? ''} />
          </FormPart>
        )}
        <DriverFieldset legend={t('sheet.driver')} form={form} path="driver" required={requiredNames} />
        {withSecond ? (
          <DriverFieldset
            legend={t('sheet.secondDriver')}
            form={form}
            path="secondDriver"
            required={isFilled(draft.secondDriver) ? requiredNames : []}
          />
        ) : (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setWithSecond(true)}
            className={classes.start}
          >
            {t('sheet.secondDriverAdd')}
          </Button>
        )}
        <Textarea
          label={t('edit.comment')}
          {...form.field('comment')}
          {...updateReservationLimits.comment}
          autosize
          minRows={2}
        />
      </Stack>
      <div className={`${bar.bar} ${classes.bar}`}>
        <Button variant="default" onClick={() => leave(onDone)} disabled={busy}>
          {t('actions.back')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('edit.submit')}
        </Button>
      </div>
      {dialog}
    </form>
  );
};
