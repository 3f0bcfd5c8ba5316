import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useState } from 'react';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { formatDateTime } from '../../platform/time/time';
import { ExtensionDialog } from './ExtensionDialog';
import { notifyOutcome } from '../../kit/notice/notifyOutcome';
import { MyExtensionFragmentDoc, useWithdrawExtensionMutation, type MyExtensionFragment } from './Extension.generated';
import { t } from './texts';

/** Shows a customer's request to extend a rental: the button to make one, or the open or refused one. */
export const MyExtension = ({ rental: of }: { rental: Holding<MyExtensionFragment> }) => {
  const rental = useFields(MyExtensionFragmentDoc, of);
  const [asking, setAsking] = useState(false);
  const [withdraw, { loading }] = useWithdrawExtensionMutation();
  const { stage, extensionRequest: last } = rental;
  if (stage !== 'PLANNED' && stage !== 'OUT') return null;
  const takeBack = (id: string): void =>
    void notifyOutcome(() => withdraw({ variables: { input: { id } } }), { message: t('extension.withdrawn') });
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
