import { IconBriefcase, IconGasStation, IconManualGearbox, IconUsers } from '@tabler/icons-react';
import type { VehicleCardFragment } from './VehicleCard.generated';
import classes from './VehicleFacts.module.css';
import { t } from './texts';

type Facts = Pick<VehicleCardFragment, 'transmission' | 'fuel' | 'seats' | 'luggage'>;

/** Shows gearbox, fuel, seats and luggage as a row of icons with words. */
export const VehicleFacts = ({ vehicle }: { vehicle: Facts }) => (
  <ul className={classes.facts}>
    <li>
      <IconManualGearbox size={18} stroke={1.6} aria-hidden />
      {t(`common:transmission.${vehicle.transmission}`)}
    </li>
    <li>
      <IconGasStation size={18} stroke={1.6} aria-hidden />
      {t(`common:fuel.${vehicle.fuel}`)}
    </li>
    <li>
      <IconUsers size={18} stroke={1.6} aria-hidden />
      {t('vehicle.seats', { count: vehicle.seats })}
    </li>
    <li>
      <IconBriefcase size={18} stroke={1.6} aria-hidden />
      {t('vehicle.luggage', { count: vehicle.luggage })}
    </li>
  </ul>
);
