import { MyProfile } from '../../features/customer-profile/MyProfile';
import { OpenSessions } from '../../features/session/OpenSessions';
import { t } from '../../lib/i18n/customerProfile';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /profilClient, the customer's own profile. */
export const ProfilePage = () => {
  usePageTitle(t('title'));
  return <MyProfile openSessions={<OpenSessions />} />;
};
