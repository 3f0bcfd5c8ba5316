import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Reserves this height until then, any CSS height. */
  minHeight: string;
  children: ReactNode;
}

/** The distance below the screen that counts as near. */
const near = '600px';

/** Renders its content only once it is near the screen, so that content that is never scrolled to is never loaded. */
export const WhenNear = ({ minHeight, children }: WhenNearProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached || !root.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
      { rootMargin: near },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [reached]);
  return (
    <div ref={root} style={{ minHeight }}>
      {reached && children}
    </div>
  );
};
