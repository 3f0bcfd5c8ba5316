import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { dayPrices } from './dayPrices';
import type { ReservationDraft } from '../../domain/reservation/draft';
import type { PriceQuoteQuery } from '../../domain/reservation/Quote.generated';
import { readProblem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { ErrorState } from '../../kit/state/ErrorState';
import { LoadFailure } from '../../kit/state/Loaded';
import { AllIn } from './AllIn';
import { Picture } from '../../kit/display/Picture';
import { t as vehicleT } from '../../domain/vehicle/texts';
import { useReservedVehicleQuery } from './PriceSummary.generated';
import type { SettledQuote } from './useSettledQuote';
import classes from './PriceSummary.module.css';
import { t } from './texts';

interface PriceSummaryProps {
  vehicleId: string;
  period: ReservationDraft['period'];
  quoted: SettledQuote;
}

/** Shows the vehicle and its price as the server computes it: days, price a day, total, and the registered client's price. */
export const PriceSummary = ({ vehicleId, period, quoted }: PriceSummaryProps) => {
  const { data, error, loading, refetch } = useReservedVehicleQuery({ variables: { id: vehicleId } });
  const vehicle = data?.vehicle;
  return (
    <aside className={classes.card} aria-labelledby="titre-resume">
      <h2 id="titre-resume" className={classes.title}>
        {t('summary.title')}
      </h2>
      {vehicle ? (
        <div className={classes.vehicle}>
          <Picture
            src={vehicle.imageUrl}
            alt={vehicleT('photo', { name: vehicle.name })}
            fallback={vehicleT('noPhoto')}
            eager
            className={classes.picture}
          />
          <div>
            <p className={classes.name}>{vehicle.name}</p>
            <p className={classes.kind}>
              {[
                t(`common:category.${vehicle.category}`),
                t(`common:transmission.${vehicle.transmission}`),
                t(`common:fuel.${vehicle.fuel}`),
              ].join(' · ')}
            </p>
            <Link to={paths.fleetFor(period)} className={classes.change}>
              {t('summary.change')}
            </Link>
          </div>
        </div>
      ) : error ? (
        <LoadFailure error={error} refetch={refetch} loading={loading} />
      ) : loading ? (
        <Skeleton className={classes.waiting ?? ''} />
      ) : (
        <p className={classes.missing}>
          {vehicleT('notFound')} <Link to={paths.fleet}>{vehicleT('seeFleet')}</Link>
        </p>
      )}
      <div aria-live="polite">
        <Quote quoted={quoted} />
      </div>
    </aside>
  );
};

/** Shows days and total beside the form's button on phones, where the summary is out of sight. */
export const TotalLine = ({ quoted: { data, previousData, complete } }: Pick<PriceSummaryProps, 'quoted'>) => {
  const quote = complete && (data ?? previousData)?.priceQuote;
  return (
    quote && (
      <p className={classes.totalLine}>
        {t('summary.dayCount', { count: quote.days })} <strong>{formatMoney(quote.payable)}</strong>
      </p>
    )
  );
};

const Quote = ({ quoted }: Pick<PriceSummaryProps, 'quoted'>) => {
  const { data, previousData, error, refetch, complete } = quoted;
  if (!complete) return <p className={classes.hint}>{t('summary.pickDates')}</p>;
  if (error) {
    const problem = readProblem(error);
    return problem.code ? (
      <p className={classes.hint}>{problem.message}</p>
    ) : (
      <ErrorState message={problem.message} onRetry={() => void refetch()} />
    );
  }
  const quote = (data ?? previousData)?.priceQuote;
  return quote ? <Prices quote={quote} /> : <Skeleton height={120} mt="md" />;
};

const Prices = ({ quote }: { quote: PriceQuoteQuery['priceQuote'] }) => (
  <>
    {quote.lines.some(({ kind, ruleId }) => ruleId || kind === 'PROMOTION') ? (
      <AllIn quote={quote} />
    ) : (
      <dl className={classes.prices}>
        <div className={quote.discounted ? classes.struck : classes.total}>
          <dt>{t('summary.total')}</dt>
          <dd>{formatMoney(quote.total)}</dd>
        </div>
        <div className={quote.discounted ? classes.total : classes.registered}>
          <dt>
            {t(quote.discounted ? 'summary.discount' : 'summary.registeredTotal', {
              percent: quote.registeredDiscountPercent,
            })}
          </dt>
          <dd>{formatMoney(quote.registeredTotal)}</dd>
        </div>
        <div className={classes.made}>
          <dt>{t('summary.days')}</dt>
          <dd>{t('summary.dayCount', { count: quote.days })}</dd>
        </div>
        <div>
          <dt>{t('summary.dailyPrice')}</dt>
          <dd>{dayPrices(quote)}</dd>
        </div>
      </dl>
    )}
    {!quote.discounted && (
      <Link to={paths.registration} className={classes.register}>
        {t('summary.registerHint', { percent: quote.registeredDiscountPercent })}
      </Link>
    )}
  </>
);
