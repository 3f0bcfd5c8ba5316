import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Picture } from '../../kit/display/Picture';
import { DailyPrice, QuoteLine } from './QuoteLine';
import type { VehicleCardFragment, VehicleQuoteFragment } from './VehicleCard.generated';
import { VehicleFacts } from './VehicleFacts';
import classes from './VehicleCard.module.css';
import { t } from './texts';

export type OfferedVehicle = VehicleCardFragment & { quote?: VehicleQuoteFragment };

interface VehicleCardProps {
  vehicle: OfferedVehicle;
  /** Address of the vehicle's detail, to which the whole card links. */
  detailTo: To;
  eager?: boolean | 'first';
  /** Shown over the picture's corner, e.g. the choice to compare. */
  corner?: ReactNode;
  onReserve: (vehicle: VehicleCardFragment) => void;
}

/** Shows a vehicle with picture, facts, price and 'Réserver'. */
export const VehicleCard = ({ vehicle, detailTo, eager = false, corner, onReserve }: VehicleCardProps) => (
  <article className={classes.card}>
    <Picture src={vehicle.imageUrl} alt="" fallback={t('vehicle.noPhoto')} eager={eager} className={classes.picture} />
    {corner && <div className={classes.corner}>{corner}</div>}
    <div className={classes.body}>
      <div>
        <p className={classes.category}>{t(`common:category.${vehicle.category}`)}</p>
        <h3 className={classes.name}>
          <Link to={detailTo} preventScrollReset className={classes.link}>
            {vehicle.name}
          </Link>
        </h3>
      </div>
      <VehicleFacts vehicle={vehicle} />
      <div className={classes.foot} data-quoted={vehicle.quote ? true : undefined}>
        {vehicle.quote ? <QuoteLine quote={vehicle.quote} /> : <DailyPrice amount={vehicle.dailyPrice} />}
        <Button
          className={classes.reserve ?? ''}
          onClick={() => onReserve(vehicle)}
          aria-label={`${t('vehicle.reserve')} ${vehicle.name}`}
        >
          {t('vehicle.reserve')}
        </Button>
      </div>
    </div>
  </article>
);
