import { reservationHref } from '../../features/reservation-desk/reservationHref';
import { TrackBoard } from '../../features/vehicle-location/TrackBoard';
import { t } from '../../features/vehicle-location/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /historique, the recorded track of a vehicle. */
export const TrackPage = () => {
  usePageTitle(t('track.title'));
  return <TrackBoard hrefFor={reservationHref} />;
};
