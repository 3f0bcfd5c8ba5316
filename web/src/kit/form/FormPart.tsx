import type { ReactNode } from 'react';
import classes from './FormPart.module.css';

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
    {hint && <p className={classes.hint}>{hint}</p>}
    {children}
  </fieldset>
);
