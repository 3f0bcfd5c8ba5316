import { RentalList } from '../../features/rental/RentalList';
import { t } from '../../features/rental/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /listLocation, the rentals. */
export const RentalsPage = () => {
  usePageTitle(t('title'));
  return <RentalList />;
};
