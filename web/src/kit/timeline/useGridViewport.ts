import { useElementSize } from '@mantine/hooks';
import { useRef, useState, type UIEvent } from 'react';
import { visibleRows, type Row } from './rows';

/** Width of the column of the rows' heads in pixels, as the styles have it. */
export const headWidth = 216;
/** No column is narrower, so that a finger can hit a day. */
const narrowest = (days: number): number => (days <= 7 ? 88 : days <= 14 ? 56 : days <= 31 ? 38 : 30);

/** The rendered rows are computed again only after this many pixels of scrolling. */
const step = 120;

/** What of the rows is seen, and how wide a day is. The grid scrolls in itself, both ways. */
export const useGridViewport = (rows: readonly Row<unknown>[], days: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measure, width, height } = useElementSize();
  const [from, setFrom] = useState(0);

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void =>
    setFrom(Math.floor(currentTarget.scrollTop / step) * step);

  const [first, end] = visibleRows(rows, from, from + step + Math.ceil((height || 900) / step) * step);
  const dayWidth = Math.max(narrowest(days), Math.floor(Math.max(0, width - headWidth) / days));
  return { scroller, measure, onScroll, first, end, dayWidth };
};
