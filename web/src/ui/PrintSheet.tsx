import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import classes from './PrintSheet.module.css';

/** What the printer gets in place of the page while this is mounted. It exists for the printer only. */
export const PrintSheet = ({ children }: { children: ReactNode }) => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event.
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
