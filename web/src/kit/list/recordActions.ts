import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowAction } from './RowActions';

/** Makes the button that edits the record of a row. */
export const editAction = (label: string, onClick: () => void): RowAction => ({
  label,
  icon: IconPencil,
  hotkey: 'e',
  onClick,
});

/** Makes the button that removes the record of a row. */
export const removeAction = (label: string, onClick: () => void): RowAction => ({
  label,
  icon: IconTrash,
  danger: true,
  onClick,
});
