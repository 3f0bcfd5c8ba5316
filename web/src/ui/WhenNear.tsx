import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Reserves this height until then, any CSS height. */
  minHeight: string;
  /** The distance below the screen that counts as near, in CSS pixels; less for what is heavy. */
  within?: number;
  children: ReactNode;
}

/** Renders its content only once it is near the screen, so that content that is never scrolled to is never loaded. */
export const WhenNear = ({ minHeight, within = 600, children }: WhenNearProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached || !root.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setReached(true),
      { rootMargin: `${within}px` },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [reached, within]);
  return (
    <div ref={root} style={{ minHeight }}>
      {reached && children}
    </div>
  );
};
