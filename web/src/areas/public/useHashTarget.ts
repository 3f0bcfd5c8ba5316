import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds during which content loaded above the target may still move it. */
const settling = 4000;
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section that the address names (`/#contact`) once the page has its content, and keeps it in view while content above it
 * still grows, until the visitor scrolls.
 */
export const useHashTarget = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.scrollIntoView();
    const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      hands.forEach((hand) => window.removeEventListener(hand, stop));
    };
    const timer = setTimeout(stop, settling);
    observer.observe(document.body);
    hands.forEach((hand) => window.addEventListener(hand, stop, { passive: true }));
    return stop;
  }, [hash, key]);
};
