import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog';
import { endName } from '../../domain/inspection/inspectedEnd';
import type { InspectionDraft } from '../../domain/inspection/inspectionDraft';
import { t } from './texts';

interface DroppedDraftProps {
  draft: InspectionDraft;
  onForget: () => Promise<void>;
}

/** Shows a draft on this device that its rental no longer needs. It is deleted only if the employee confirms it. */
export const DroppedDraft = ({ draft, onForget }: DroppedDraftProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Alert color="saffron" title={t(`dropped.title.${endName(draft)}`)} mb="md">
      <Text size="sm">{t('dropped.text', { count: draft.photos.length })}</Text>
      {draft.refusal && <Text size="sm">{draft.refusal.message}</Text>}
      <Button mt="sm" color="red" variant="light" onClick={() => setAsking(true)}>
        {t('dropped.delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        message={t('dropped.confirm')}
        confirmLabel={t('dropped.delete')}
        onConfirm={() => void onForget()}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
};
