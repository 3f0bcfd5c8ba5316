import { formatMoney } from '../../platform/format/format';
import { t } from '../../platform/i18n/texts';
import type { PriceQuoteQuery } from '../../domain/reservation/Quote.generated';

type Quote = Pick<PriceQuoteQuery['priceQuote'], 'dailyPrice' | 'lines'>;

/** Formats the price a day: `3 j à 350 Dh, 2 j à 420 Dh` if the days have several prices. */
export const dayPrices = ({ dailyPrice, lines }: Quote): string => {
  const days = lines.filter(({ kind }) => kind === 'DAYS');
  return days.length > 1
    ? days.map(({ quantity, unitPrice }) => t('daysAt', { days: quantity, price: formatMoney(unitPrice) })).join(', ')
    : formatMoney(dailyPrice);
};
