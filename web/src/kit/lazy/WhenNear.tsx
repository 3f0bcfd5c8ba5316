import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface WhenNearProps {
  /** Reserves this height until then, any CSS height. */
  minHeight: string;
  /** The content is rendered once it is this many CSS pixels from the screen. With a small one, visitors who never scroll there do not load it. */
  within?: number;
  children: ReactNode;
}

/**
 * Renders its content only once it is near the screen, so that content that is never scrolled to is never loaded. All of it is loaded to be
 * printed.
 */
export const WhenNear = ({ minHeight, within = 600, children }: WhenNearProps) => {
  const [reached, setReached] = useState(false);
  // The browser takes its snapshot right after the event.
  useWindowEvent('beforeprint', () => flushSync(() => setReached(true)));
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
        { rootMargin: `${within}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [within],
  );
  return (
    <div ref={reached ? undefined : watch} style={{ minHeight }}>
      {reached && children}
    </div>
  );
};
