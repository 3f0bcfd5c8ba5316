import { SecondFactorSection } from '../../features/second-factor/SecondFactorSection';
import { OpenSessions } from '../../features/session/OpenSessions';
import { StaffProfile } from '../../features/staff-profile/StaffProfile';
import { t } from '../../lib/i18n/people';
import { usePageTitle } from '../../lib/usePageTitle';

/** /profile (spec/2-back-office §2). */
export const ProfilePage = () => {
  usePageTitle(t('profile.title'));
  return <StaffProfile openSessions={<OpenSessions />} secondFactor={<SecondFactorSection />} />;
};
