import type { PriceQuoteQuery } from '../../domain/reservation/Quote.generated';
import { t } from '../../domain/reservation/extras.texts';
import { formatMoney } from '../../platform/format/format';
import quoted from '../../kit/display/QuoteLines.module.css';
import classes from './AllIn.module.css';

/** Shows the total of a rental with extras or fees, then its lines. */
export const AllIn = ({ quote }: { quote: PriceQuoteQuery['priceQuote'] }) => (
  <div className={classes.root}>
    <p className={classes.total}>
      {t('allIn')} <strong>{formatMoney(quote.payable)}</strong>
    </p>
    <ul className={`${quoted.lines} ${classes.lines}`} aria-label={t('allInLines')}>
      {quote.lines.map(({ label, quantity, unitPrice, amount }) => (
        <li key={`${label} ${unitPrice}`}>
          <span>
            {label}
            {quantity > 1 && <small> {t('times', { quantity, price: formatMoney(unitPrice) })}</small>}
          </span>
          <span className={classes.amount}>{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
    {!quote.discounted && (
      <p className={classes.registered}>
        {t('registered', { percent: quote.registeredDiscountPercent })}{' '}
        <span className={classes.amount}>{formatMoney(quote.registeredTotal)}</span>
      </p>
    )}
  </div>
);
