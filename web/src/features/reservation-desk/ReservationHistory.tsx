import { EventList } from '../../kit/display/EventList';
import { fullName } from '../../platform/format/format';
import { formatAgo, formatDateTime } from '../../platform/time/time';
import type { ReservationDetailsFragment } from '../../domain/reservation/ReservationDetails.generated';
import { t } from './texts';

type EventKind = 'created' | 'accepted' | 'refused' | 'cancelled' | 'updated';

interface HistoryEvent {
  kind: EventKind;
  at: string;
}

/** Returns the events of a reservation, newest first. */
export const historyOf = (reservation: ReservationDetailsFragment): HistoryEvent[] => {
  const { createdAt, acceptedAt, refusedAt, cancelledAt, updatedAt } = reservation;
  const events: HistoryEvent[] = [{ kind: 'created', at: createdAt }];
  if (acceptedAt) events.push({ kind: 'accepted', at: acceptedAt });
  if (refusedAt) events.push({ kind: 'refused', at: refusedAt });
  if (cancelledAt) events.push({ kind: 'cancelled', at: cancelledAt });
  // Each event also updates the reservation, so only a later update is an edit of its own.
  const lastStep = Math.max(...events.map(({ at }) => Date.parse(at)));
  if (Date.parse(updatedAt) - lastStep > 2_000) events.push({ kind: 'updated', at: updatedAt });
  return events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
};

/** Only the author of the last decision is known. */
const decisionOf = ({ status }: ReservationDetailsFragment): EventKind | null =>
  (({ PENDING: null, ACCEPTED: 'accepted', REFUSED: 'refused', CANCELLED: 'cancelled' }) as const)[status];

const toneOf = {
  created: 'plain',
  accepted: 'good',
  refused: 'warning',
  cancelled: 'bad',
  updated: 'plain',
} as const;

/** Shows the events of a reservation, newest first, with the author of the last decision. */
export const ReservationHistory = ({ reservation }: { reservation: ReservationDetailsFragment }) => (
  <EventList
    events={historyOf(reservation).map(({ kind, at }) => ({
      key: kind,
      tone: toneOf[kind],
      what: (
        <>
          {t(`sheet.events.${kind}`)}
          {kind === decisionOf(reservation) && reservation.handledBy && (
            <> {t('sheet.by', { name: fullName(reservation.handledBy) })}</>
          )}
        </>
      ),
      when: (
        <time dateTime={at}>
          {formatDateTime(at)} · {formatAgo(at)}
        </time>
      ),
    }))}
  />
);
