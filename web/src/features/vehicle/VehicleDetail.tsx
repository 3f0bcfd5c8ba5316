import { Button, Skeleton } from '@mantine/core';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../platform/format/format';
import type { TripFactsInput } from '../../platform/graphql/types.generated';
import { srcSetOf } from '../../platform/url/pictures';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { PageDialog } from '../../kit/dialog/PageDialog';
import { LoadFailure } from '../../kit/state/Loaded';
import { Picture } from '../../kit/display/Picture';
import { t as vehicleT } from '../../domain/vehicle/texts';
import { DailyPrice, QuoteLine, QuoteLines } from './QuoteLine';
import { tierRows } from './tierRows';
import type { ReservedVehicle } from './VehicleCard';
import {
  useVehicleDetailQuery,
  useVehicleDetailQuoteQuery,
  type VehicleDetailQuery,
  type VehicleDetailQuoteQuery,
} from './VehicleDetail.generated';
import { VehicleExtras } from './VehicleExtras';
import { useVehicleExtrasQuery, type VehicleExtrasQuery } from './VehicleExtras.generated';
import { VehicleFacts } from './VehicleFacts';
import classes from './VehicleDetail.module.css';
import { t } from './texts';

interface VehicleDetailProps {
  vehicleId: string;
  /** The dates searched for; without them no total is shown. */
  period: { startsAt: string; endsAt: string } | null;
  /** The known facts on which fees depend, besides the dates. */
  trip?: TripFactsInput | undefined;
  onReserve: (vehicle: ReservedVehicle) => void;
  onClose: () => void;
}

type DetailedVehicle = NonNullable<VehicleDetailQuery['vehicle']>;

/** Shows one vehicle: picture, options, its prices by duration and the price for the dates. */
export const VehicleDetail = ({ vehicleId, period, trip, onReserve, onClose }: VehicleDetailProps) => {
  const { data, error, loading, refetch } = useVehicleDetailQuery({ variables: { id: vehicleId } });
  const quoted = useVehicleDetailQuoteQuery(
    period ? { variables: { id: vehicleId, period, options: trip } } : skipToken,
  );
  const offered = useVehicleExtrasQuery(period ? { variables: { vehicleId, period, options: trip } } : skipToken);
  const vehicle = data?.vehicle;
  // Shown at once with its price, because what came later would move the rest.
  const priced = [quoted, offered].every((answer) => answer.data ?? !answer.loading);
  return (
    <PageDialog title={vehicle?.name ?? ''} onClose={onClose}>
      {vehicle && priced ? (
        <Content
          vehicle={vehicle}
          period={period}
          quote={quoted.data?.priceQuote}
          extras={offered.data?.rentalExtras.items}
          onReserve={() => onReserve(vehicle)}
        />
      ) : error ? (
        <LoadFailure error={error} refetch={refetch} />
      ) : loading || vehicle ? (
        <Skeleton height={360} />
      ) : (
        <div className={classes.missing}>
          <p>{vehicleT('notFound')}</p>
          <Button component={Link} to={paths.fleet}>
            {vehicleT('seeFleet')}
          </Button>
        </div>
      )}
    </PageDialog>
  );
};

interface ContentProps {
  vehicle: DetailedVehicle;
  period: VehicleDetailProps['period'];
  quote: VehicleDetailQuoteQuery['priceQuote'] | undefined;
  extras: VehicleExtrasQuery['rentalExtras']['items'] | undefined;
  onReserve: () => void;
}

const Content = ({ vehicle, period, quote, extras = [], onReserve }: ContentProps) => {
  const options = [
    t(`common:category.${vehicle.category}`),
    t('vehicle.year', { year: vehicle.modelYear }),
    vehicle.airConditioning && t('vehicle.airConditioning'),
    vehicle.sunroof && t('vehicle.sunroof'),
    vehicle.consumption && t('vehicle.consumption', { value: vehicle.consumption }),
    vehicle.includedKmPerDay > 0 && t('vehicle.includedKm', { km: String(vehicle.includedKmPerDay) }),
    vehicle.agency && t('vehicle.agency', { name: vehicle.agency.name }),
  ].filter((option): option is string => Boolean(option));
  return (
    <div className={classes.grid}>
      <div>
        <Gallery vehicle={vehicle} />
        <h3 className={classes.heading}>{t('vehicle.specs')}</h3>
        <VehicleFacts vehicle={vehicle} />
        <ul className={classes.options}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
        {extras.length > 0 && <VehicleExtras extras={extras} />}
      </div>
      <div className={classes.side}>
        <div className={classes.offer}>
          {period && quote ? (
            <>
              <p className={classes.dates}>
                {t('fleet.from', { start: formatDateTime(period.startsAt), end: formatDateTime(period.endsAt) })}
              </p>
              <QuoteLine quote={quote} />
            </>
          ) : (
            <DailyPrice amount={vehicle.dailyPrice} />
          )}
          <Button size="md" className={classes.reserve ?? ''} onClick={onReserve}>
            {t('vehicle.reserve')}
          </Button>
        </div>
        {quote && Number(quote.fees) > 0 && <QuoteLines lines={quote.lines} />}
        <PriceTable vehicle={vehicle} days={quote?.days ?? null} />
      </div>
    </div>
  );
};

const pictureSizes = '(max-width: 48em) 92vw, 30rem';

/** Shows the main picture or another one, chosen by thumbnails. */
const Gallery = ({ vehicle }: { vehicle: DetailedVehicle }) => {
  const urls = [vehicle.imageUrl, ...vehicle.galleryUrls].filter((url): url is string => Boolean(url));
  const [index, setIndex] = useState(0);
  return (
    <>
      <Picture
        src={urls[index]}
        alt={vehicleT('photo', { name: vehicle.name })}
        fallback={vehicleT('noPhoto')}
        eager="first"
        sizes={pictureSizes}
        className={classes.picture}
      />
      {urls.length > 1 && (
        <div className={classes.thumbs} role="group" aria-label={t('vehicle.gallery')}>
          {urls.map((url, position) => (
            <button
              key={url}
              type="button"
              aria-label={t('vehicle.photoNumber', { number: position + 1, total: urls.length })}
              aria-pressed={position === index}
              onClick={() => setIndex(position)}
            >
              {/* The first one is the file of the main picture, which is loaded anyway. */}
              <img
                src={url}
                srcSet={srcSetOf(url)}
                sizes={position === 0 ? pictureSizes : '6rem'}
                alt=""
                loading="lazy"
              />
            </button>
          ))}
        </div>
      )}
    </>
  );
};

const PriceTable = ({ vehicle, days }: { vehicle: DetailedVehicle; days: number | null }) => (
  <table className={classes.table}>
    <caption>{t('vehicle.prices')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('vehicle.duration')}</th>
        <th scope="col">{t('vehicle.dailyPrice')}</th>
      </tr>
    </thead>
    <tbody>
      {tierRows(vehicle.dailyPrice, vehicle.tiers).map(({ fromDays, toDays, dailyPrice }) => {
        const current = days !== null && days >= fromDays && (toDays === null || days <= toDays);
        return (
          <tr key={fromDays} {...(current && { 'data-current': true })}>
            <th scope="row">
              {toDays === null
                ? t('vehicle.daysFrom', { count: fromDays })
                : toDays === fromDays
                  ? t('vehicle.daysSingle', { count: fromDays })
                  : t('vehicle.daysRange', { from: fromDays, to: toDays })}
            </th>
            <td>{formatMoney(dailyPrice)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
