import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useState } from 'react';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/account';
import { formatDateTime } from '../../lib/time';
import { lazyPart } from '../../ui/lazyPart';
import { notify } from '../../ui/notify';
import { useWithdrawExtensionMutation, type MyExtensionFragment } from './Extension.generated';

const ExtensionDialog = lazyPart(async () => (await import('./ExtensionDialog')).ExtensionDialog, { over: true });

/** A customer's wish to keep the vehicle of a rental longer: asked for, waiting, or refused with a reason. */
export const MyExtension = ({ rental }: { rental: MyExtensionFragment }) => {
  const [asking, setAsking] = useState(false);
  const [withdraw, { loading }] = useWithdrawExtensionMutation();
  const { stage, extensionRequest: last } = rental;
  if (stage !== 'PLANNED' && stage !== 'OUT') return null;
  const takeBack = (id: string): void =>
    void withdraw({ variables: { input: { id } } }).then(
      () => notify({ message: t('extension.withdrawn') }),
      (error: unknown) => notify({ tone: 'error', message: readProblem(error).message }),
    );
  if (last?.status === 'OPEN')
    return (
      <Alert color="blue" icon={<IconCalendarTime aria-hidden />} role="status">
        <Text size="sm">{t('extension.waiting', { at: formatDateTime(last.endsAt) })}</Text>
        <Button variant="default" size="sm" mt="xs" loading={loading} onClick={() => takeBack(last.id)}>
          {t('extension.withdraw')}
        </Button>
      </Alert>
    );
  return (
    <Stack gap="xs">
      {last?.status === 'REFUSED' && (
        <Text size="sm">{t('extension.refused', { at: formatDateTime(last.endsAt), reason: last.reason ?? '' })}</Text>
      )}
      <Button
        variant="default"
        leftSection={<IconCalendarTime size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('extension.ask')}
      </Button>
      {asking && <ExtensionDialog rental={rental} onClose={() => setAsking(false)} />}
    </Stack>
  );
};
