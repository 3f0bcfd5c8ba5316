import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '../texts';
import classes from './FilterChips.module.css';

/** An active filter. */
export interface FilterChip {
  label: string;
  /** Removes the filter. */
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClearAll: () => void;
}

/** Shows the active filters, each with a button that removes it. */
export const FilterChips = ({ chips, onClearAll }: FilterChipsProps) => {
  const root = useRef<HTMLDivElement>(null);
  // The focus moves before the chip with the focus is removed.
  const keepPlace = (remove: () => void) => (): void => {
    root.current?.focus();
    remove();
  };
  return (
    <div ref={root} className={classes.root} role="group" aria-label={t('list.chips')} tabIndex={-1}>
      {chips.map(({ label, onRemove }) => (
        <UnstyledButton
          key={label}
          className={classes.chip}
          aria-label={t('list.removeChip', { label })}
          onClick={keepPlace(onRemove)}
        >
          {label}
          <IconX size={14} aria-hidden />
        </UnstyledButton>
      ))}
      {chips.length > 0 && (
        <UnstyledButton className={classes.clear} onClick={keepPlace(onClearAll)}>
          {t('list.clearAll')}
        </UnstyledButton>
      )}
    </div>
  );
};
