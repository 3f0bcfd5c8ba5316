import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowAct } from './RowActions';

/** Makes the button that edits the record of a row. */
export const editAct = (label: string, onClick: () => void): RowAct => ({
  label,
  icon: IconPencil,
  hotkey: 'e',
  onClick,
});

/** Makes the button that removes the record of a row. */
export const removeAct = (label: string, onClick: () => void): RowAct => ({
  label,
  icon: IconTrash,
  danger: true,
  onClick,
});
