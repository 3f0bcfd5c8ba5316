import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { formatDate } from '../../platform/time/time';
import { Modal } from '../../kit/dialog/Modal';
import { Facts } from '../../kit/display/Facts';
import { ErrorState } from '../../kit/state/ErrorState';
import { LoadFailure } from '../../kit/state/Loaded';
import { AskDialog } from '../../kit/form/AskDialog';
import { notify } from '../../kit/notice/notify';
import {
  useEmployeeSecurityQuery,
  useEndEmployeeSessionsMutation,
  useResetSecondFactorMutation,
} from './EmployeeSecurity.generated';
import { t } from './texts';

interface EmployeeSecurityProps {
  id: string;
  name: string;
  /** True for the logged-in account. */
  own: boolean;
  onClose: () => void;
}

/** Shows an Admin how a member of staff logs in, and lets them reset the second factor and end the logins. */
export const EmployeeSecurity = ({ id, name, own, onClose }: EmployeeSecurityProps) => {
  const variables = { id };
  const { data, error, loading, refetch } = useEmployeeSecurityQuery({
    variables,
    fetchPolicy: 'network-only',
  });
  const after = { refetchQueries: ['EmployeeSecurity'], awaitRefetchQueries: true };
  const [endAll] = useEndEmployeeSessionsMutation(after);
  const [reset] = useResetSecondFactorMutation(after);
  const [dialog, setDialog] = useState<'endAll' | 'reset' | null>(null);
  const security = data?.employeeSecurity;
  const since = security?.secondFactorSince;

  const body = () => {
    if (!security && error && !loading)
      return <LoadFailure title={t('security.loadFailed')} error={error} refetch={refetch} />;
    if (data && !security) return <ErrorState title={t('security.loadFailed')} message={t('common:problem.gone')} />;
    if (!security)
      return (
        <div role="status" aria-label={t('security.loading')}>
          <Skeleton height={96} radius="md" />
        </div>
      );
    return (
      <Stack>
        <Facts
          facts={[
            {
              label: t('security.factor'),
              value: since ? t('security.since', { date: formatDate(since) }) : t('security.none'),
            },
            { label: t('security.sessions'), value: security.openSessions },
          ]}
        />
        {own && since && (
          <Text size="sm" c="dimmed">
            {t('security.own')}
          </Text>
        )}
        <Group>
          <Button
            variant="outline"
            color="red"
            disabled={security.openSessions === 0}
            onClick={() => setDialog('endAll')}
          >
            {t('security.endAll')}
          </Button>
          {since && !own && (
            <Button variant="outline" color="red" onClick={() => setDialog('reset')}>
              {t('security.reset')}
            </Button>
          )}
        </Group>
      </Stack>
    );
  };

  return (
    <Modal opened onClose={onClose} title={t('security.title', { name })} size="md">
      {body()}
      {dialog === 'endAll' && (
        <AskDialog
          message={t('security.endAllQuestion', { name })}
          consequence={t(own ? 'security.endAllOwnConsequence' : 'security.endAllConsequence')}
          confirmLabel={t('security.endAll')}
          onConfirm={() =>
            attempt(async () => {
              await endAll({ variables: { input: { id } } });
              void notify({ message: t('security.ended', { name }) });
            })
          }
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'reset' && (
        <AskDialog
          message={t('security.resetQuestion', { name })}
          consequence={t('security.resetConsequence')}
          confirmLabel={t('security.resetConfirm')}
          onConfirm={() =>
            attempt(async () => {
              await reset({ variables: { input: { id } } });
              void notify({ message: t('security.resetDone', { name }) });
            })
          }
          onClose={() => setDialog(null)}
        />
      )}
    </Modal>
  );
};
