import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Keeps the place until then, any CSS height. */
  minHeight: string;
  children: ReactNode;
}

/** How far below the screen something counts as near. */
const near = '600px';

/** Draws its content only once it comes near the screen: what is never scrolled to is never loaded. */
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
