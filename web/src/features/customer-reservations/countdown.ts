import { locale } from '../../platform/i18n/locale';
import { onFirstUse } from '../../platform/i18n/onFirstUse';
import { daysBetween, formatTime, toWallTime } from '../../platform/time/time';
import { t } from './texts';

const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * Says how far away the departure or return is: 'Départ demain à 10:00', 'Retour dans 3 jours à 18:00' once the rental has begun. `now` is
 * the agency's wall time.
 */
export const countdownOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: string): string => {
  const begun = toWallTime(startsAt) <= now;
  const next = toWallTime(begun ? endsAt : startsAt);
  const when = relative().format(daysBetween(now, next), 'day');
  return t(begun ? 'next.return' : 'next.departure', { when, time: formatTime(next) });
};
