import { useParams } from 'react-router-dom';
import { RentalFile } from '../../features/rental-file/RentalFile';
import { reservationHref } from '../../features/reservation-desk/reservationHref';

/** Shows /dossier/…: everything about one reservation. */
export const RentalFilePage = () => {
  const { number = '' } = useParams();
  return <RentalFile key={number} number={number} hrefFor={reservationHref} />;
};
