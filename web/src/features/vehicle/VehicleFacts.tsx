import { IconBriefcase, IconGasStation, IconManualGearbox, IconUsers } from '@tabler/icons-react';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { VehicleFactsFragmentDoc, type VehicleFactsFragment } from './VehicleFacts.generated';
import classes from './VehicleFacts.module.css';
import { t } from './texts';

/** Shows gearbox, fuel, seats and luggage as a row of icons with words. */
export const VehicleFacts = ({ vehicle }: { vehicle: Holding<VehicleFactsFragment> }) => {
  const { transmission, fuel, seats, luggage } = useFields(VehicleFactsFragmentDoc, vehicle);
  return (
    <ul className={classes.facts}>
      <li>
        <IconManualGearbox size={18} stroke={1.6} aria-hidden />
        {t(`common:transmission.${transmission}`)}
      </li>
      <li>
        <IconGasStation size={18} stroke={1.6} aria-hidden />
        {t(`common:fuel.${fuel}`)}
      </li>
      <li>
        <IconUsers size={18} stroke={1.6} aria-hidden />
        {t('vehicle.seats', { count: seats })}
      </li>
      <li>
        <IconBriefcase size={18} stroke={1.6} aria-hidden />
        {t('vehicle.luggage', { count: luggage })}
      </li>
    </ul>
  );
};
