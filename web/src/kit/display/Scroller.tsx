import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './Scroller.module.css';

interface ScrollerProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Width of a slide, any CSS width. */
  slideWidth: string;
  children: ReactNode[];
}

/** Shows a row that scrolls sideways by touch, wheel, keyboard and two buttons; the browser does the scrolling. */
export const Scroller = ({ label, previousLabel, nextLabel, slideWidth, children }: ScrollerProps) => {
  const track = useRef<HTMLUListElement | null>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  const measure = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { clientWidth, scrollWidth } = element;
    // In right-to-left languages the position counts down from 0.
    const scrolled = Math.abs(element.scrollLeft);
    setEnds({ start: scrolled < 8, end: scrolled + clientWidth > scrollWidth - 8 });
  }, []);

  const attach = useCallback(
    (element: HTMLUListElement) => {
      track.current = element;
      // The observer reports the first size at once.
      const sizes = new ResizeObserver(measure);
      sizes.observe(element);
      const slides = new MutationObserver(measure);
      slides.observe(element, { childList: true });
      return () => {
        sizes.disconnect();
        slides.disconnect();
        track.current = null;
      };
    },
    [measure],
  );

  const move = (direction: 1 | -1): void => {
    const element = track.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * direction * element.clientWidth * 0.85 });
  };

  return (
    <div className={classes.root} role="region" aria-label={label}>
      <ul
        ref={attach}
        className={classes.track}
        onScroll={measure}
        style={{ '--slide': slideWidth } as CSSProperties}
        // A scrollable element must be reachable by keyboard even if its slides are only pictures.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {children.map((child, index) => (
          <li key={index} className={classes.slide}>
            {child}
          </li>
        ))}
      </ul>
      {!(ends.start && ends.end) && (
        <>
          <button
            type="button"
            className={classes.arrow}
            data-side="start"
            aria-label={previousLabel}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <IconChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            className={classes.arrow}
            data-side="end"
            aria-label={nextLabel}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <IconChevronRight aria-hidden />
          </button>
        </>
      )}
    </div>
  );
};
