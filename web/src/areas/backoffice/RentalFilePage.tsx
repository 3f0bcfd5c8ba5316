import { useParams } from 'react-router-dom';
import { RentalFile } from '../../features/rental-file/RentalFile';
import { reservationHref } from '../../features/reservation-desk/reservationHref';
import { t } from '../../lib/i18n/rentalFile';
import { usePageTitle } from '../../lib/usePageTitle';

/** /dossier/…: everything about one reservation. */
export const RentalFilePage = () => {
  const { number = '' } = useParams();
  usePageTitle(t('title', { number }));
  return <RentalFile key={number} number={number} hrefFor={reservationHref} />;
};
