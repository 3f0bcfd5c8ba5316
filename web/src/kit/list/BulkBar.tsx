import { Button, CloseButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../texts';
import classes from './BulkBar.module.css';

/** An action on every selected row. */
export interface BulkAct<Row> {
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
  acts: readonly BulkAct<Row>[];
  onClear: () => void;
}

/** Shows the actions on selected rows at the bottom of the window while rows are selected. */
export const BulkBar = <Row,>({ rows, elsewhere, acts, onClear }: BulkBarProps<Row>) => {
  const [busy, setBusy] = useState('');
  const run = async ({ label, run: act, keeps = false }: BulkAct<Row>): Promise<void> => {
    setBusy(label);
    await act(rows);
    setBusy('');
    if (!keeps) onClear();
  };
  return (
    <div className={classes.bar} role="region" aria-label={t('list.selection')}>
      <div role="status">
        <b>{t('list.selected', { count: rows.length })}</b>
        {elsewhere > 0 && <> {t('list.selectedElsewhere', { count: elsewhere })}</>}
      </div>
      {acts
        .filter(({ fits }) => fits?.(rows) ?? true)
        .map((act) => (
          <Button
            key={act.label}
            variant="default"
            leftSection={<act.icon size={18} aria-hidden />}
            loading={busy === act.label}
            disabled={busy !== '' && busy !== act.label}
            onClick={() => void run(act)}
          >
            {act.label}
          </Button>
        ))}
      <CloseButton size="lg" aria-label={t('list.unselect')} onClick={onClear} />
    </div>
  );
};
