import { locale } from '../../platform/i18n/locale';
import { onFirstUse } from '../../platform/i18n/onFirstUse';
import type { RentalStage } from '../../platform/graphql/types.generated';
import { daysBetween, formatTime, toWallTime } from '../../platform/time/time';
import { t } from './texts';

const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

interface Trip {
  startsAt: string;
  endsAt: string;
  stage: RentalStage | null;
}

/**
 * Says how far away the departure or, once the customer has the vehicle, the return is: 'Départ demain à 10:00', 'Retour dans 3 jours à
 * 18:00', and that it is late: 'Retour attendu hier à 18:00'. `now` is the agency's wall time.
 */
export const countdownOf = ({ startsAt, endsAt, stage }: Trip, now: string): string => {
  const out = stage === 'OUT';
  const next = toWallTime(out ? endsAt : startsAt);
  const when = relative().format(daysBetween(now, next), 'day');
  const said = !out ? 'next.departure' : next < now ? 'next.late' : 'next.return';
  return t(said, { when, time: formatTime(next) });
};
