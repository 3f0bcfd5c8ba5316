import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
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
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  const measure = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    setEnds({ start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 });
  }, []);

  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [measure, children.length]);

  const move = (direction: 1 | -1): void => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
  };

  return (
    <div className={classes.root} role="region" aria-label={label}>
      <ul
        ref={track}
        className={classes.track}
        onScroll={measure}
        style={{ '--slide': slideWidth } as CSSProperties}
        // A scrollable element must be reachable by keyboard even if its slides are only pictures.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
            data-side="left"
            aria-label={previousLabel}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <IconChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            className={classes.arrow}
            data-side="right"
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
