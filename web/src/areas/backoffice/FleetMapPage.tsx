import { FleetBoard } from '../../features/fleet-map/FleetBoard';
import { reservationHref } from '../../features/reservation-desk/reservationHref';
import { t } from '../../lib/i18n/fleetMap';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /carte, the map of the whole fleet. */
export const FleetMapPage = () => {
  usePageTitle(t('title'));
  return <FleetBoard hrefFor={reservationHref} />;
};
