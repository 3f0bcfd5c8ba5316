import { Button, CloseButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../texts';
import classes from './BulkBar.module.css';

/** An action on every selected row. */
export interface BulkAction<Row> {
  label: string;
  icon: Icon;
  run: (rows: readonly Row[]) => Promise<void> | void;
  /** Tells whether the action is possible on these rows; on any if left out. */
  fits?: (rows: readonly Row[]) => boolean;
  /** Whether the rows stay selected, for another action on them. */
  keeps?: boolean;
}

interface BulkBarProps<Row> {
  rows: readonly Row[];
  /** How many of the rows are on other pages of the list. */
  elsewhere: number;
  actions: readonly BulkAction<Row>[];
  onClear: () => void;
}

/** Shows the actions on selected rows at the bottom of the window while rows are selected. */
export const BulkBar = <Row,>({ rows, elsewhere, actions, onClear }: BulkBarProps<Row>) => {
  const [busy, setBusy] = useState('');
  const run = async ({ label, run: runAction, keeps = false }: BulkAction<Row>): Promise<void> => {
    setBusy(label);
    await runAction(rows);
    setBusy('');
    if (!keeps) onClear();
  };
  return (
    <div className={classes.bar} role="region" aria-label={t('list.selection')}>
      <div role="status">
        <b>{t('list.selected', { count: rows.length })}</b>
        {elsewhere > 0 && <> {t('list.selectedElsewhere', { count: elsewhere })}</>}
      </div>
      {actions
        .filter(({ fits }) => fits?.(rows) ?? true)
        .map((action) => (
          <Button
            key={action.label}
            variant="default"
            leftSection={<action.icon size={18} aria-hidden />}
            loading={busy === action.label}
            disabled={busy !== '' && busy !== action.label}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ))}
      <CloseButton size="lg" aria-label={t('list.unselect')} onClick={onClear} />
    </div>
  );
};
