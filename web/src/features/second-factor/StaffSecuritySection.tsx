import '@mantine/core/styles/Switch.layer.css';
import { Card, Skeleton, Stack, Switch, Title } from '@mantine/core';
import { useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { Loaded } from '../../kit/state/Loaded';
import { AskDialog } from '../../kit/form/AskDialog';
import { notify } from '../../kit/notice/notify';
import {
  type StaffSecurityFragment,
  useRequireSecondFactorMutation,
  useStaffSecurityQuery,
} from './StaffSecuritySection.generated';
import { t } from './texts';

const Requirement = ({ security }: { security: StaffSecurityFragment }) => {
  const { secondFactorRequired: required, employees, withSecondFactor } = security;
  const [asking, setAsking] = useState(false);
  const [require] = useRequireSecondFactorMutation();
  const change = () =>
    attempt(async () => {
      await require({ variables: { input: { required: !required } } });
      void notify({ message: t(required ? 'staff.released' : 'staff.required') });
    });
  return (
    <>
      <Switch
        label={t('staff.label')}
        description={`${t('staff.lead')} ${t('staff.count', { protected: withSecondFactor, employees })}`}
        checked={required}
        onChange={() => setAsking(true)}
      />
      {asking && (
        <AskDialog
          message={t(required ? 'staff.releaseQuestion' : 'staff.requireQuestion')}
          consequence={
            required
              ? t('staff.releaseConsequence')
              : t('staff.requireConsequence', { count: employees - withSecondFactor })
          }
          confirmLabel={t(required ? 'staff.releaseConfirm' : 'staff.requireConfirm')}
          danger={required || withSecondFactor < employees}
          onConfirm={change}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Lets Admins choose whether all staff need a second factor. */
export const StaffSecuritySection = () => {
  const query = useStaffSecurityQuery({
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Card withBorder component="section" aria-label={t('staff.title')}>
      <Stack>
        <Title order={2} size={18}>
          {t('staff.title')}
        </Title>
        <Loaded
          query={query}
          title={t('staff.loadFailed')}
          waiting={<Skeleton height={56} radius="md" role="status" aria-label={t('staff.loading')} />}
        >
          {({ staffSecurity }) => <Requirement security={staffSecurity} />}
        </Loaded>
      </Stack>
    </Card>
  );
};
