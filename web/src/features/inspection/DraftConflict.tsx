import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useState } from 'react';
import { readProblem, type Problem } from '../../platform/errors/errors';
import { reveal } from '../../kit/display/reveal';
import { t } from './texts';

interface DraftConflictProps {
  problem: Problem;
  onSettle: (mine: boolean) => Promise<void>;
}

/** Shows who saved the same inspection on another device and when, and lets the employee choose the draft to continue. */
export const DraftConflict = ({ problem, onSettle }: DraftConflictProps) => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const settle = async (mine: boolean): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      await onSettle(mine);
    } catch (error) {
      setFailed(readProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert color="saffron" role="alert" icon={<IconDevices aria-hidden />} title={t('conflict.title')} ref={reveal}>
      <Text size="sm">{problem.message}</Text>
      <Text size="sm">{t('conflict.text')}</Text>
      {failed && (
        <Text size="sm" c="var(--mantine-color-error)">
          {failed}
        </Text>
      )}
      <Group mt="sm">
        <Button loading={busy} onClick={() => void settle(false)}>
          {t('conflict.theirs')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void settle(true)}>
          {t('conflict.mine')}
        </Button>
      </Group>
    </Alert>
  );
};
