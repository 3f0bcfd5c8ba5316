import { useWindowEvent } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import classes from './PrintSheet.module.css';

/** Replaces the page in print while it is mounted. It is rendered for the printer only. */
export const PrintSheet = ({ children }: { children: ReactNode }) => {
  const [printing, setPrinting] = useState(false);
  // The browser takes its snapshot right after the event.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing && createPortal(<div className={classes.sheet}>{children}</div>, document.body);
};
