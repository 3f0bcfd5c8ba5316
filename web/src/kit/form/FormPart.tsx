import { useState, type ReactNode } from 'react';
import classes from './FormPart.module.css';

/** Shows a sentence in a quiet colour that explains the part of a page or form that follows. */
export const PartHint = ({ children }: { children: ReactNode }) => <p className={classes.hint}>{children}</p>;

interface FormPartProps {
  legend: string;
  /** A sentence below the legend. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A titled part of a form, as a fieldset. */
export const FormPart = ({ legend, hint, children }: FormPartProps) => (
  <fieldset className={classes.root}>
    <legend>{legend}</legend>
    {hint && <PartHint>{hint}</PartHint>}
    {children}
  </fieldset>
);

interface FoldedPartProps {
  legend: string;
  /** Whether one of its fields is refused: it is opened then, so that the error is seen. */
  invalid: boolean;
  children: ReactNode;
}

/** A titled part of a form that is opened by its title. */
export const FoldedPart = ({ legend, invalid, children }: FoldedPartProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.folded}
      open={opened || invalid}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{legend}</summary>
      {children}
    </details>
  );
};
