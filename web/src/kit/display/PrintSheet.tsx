import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './PrintSheet.module.css';
import { usePrinting } from './usePrinting';

/** Replaces the page in print while it is mounted. It is rendered for the printer only. */
export const PrintSheet = ({ children }: { children: ReactNode }) => {
  const printing = usePrinting();
  return printing && createPortal(<div className={classes.sheet}>{children}</div>, document.body);
};
