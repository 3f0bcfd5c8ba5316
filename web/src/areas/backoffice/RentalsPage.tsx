import { RentalList } from '../../features/rental/RentalList';
import { t } from '../../lib/i18n/rental';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listLocation, the rentals. */
export const RentalsPage = () => {
  usePageTitle(t('title'));
  return <RentalList />;
};
