import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Hint } from '../display/Hint';
import classes from './RowActions.module.css';

/** A button of a row. */
export interface RowAct {
  /** What it does, for the tooltip: 'Modifier'. */
  label: string;
  icon: Icon;
  onClick: () => void;
  /** Ends or removes something: it stands last, and turns red when it is about to be used. */
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** The key that does it to the row that has the focus. */
  hotkey?: string;
}

interface RowActionsProps {
  /** What they do it to, for those who hear a button alone: 'Garage Atlas'. */
  of: string;
  acts: readonly (RowAct | false | '' | null | undefined)[];
}

/** Shows the action buttons of a row. Buttons that delete something stand last. */
export const RowActions = ({ of, acts }: RowActionsProps) => {
  const shown = acts.filter((act) => typeof act === 'object' && act !== null);
  const ordered = [...shown.filter(({ danger }) => !danger), ...shown.filter(({ danger }) => danger)];
  return ordered.map(({ label, icon: Sign, onClick, danger = false, busy = false, disabled = false, hotkey }) => (
    <Hint key={label} label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`${label} ${of}`}
        loading={busy}
        disabled={disabled}
        className={classes.act ?? ''}
        data-danger={danger || undefined}
        data-hotkey={hotkey}
        onClick={onClick}
      >
        <Sign size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  ));
};
