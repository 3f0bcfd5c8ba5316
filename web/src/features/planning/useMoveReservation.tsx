import { Button } from '@mantine/core';
import { resultOf } from '../../domain/reservation/taken';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/planning';
import { formatDateTime, toWallTime } from '../../lib/time';
import { dismissNotice, notify } from '../../ui/notify';
import { useUpdateReservationMutation } from '../reservation-desk/ReservationActions.generated';
import { usePublishReservation } from '../reservation-desk/ReservationFeed';
import type { PlanningReservationFieldsFragment } from './Planning.generated';

interface Move {
  version: number;
  vehicleId: string;
  /** Agency wall times. */
  startsAt: string;
  endsAt: string;
  vehicleName: string;
  /** A rental's new total; left out, it stays. */
  total: string | undefined;
}

/** Time enough to see that it went wrong, and to take it back. */
const undoMs = 12_000;

const noticeOf = (number: string): string => `moved-${number}`;

/** Moves a reservation and offers to take it back in the notice. */
export const useMoveReservation = () => {
  const [update] = useUpdateReservationMutation();
  const publish = usePublishReservation();

  const undo = async (before: PlanningReservationFieldsFragment, version: number): Promise<void> => {
    const { number, vehicleId, startsAt, endsAt, total } = before;
    void dismissNotice(noticeOf(number));
    try {
      const { data } = await update({
        variables: {
          input: {
            number,
            version,
            vehicleId,
            period: { startsAt: toWallTime(startsAt), endsAt: toWallTime(endsAt) },
            ...(total !== null && { total }),
          },
        },
      });
      if (data) publish(resultOf(data.reservationUpdate));
      void notify({ message: t('change.undone') });
    } catch (error) {
      void notify({ tone: 'error', title: t('change.undoFailed'), message: readProblem(error).message });
    }
  };

  /** Throws what the mutation throws, and RefusedError. */
  const run = async (before: PlanningReservationFieldsFragment, move: Move): Promise<void> => {
    const { number } = before;
    const { version, vehicleId, startsAt, endsAt, vehicleName, total } = move;
    const { data } = await update({
      variables: {
        input: { number, version, vehicleId, period: { startsAt, endsAt }, ...(total !== undefined && { total }) },
      },
    });
    if (!data) return;
    const after = resultOf(data.reservationUpdate);
    publish(after);
    // An offer to take an earlier change back holds no longer.
    await dismissNotice(noticeOf(number));
    void notify({
      id: noticeOf(number),
      title: t('change.done', { number }),
      message: (
        <>
          {t('change.doneText', {
            vehicle: vehicleName,
            from: formatDateTime(startsAt),
            to: formatDateTime(endsAt),
          })}{' '}
          <Button size="compact-sm" variant="light" onClick={() => void undo(before, after.version)}>
            {t('change.undo')}
          </Button>
        </>
      ),
      autoClose: undoMs,
    });
  };

  return { run };
};
