import { VehicleList } from '../../features/vehicle-desk/VehicleList';
import { t } from '../../lib/i18n/vehicleDesk';
import { usePageTitle } from '../../lib/usePageTitle';

/** /listCar: the fleet. */
export const VehiclesPage = () => {
  usePageTitle(t('title'));
  return <VehicleList />;
};
