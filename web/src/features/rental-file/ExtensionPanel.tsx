import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useState } from 'react';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { formatDateTime } from '../../platform/time/time';
import { refuseExtensionLimits } from '../../platform/graphql/limits.generated';
import { notify } from '../../kit/notice/notify';
import { ReasonFormDialog } from '../../kit/form/ReasonFormDialog';
import {
  FileExtensionFragmentDoc,
  useRefuseExtensionMutation,
  type FileExtensionFragment,
} from './ExtensionPanel.generated';
import { t } from './texts';

const RefuseDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [refuse] = useRefuseExtensionMutation();
  return (
    <ReasonFormDialog
      title={t('extension.refuseTitle')}
      submitLabel={t('extension.refuseSubmit')}
      label={t('extension.reason')}
      description={t('extension.reasonHint')}
      {...refuseExtensionLimits.reason}
      run={async (reason) => {
        await refuse({ variables: { input: { id, reason } } });
        void notify({ message: t('extension.refused') });
      }}
      onClose={onClose}
    />
  );
};

interface ExtensionPanelProps {
  file: Holding<FileExtensionFragment>;
  /** Opens the change of the rental with this end. */
  onExtend: (endsAt: string) => void;
}

/** Shows the customer's open request for an extension, which the staff accept by extending the rental. Empty without a request. */
export const ExtensionPanel = ({ file, onExtend }: ExtensionPanelProps) => {
  const [refusing, setRefusing] = useState(false);
  const request = useFields(FileExtensionFragmentDoc, file).extensionRequest;
  if (request?.status !== 'OPEN') return null;
  return (
    <>
      <Alert color="blue" icon={<IconCalendarTime aria-hidden />} title={t('extension.title')}>
        <Text size="sm">
          {t('extension.wanted', { at: formatDateTime(request.endsAt), asked: formatDateTime(request.createdAt) })}
        </Text>
        {request.note && <Text size="sm">« {request.note} »</Text>}
        <Group gap="sm" mt="sm">
          <Button size="sm" onClick={() => onExtend(request.endsAt)}>
            {t('extension.accept')}
          </Button>
          <Button size="sm" variant="default" onClick={() => setRefusing(true)}>
            {t('extension.refuse')}
          </Button>
        </Group>
      </Alert>
      {refusing && <RefuseDialog id={request.id} onClose={() => setRefusing(false)} />}
    </>
  );
};
