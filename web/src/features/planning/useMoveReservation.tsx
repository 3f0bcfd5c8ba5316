import { Button } from '@mantine/core';
import { resultOf } from '../../domain/reservation/taken';
import { formatDateTime, toWallTime } from '../../platform/time/time';
import { dismissNotice, notify } from '../../kit/notice/notify';
import { notifyOutcome } from '../../kit/notice/notifyOutcome';
import { useUpdateReservationMutation } from '../../domain/reservation/UpdateReservation.generated';
import { usePublishReservation } from '../../domain/reservation/ReservationFeed';
import { minutesOf } from '../../kit/timeline/wallMinutes';
import type { Bar } from './bars';
import type { PlanningReservationFieldsFragment } from './Planning.generated';
import type { Expect } from './useExpectedBars';
import { t } from './texts';

interface Move {
  version: number;
  vehicleId: string;
  /** Agency wall times. */
  startsAt: string;
  endsAt: string;
  vehicleName: string;
  /** A rental's new total; if left out, it is unchanged. */
  total: string | undefined;
}

/** Milliseconds of the notice, long enough to read it and to undo the move. */
const undoMs = 12_000;

const noticeOf = (number: string): string => `moved-${number}`;

const barAt = (
  { number, status, customerName }: PlanningReservationFieldsFragment,
  { vehicleId, startsAt, endsAt }: Pick<Move, 'vehicleId' | 'startsAt' | 'endsAt'>,
): Bar => ({
  key: number,
  number,
  vehicleId,
  state: status === 'ACCEPTED' ? 'ACCEPTED' : 'PENDING',
  label: customerName,
  start: minutesOf(startsAt),
  end: minutesOf(endsAt),
});

/** Moves a reservation, which is shown at its new place at once, and offers to undo it. */
export const useMoveReservation = (expect: Expect) => {
  const [update] = useUpdateReservationMutation();
  const publish = usePublishReservation();

  /** Draws a reservation at its new place and sends the move. Throws the errors of the mutation, and RefusedError. */
  const moveTo = async (
    before: PlanningReservationFieldsFragment,
    { version, vehicleId, startsAt, endsAt, total }: Omit<Move, 'vehicleName'>,
  ) => {
    const { number } = before;
    const period = { startsAt, endsAt };
    const after = await expect(barAt(before, { vehicleId, ...period }), async () => {
      const { data } = await update({
        variables: { input: { number, version, vehicleId, period, ...(total !== undefined && { total }) } },
      });
      return data && resultOf(data.updateReservation);
    });
    if (after) publish(after);
    return after;
  };

  const undo = async (before: PlanningReservationFieldsFragment, version: number): Promise<void> => {
    const { number, vehicleId, startsAt, endsAt, total } = before;
    void dismissNotice(noticeOf(number));
    const back = {
      version,
      vehicleId,
      startsAt: toWallTime(startsAt),
      endsAt: toWallTime(endsAt),
      total: total ?? undefined,
    };
    await notifyOutcome(() => moveTo(before, back), { message: t('change.undone') }, t('change.undoFailed'));
  };

  const run = async (before: PlanningReservationFieldsFragment, move: Move): Promise<void> => {
    const { number } = before;
    const { startsAt, endsAt, vehicleName } = move;
    const after = await moveTo(before, move);
    if (!after) return;
    // Closes the notice that offers to undo an earlier change.
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
