import { LocationPanel } from '../../features/vehicle-location/LocationPanel';
import { VehicleList } from '../../features/vehicle-desk/VehicleList';
import { vehicleView } from '../../features/vehicle-desk/vehicleView';
import { t } from '../../lib/i18n/vehicleDesk';
import { usePageTitle } from '../../lib/usePageTitle';
import { useListParams } from '../../ui/list/useListParams';

/** Shows /listCar, the fleet or the position of one vehicle. */
export const VehiclesPage = () => {
  usePageTitle(t('title'));
  const { state, update } = useListParams(vehicleView);
  if (!state.located) return <VehicleList />;
  return (
    <LocationPanel
      key={state.located}
      vehicleId={state.located}
      onBack={() => update({ located: '', page: state.page })}
    />
  );
};
