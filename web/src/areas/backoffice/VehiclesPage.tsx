import { VehicleList } from '../../features/vehicle-desk/VehicleList';
import { t } from '../../features/vehicle-desk/texts';
import { vehicleView } from '../../features/vehicle-desk/vehicleView';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { useListParams } from '../../kit/list/useListParams';
import { lazyPart } from '../../kit/lazy/lazyPart';

// Loaded on its own, because most visits to the list open no map.
const LocationPanel = lazyPart(
  async () => (await import('../../features/vehicle-location/LocationPanel')).LocationPanel,
);

/** Shows /listCar, the fleet or the position of one vehicle. */
export const VehiclesPage = () => {
  usePageTitle(t('title'));
  const { state, update } = useListParams(vehicleView);
  useFocusOnNew(state.located);
  if (!state.located) return <VehicleList />;
  return (
    <LocationPanel
      key={state.located}
      vehicleId={state.located}
      onBack={() => update({ located: '', page: state.page })}
    />
  );
};
