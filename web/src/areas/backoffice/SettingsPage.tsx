import { Stack } from '@mantine/core';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { InspectionSettingsSection } from '../../features/inspection/InspectionSettingsSection';
import { StaffSecuritySection } from '../../features/second-factor/StaffSecuritySection';
import { SettingsEditor } from '../../features/settings/SettingsEditor';
import { t } from '../../features/settings/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /parametres, the contents of the public site, to Admins. */
export const SettingsPage = () => {
  usePageTitle(t('title'));
  return (
    <Stack gap="lg">
      <SettingsEditor />
      <InspectionSettingsSection />
      <StaffSecuritySection />
      <RecordHistory record="SETTINGS" id="1" />
    </Stack>
  );
};
