import { StaffProfile } from '../../features/staff-profile/StaffProfile';
import { t } from '../../lib/i18n/people';
import { usePageTitle } from '../../lib/usePageTitle';

/** /profile (spec/2-back-office §2). */
export const ProfilePage = () => {
  usePageTitle(t('profile.title'));
  return <StaffProfile />;
};
