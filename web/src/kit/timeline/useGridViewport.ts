import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { visibleRows, type Row } from './rows';

/** Width of the column of the rows' heads in pixels, as the styles have it. */
export const headWidth = 216;
/** No column is narrower, so that a finger can hit a day. */
const narrowest = (days: number): number => (days <= 7 ? 88 : days <= 14 ? 56 : days <= 31 ? 38 : 30);

/** What of the rows is seen, and how wide a day is. The grid scrolls in itself, both ways. */
export const useGridViewport = (rows: readonly Row<unknown>[], days: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measure, width, height } = useElementSize();
  const attach = useMergedRef(scroller, measure);
  const [seen, setSeen] = useState({ from: 0, to: 900 });
  const frame = useRef(0);

  const look = useCallback(() => {
    frame.current = 0;
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    // In steps: rows change now and then, not with every pixel.
    const from = Math.floor(scrollTop / 120) * 120;
    const to = Math.ceil((scrollTop + (clientHeight || 900)) / 120) * 120;
    setSeen((known) => (known.from === from && known.to === to ? known : { from, to }));
  }, []);

  const onScroll = useCallback(() => {
    frame.current ||= requestAnimationFrame(look);
  }, [look]);

  useEffect(() => {
    onScroll();
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [onScroll, height, rows.length]);

  const [first, end] = visibleRows(rows, seen.from, seen.to);
  const dayWidth = Math.max(narrowest(days), Math.floor(Math.max(0, width - headWidth) / days));
  return { scroller, attach, onScroll, first, end, dayWidth };
};
