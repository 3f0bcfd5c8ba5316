import { formatMoney } from '../../platform/format/format';
import type { Fields } from '../../platform/graphql/fields';
import quoted from '../../kit/display/QuoteLines.module.css';
import { t as vehicleT } from '../../domain/vehicle/texts';
import type { VehicleQuoteFragment } from './VehicleCard.generated';
import type { VehicleDetailQuoteQuery } from './VehicleDetail.generated';
import classes from './QuoteLine.module.css';
import { t } from './texts';

type QuotedLine = VehicleDetailQuoteQuery['priceQuote']['lines'][number];

/** Shows the server's quote: first the total for the dates with all fees, then its lines, and the price for registered customers. */
export const QuoteLine = ({ quote }: { quote: Fields<VehicleQuoteFragment> }) => (
  <div className={classes.root}>
    <p className={classes.total}>
      {quote.discounted && (
        <>
          <s>{formatMoney(quote.total)}</s>{' '}
        </>
      )}
      {t('vehicle.total', { count: quote.days, price: formatMoney(quote.payable) })}
    </p>
    <p className={classes.made}>
      {formatMoney(quote.dailyPrice)} {vehicleT('perDay')}
      {Number(quote.fees) > 0 && t('vehicle.fees', { fees: formatMoney(quote.fees) })}
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

/** Shows the lines of a total with fees. */
export const QuoteLines = ({ lines }: { lines: readonly QuotedLine[] }) => (
  <ul className={`${quoted.lines} ${classes.lines}`} aria-label={t('vehicle.lines')}>
    {lines.map(({ label, quantity, unitPrice, amount }) => (
      <li key={`${label} ${unitPrice}`}>
        <span>
          {label}
          {quantity > 1 && ` (${quantity} × ${formatMoney(unitPrice)})`}
        </span>
        <span>{formatMoney(amount)}</span>
      </li>
    ))}
  </ul>
);

/** Shows the price per day, before dates are chosen. */
export const DailyPrice = ({ amount }: { amount: string }) => (
  <p className={classes.daily}>
    <strong>{formatMoney(amount)}</strong> {vehicleT('perDay')}
  </p>
);
