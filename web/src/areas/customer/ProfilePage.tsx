import { MyProfile } from '../../features/customer-profile/MyProfile';
import { t } from '../../features/customer-profile/texts';
import { OpenSessions } from '../../features/session/OpenSessions';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /profilClient, the customer's own profile. */
export const ProfilePage = () => {
  usePageTitle(t('title'));
  return <MyProfile openSessions={<OpenSessions />} />;
};
