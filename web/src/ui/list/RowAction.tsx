import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface RowActionProps {
  /** What it does, for the tooltip: 'Modifier'. */
  label: string;
  /** What it does it to, for those who hear the button alone: 'Garage Atlas'. */
  of: string;
  icon: Icon;
  onClick: () => void;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
}

/** A button of a row. */
export const RowAction = ({
  label,
  of,
  icon: Sign,
  onClick,
  danger = false,
  busy = false,
  disabled = false,
}: RowActionProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color={danger ? 'red' : 'gray'}
      size="lg"
      aria-label={`${label} ${of}`}
      loading={busy}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Tooltip>
);
