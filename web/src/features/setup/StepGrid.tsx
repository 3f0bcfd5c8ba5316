import type { ReactNode } from 'react';
import classes from './SetupChecklist.module.css';

/** Lays out the fields of a step in as many columns as fit. */
export const StepGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>;
