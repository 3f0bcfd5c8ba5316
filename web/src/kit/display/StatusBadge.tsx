import { t } from '../../platform/i18n/texts';
import classes from './StatusBadge.module.css';

/** The states of a reservation (docs/rules/reservations.md#life). */
export type ReservationState = 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'CANCELLED';

const tones = { PENDING: 'info', ACCEPTED: 'success', REFUSED: 'warning', CANCELLED: 'danger' } as const;

/** Shows a reservation's state in words and colour. */
export const StatusBadge = ({ status }: { status: ReservationState }) => (
  <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
);

/** What a badge expresses, from which its colour follows. */
export type BadgeTone = (typeof tones)[ReservationState] | 'neutral';

/** Shows a small label in one of the application's tones. */
export const Badge = ({ tone, children }: { tone: BadgeTone; children: string }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
