import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AddBeside.module.css';

interface AddBesideProps {
  /** What the button adds: 'Ajouter une marque'. */
  label: string;
  /** Opens the form of what is missing; without it the field stands alone. */
  onAdd: (() => void) | undefined;
  /** The choice in which it is missing. */
  children: ReactNode;
}

/** Shows a choice with a button that adds what is missing in it. */
export const AddBeside = ({ label, onAdd, children }: AddBesideProps) =>
  onAdd ? (
    <div className={classes.root}>
      {children}
      <ActionIcon
        variant="light"
        size="input-sm"
        className={classes.add ?? ''}
        aria-label={label}
        title={label}
        onClick={onAdd}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  ) : (
    children
  );
