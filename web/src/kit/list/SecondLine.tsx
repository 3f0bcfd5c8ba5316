import type { ReactNode } from 'react';
import classes from './SecondLine.module.css';

/** Shows a quieter line below the first one of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span className={classes.line} data-second-line>
    {children}
  </span>
);
