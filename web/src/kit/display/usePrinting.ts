import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Tells whether the page is being printed, for what is rendered differently on paper. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  // The browser takes its snapshot right after the event.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing;
};
