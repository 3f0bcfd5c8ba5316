import { formatMoney } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import type { SeasonRowFragment } from './SeasonList.generated';
import { t } from './texts';

type Stretch = SeasonRowFragment['stretches'][number];
type Rate = SeasonRowFragment['rates'][number];

/** Formats days of a season: `du 01-07-2027 au 31-08-2027`, `chaque année, du 01-07 au 31-08`. */
export const stretchText = ({ startsOn, endsOn, everyYear }: Stretch): string =>
  everyYear
    ? t('yearly', { from: formatDate(startsOn).slice(0, 5), to: formatDate(endsOn).slice(0, 5) })
    : t('stretch', { from: formatDate(startsOn), to: formatDate(endsOn) });

const priceText = ({ percent, dailyPrice }: Rate): string =>
  dailyPrice === null
    ? `${(percent ?? 0) < 0 ? '−' : '+'}${Math.abs(percent ?? 0)}\u00a0%`
    : t('perDay', { price: formatMoney(dailyPrice) });

/** Formats a rate: `Citadines : +20 %`. */
export const rateText = (rate: Rate): string =>
  t('rate', {
    target: rate.vehicle?.name ?? (rate.category ? t(`common:category.${rate.category}`) : t('everyVehicle')),
    price: priceText(rate),
  });
