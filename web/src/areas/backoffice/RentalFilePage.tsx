import { useParams } from 'react-router-dom';
import { RentalFile } from '../../features/rental-file/RentalFile';
import { t } from '../../features/rental-file/texts';
import { reservationHref } from '../../features/reservation-desk/reservationHref';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /dossier/…: everything about one reservation. */
export const RentalFilePage = () => {
  const { number = '' } = useParams();
  usePageTitle(t('title', { number }));
  return <RentalFile key={number} number={number} hrefFor={reservationHref} />;
};
