import { Box, Stack } from '@mantine/core';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { InspectionSettingsSection } from '../../features/inspection/InspectionSettingsSection';
import { t as inspectionT } from '../../features/inspection/texts';
import { StaffSecuritySection } from '../../features/second-factor/StaffSecuritySection';
import { t as securityT } from '../../features/second-factor/texts';
import { ContractSection } from '../../features/settings/ContractSection';
import { SettingsEditor } from '../../features/settings/SettingsEditor';
import { t } from '../../features/settings/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Settings with forms of their own, below that of the public site. */
const further = [
  { id: 'section-contracts', label: t('contracts.title'), Section: ContractSection },
  { id: 'section-inspections', label: inspectionT('settings.title'), Section: InspectionSettingsSection },
  { id: 'section-security', label: securityT('staff.title'), Section: StaffSecuritySection },
];

/** Shows /parametres, the contents of the public site, to Admins. */
export const SettingsPage = () => {
  usePageTitle(t('title'));
  return (
    <Stack gap="lg">
      <SettingsEditor further={further} />
      {further.map(({ id, Section }) => (
        <Box key={id} id={id} style={{ scrollMarginTop: '5rem' }}>
          <Section />
        </Box>
      ))}
      <RecordHistory record="SETTINGS" id="1" />
    </Stack>
  );
};
