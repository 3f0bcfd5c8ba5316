import { useCallback } from 'react';

/**
 * Marks the element around a box that scrolls sideways: `data-more` names the sides, `start` or `end`, at which content is out of sight, so
 * that styles can show it. Nothing is rendered again, because the box may hold many rows.
 */
export const useScrollEdges = () =>
  useCallback((around: HTMLDivElement) => {
    const box = around.firstElementChild;
    if (!box) return () => undefined;
    const measure = (): void => {
      // In right-to-left languages the position counts down from 0.
      const before = Math.abs(box.scrollLeft);
      const after = box.scrollWidth - box.clientWidth - before;
      around.dataset.more = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
