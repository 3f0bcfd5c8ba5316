import { FleetBoard } from '../../features/fleet-map/FleetBoard';
import { t } from '../../features/fleet-map/texts';
import { reservationHref } from '../../features/reservation-desk/reservationHref';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /carte, the map of the whole fleet. */
export const FleetMapPage = () => {
  usePageTitle(t('title'));
  return <FleetBoard hrefFor={reservationHref} />;
};
