import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Hint } from '../display/Hint';
import classes from './RowActions.module.css';

/** A button of a row. */
export interface RowAction {
  /** The name of the action, for the tooltip: 'Modifier'. */
  label: string;
  icon: Icon;
  onClick: () => void;
  /** Whether it ends or removes something: it is shown last, and in red when it has the focus or the pointer. */
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** The key that runs it for the row with the focus. */
  hotkey?: string;
}

interface RowActionsProps {
  /** The record's name, for the accessible names of the buttons: 'Garage Atlas'. */
  of: string;
  actions: readonly (RowAction | false | '' | null | undefined)[];
}

/** Shows the action buttons of a row. Buttons that delete something stand last. */
export const RowActions = ({ of, actions }: RowActionsProps) => {
  const shown = actions.filter((action) => typeof action === 'object' && action !== null);
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
        className={classes.action ?? ''}
        data-danger={danger || undefined}
        data-hotkey={hotkey}
        onClick={onClick}
      >
        <Sign size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  ));
};
