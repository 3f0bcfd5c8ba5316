import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '../texts';
import classes from './FilterChips.module.css';

/** Something that narrows a list. */
export interface FilterChip {
  label: string;
  /** Takes it away. */
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClearAll: () => void;
}

/** Everything that narrows the list, each with its way out. */
export const FilterChips = ({ chips, onClearAll }: FilterChipsProps) => {
  const root = useRef<HTMLDivElement>(null);
  // The chip goes; the keyboard's place must not go with it.
  const keepPlace = (act: () => void) => (): void => {
    root.current?.focus();
    act();
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
