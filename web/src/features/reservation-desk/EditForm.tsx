import { Alert, Button, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconUserPlus } from '@tabler/icons-react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Problem } from '../../lib/errors';
import { t } from '../../lib/i18n/backoffice';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { notify } from '../../ui/notify';
import { reveal } from '../../ui/reveal';
import { checkAmounts } from './acceptance';
import { readAlternatives } from './alternatives';
import { AmountField } from './AmountField';
import { DriverFieldset } from './DriverFieldset';
import {
  changedParts,
  changesOf,
  draftOf,
  driverFields,
  mergeDrafts,
  type DriverDraft,
  type EditDraft,
} from './editDraft';
import classes from './EditForm.module.css';
import type { DeskReservation } from './ReservationSheet';
import { StaleAlert } from './StaleAlert';
import { TakenAlert } from './TakenAlert';
import { TripFieldset } from './TripFieldset';
import { useUpdateReservation } from './useReservationActions';

interface EditFormProps {
  /** As it is stored now; may change while the form is open. */
  reservation: DeskReservation;
  /** Loads it again, after the server told of a newer version. */
  onReload: () => Promise<unknown>;
  onDone: () => void;
}

const requiredNames: readonly (keyof DriverDraft)[] = ['lastName', 'firstName'];

/** Changing a reservation. Only what was changed is sent; what others changed meanwhile is told, never overwritten. */
export const EditForm = ({ reservation, onReload, onDone }: EditFormProps) => {
  // What the form started from: the reservation may change under it.
  const [base, setBase] = useState(reservation);
  const [draft, setDraft] = useState(() => draftOf(reservation));
  const [withSecond, setWithSecond] = useState(reservation.secondDriver !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { run: update, busy } = useUpdateReservation();

  const dirty = changedParts(draftOf(base), draft).length > 0;
  const stale = reservation.version !== base.version && !busy;
  const { leave, dialog } = useLeaveGuard(dirty && !busy);

  const change = (part: Partial<EditDraft>): void => setDraft((current) => ({ ...current, ...part }));
  const errorAt = (...paths: string[]): string | undefined =>
    paths.map((path) => errors[path]).find((message) => message !== undefined);

  const send = async (from: DeskReservation, next: EditDraft): Promise<void> => {
    const found: Record<string, string> = from.status === 'ACCEPTED' ? { ...checkAmounts(next) } : {};
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current);
      return;
    }
    const changes = changesOf(draftOf(from), next);
    if (Object.keys(changes).length === 0) {
      void notify({ tone: 'info', message: t('edit.unchanged') });
      return;
    }
    const refusal = await update({ number: from.number, version: from.version, ...changes });
    if (!refusal) {
      onDone();
      return;
    }
    const outdated = refusal.code === 'RESERVATION.VERSION_CONFLICT';
    setProblem(outdated ? null : refusal);
    // The alert says it, beside what is free instead.
    setErrors(refusal.code === 'RESERVATION.VEHICLE_TAKEN' ? {} : refusal.fields);
    if (outdated) await onReload();
    else focusFirstError(form.current);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(base, draft);
  };

  const keepMine = (): void => {
    const merged = mergeDrafts(draftOf(base), draft, draftOf(reservation));
    setBase(reservation);
    setDraft(merged);
    void send(reservation, merged);
  };

  const takeTheirs = (): void => {
    setBase(reservation);
    setDraft(draftOf(reservation));
    setErrors({});
    setProblem(null);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="lg">
        {stale && (
          <StaleAlert
            changes={changedParts(draftOf(base), draftOf(reservation))}
            busy={busy}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
        {problem?.code === 'RESERVATION.VEHICLE_TAKEN' ? (
          <TakenAlert
            title={t('accept.takenTitle')}
            message={problem.message}
            alternatives={readAlternatives(problem)}
            busy={busy}
            onChoose={({ id }) => {
              change({ vehicleId: id });
              setProblem(null);
              setErrors({});
            }}
          />
        ) : problem ? (
          <Alert
            ref={reveal}
            color="red"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('edit.failed')}
          >
            {problem.message}
          </Alert>
        ) : null}
        <TripFieldset draft={draft} onChange={change} currentVehicle={base.vehicle} errorAt={errorAt} />
        {base.status === 'ACCEPTED' && (
          <fieldset className={classes.part}>
            <legend>{t('edit.amounts')}</legend>
            <SimpleGrid cols={2} spacing="sm">
              <AmountField
                label={t('accept.total')}
                value={draft.total}
                onChange={(total) => change({ total })}
                error={errorAt('total')}
                required
              />
              <AmountField
                label={t('accept.advance')}
                value={draft.advance}
                onChange={(advance) => change({ advance })}
                error={errorAt('advance')}
                required
              />
            </SimpleGrid>
          </fieldset>
        )}
        <DriverFieldset
          legend={t('sheet.driver')}
          driver={draft.driver}
          onChange={(driver) => change({ driver })}
          required={requiredNames}
          errorAt={(field) => errorAt(`driver.${field}`)}
        />
        {withSecond ? (
          <DriverFieldset
            legend={t('sheet.secondDriver')}
            driver={draft.secondDriver}
            onChange={(secondDriver) => change({ secondDriver })}
            required={driverFields.some((field) => draft.secondDriver[field]) ? requiredNames : []}
            errorAt={(field) => errorAt(`secondDriver.${field}`)}
          />
        ) : (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setWithSecond(true)}
            className={classes.add}
          >
            {t('sheet.secondDriverAdd')}
          </Button>
        )}
        <Textarea
          label={t('edit.comment')}
          value={draft.comment}
          onChange={(event) => change({ comment: event.currentTarget.value })}
          error={errorAt('comment')}
          maxLength={1000}
          autosize
          minRows={2}
        />
      </Stack>
      <div className={classes.bar}>
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
