import { Alert, Button, Group, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { LastChange } from '../../domain/audit/LastChange';
import type { EditPart } from './editDraft';
import classes from './StaleAlert.module.css';
import { t } from './texts';

interface StaleAlertProps {
  /** The reservation as it is stored now. */
  stored: { id: string; version: number };
  /** What someone else changed. */
  changes: readonly EditPart[];
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Tells that someone else changed the reservation meanwhile, and offers the choice. */
export const StaleAlert = ({ stored, changes, busy, onKeepMine, onTakeTheirs }: StaleAlertProps) => (
  <Alert
    color="saffron"
    role="alert"
    className={classes.root}
    icon={<IconGitMerge aria-hidden />}
    title={t('edit.conflictTitle')}
  >
    <LastChange key={stored.version} record="RESERVATION" id={stored.id} />
    <Text size="sm">
      {t('edit.conflictText')}{' '}
      {changes.length > 0 &&
        t('edit.conflictOther', { changes: changes.map((part) => t(`edit.parts.${part}`)).join(', ') })}
    </Text>
    <Group gap="xs" mt="xs">
      <Button size="xs" onClick={onKeepMine} loading={busy}>
        {t('edit.keepMine')}
      </Button>
      <Button size="xs" variant="default" onClick={onTakeTheirs} disabled={busy}>
        {t('edit.takeTheirs')}
      </Button>
    </Group>
  </Alert>
);
