import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import classes from './PrintSheet.module.css';

/** Replaces the page in print while it is mounted. It is rendered for the printer only. */
export const PrintSheet = ({ children }: { children: ReactNode }) => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its snapshot right after the event.
    const start = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing && createPortal(<div className={classes.sheet}>{children}</div>, document.body);
};
