import { SecondFactorSection } from '../../features/second-factor/SecondFactorSection';
import { OpenSessions } from '../../features/session/OpenSessions';
import { StaffProfile } from '../../features/staff-profile/StaffProfile';
import { t } from '../../features/staff-profile/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /profile (docs/rules/back-office.md#profile). */
export const ProfilePage = () => {
  usePageTitle(t('profile.title'));
  return <StaffProfile openSessions={<OpenSessions />} secondFactor={<SecondFactorSection />} />;
};
