import { useElementSize } from '@mantine/hooks';
import { useRef, useState, type UIEvent } from 'react';
import { usePrinting } from '../display/usePrinting';
import { visibleRows, type Row } from './rows';

/** Width in pixels of the column of row headings, as in the styles. */
export const headWidth = 216;
/** Minimum width of a column in pixels, so that a finger can hit a day. */
const narrowest = (days: number): number => (days <= 7 ? 88 : days <= 14 ? 56 : days <= 31 ? 38 : 30);

/** The rendered rows are computed again only after this many pixels of scrolling. */
const step = 120;

/** Computes which rows are visible and how wide a day is. The grid scrolls within itself, in both directions; on paper all rows are shown. */
export const useGridViewport = (rows: readonly Row<unknown>[], days: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measure, width, height } = useElementSize();
  const [from, setFrom] = useState(0);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void =>
    setFrom(Math.floor(currentTarget.scrollTop / step) * step);

  const printing = usePrinting();
  const [first, end] = printing
    ? [0, rows.length]
    : visibleRows(rows, from, from + step + Math.ceil((height || 900) / step) * step);
  const dayWidth = Math.max(narrowest(days), Math.floor(Math.max(0, width - headWidth) / days));
  return { scroller, measure, onScroll, first, end, dayWidth };
};
