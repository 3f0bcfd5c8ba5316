import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Picture } from '../../kit/display/Picture';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { t as vehicleT } from '../../domain/vehicle/texts';
import { DailyPrice, QuoteLine } from './QuoteLine';
import { VehicleCardFragmentDoc, type VehicleCardFragment, type VehicleQuoteFragment } from './VehicleCard.generated';
import { VehicleFacts } from './VehicleFacts';
import classes from './VehicleCard.module.css';
import { t } from './texts';

/** A vehicle, and its price for the dates if some were given. */
export type OfferedVehicle = Holding<VehicleCardFragment> & { quote?: Fields<VehicleQuoteFragment> };

/** A vehicle that somebody wants to reserve. */
export type ReservedVehicle = Pick<VehicleCardFragment, 'id' | 'name'>;

interface VehicleCardProps {
  vehicle: OfferedVehicle;
  /** Address of the vehicle's detail, to which the whole card links. */
  detailTo: To;
  eager?: boolean | 'first';
  /** Shown over the picture's corner, e.g. the choice to compare. */
  corner?: ReactNode;
  onReserve: (vehicle: ReservedVehicle) => void;
}

/** Shows a vehicle with picture, facts, price and 'Réserver'. */
export const VehicleCard = ({ vehicle: offered, detailTo, eager = false, corner, onReserve }: VehicleCardProps) => {
  const vehicle = useFields(VehicleCardFragmentDoc, offered);
  const { quote } = offered;
  return (
    <article className={classes.card}>
      <Picture src={vehicle.imageUrl} alt="" fallback={vehicleT('noPhoto')} eager={eager} className={classes.picture} />
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
        <div className={classes.foot} data-quoted={quote ? true : undefined}>
          {quote ? <QuoteLine quote={quote} /> : <DailyPrice amount={vehicle.dailyPrice} />}
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
};
