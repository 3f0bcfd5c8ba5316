import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/site';
import type { VehicleQuoteFragment } from './VehicleCard.generated';
import classes from './QuoteLine.module.css';

/** Shows the server's quote: price per day, total for the dates, and price for a registered customer. */
export const QuoteLine = ({ quote }: { quote: VehicleQuoteFragment }) => (
  <div className={classes.root}>
    <p className={classes.daily}>
      <strong>{formatMoney(quote.dailyPrice)}</strong> {t('vehicle.perDay')}
    </p>
    <p className={classes.total}>
      {quote.discounted && <s>{formatMoney(quote.total)}</s>}{' '}
      {t('vehicle.total', { count: quote.days, price: formatMoney(quote.payable) })}
    </p>
    <p className={classes.registered}>
      {quote.discounted
        ? t('vehicle.yourDiscount', { percent: quote.registeredDiscountPercent })
        : t('vehicle.registered', {
            price: formatMoney(quote.registeredTotal),
            percent: quote.registeredDiscountPercent,
          })}
    </p>
  </div>
);

/** Shows the price per day, before dates are chosen. */
export const DailyPrice = ({ amount }: { amount: string }) => (
  <p className={classes.daily}>
    <strong>{formatMoney(amount)}</strong> {t('vehicle.perDay')}
  </p>
);
