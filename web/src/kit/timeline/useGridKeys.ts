import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { Gesture, GestureControl } from './gestures';
import type { Row } from './rows';
import { barsOn, type TimelineBar } from './spans';
import { headWidth } from './useGridViewport';
import { dayMinutes } from './wallMinutes';

type Item = { id: string };

interface KeysOptions<Bar> {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row<Item>[];
  bars: ReadonlyMap<string, readonly Bar[]>;
  /** Returns the id of a bar's row. */
  rowOf: (bar: Bar) => string;
  firstDay: number;
  days: number;
  dayWidth: number;
  /** First minute of the agency's day. */
  today: number;
  control: GestureControl<Bar>;
  ready: boolean;
  /** Height in pixels of what sticks to the grid's top. */
  headHeight: number;
  onFold: (group: string) => void;
  onMenu: (rowId: string, day: number) => void;
  onOpen: (bar: Bar) => void;
}

/** The keyboard's position in the grid: a row (an item or a heading) and a day. */
interface Cursor {
  row: string;
  day: number;
}

/** Returns the key of a row: it stays the same while rows are added or removed, so that the keyboard's position does too. */
export const rowKey = (row: Row<Item>): string => (row.kind === 'item' ? row.item.id : `group-${row.group}`);

const steps: Partial<Record<string, [rows: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

/**
 * Makes the grid usable by keyboard: it is one tab stop, arrows move from cell to cell; Enter reserves or opens the menu, Shift with arrows
 * draws, M moves, F and D change return and departure, Escape cancels.
 */
export const useGridKeys = <Bar extends TimelineBar>(options: KeysOptions<Bar>) => {
  const { scroller, rows, bars, rowOf, firstDay, days, dayWidth, today, control, ready, headHeight } = options;
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const lastDay = firstDay + (days - 1) * dayMinutes;
  const indexOf = (row: string): number => rows.findIndex((other) => rowKey(other) === row);

  /** Returns the keyboard's position; initially, and if its row no longer exists, the first item and today. */
  const place = (): Cursor | null => {
    if (cursor && indexOf(cursor.row) >= 0) {
      return { ...cursor, day: Math.min(lastDay, Math.max(firstDay, cursor.day)) };
    }
    const row = rows.find(({ kind }) => kind === 'item') ?? rows[0];
    return row ? { row: rowKey(row), day: Math.min(lastDay, Math.max(firstDay, today)) } : null;
  };

  const show = (rowIndex: number, day: number): void => {
    const element = scroller.current;
    const row = rows[rowIndex];
    if (!element || !row) return;
    const left = ((day - firstDay) / dayMinutes) * dayWidth;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const top = Math.min(row.top, Math.max(scrollTop, row.top + row.height + headHeight - clientHeight));
    const side = Math.min(left, Math.max(scrollLeft, left + dayWidth + headWidth - clientWidth));
    if (top !== scrollTop || side !== scrollLeft) element.scrollTo({ top, left: side, behavior: 'instant' });
  };

  const goTo = (rowIndex: number, day: number): void => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, rowIndex))];
    if (!row) return;
    const next = Math.min(lastDay, Math.max(firstDay, day));
    setCursor({ row: rowKey(row), day: next });
    show(rows.indexOf(row), next);
  };

  /** Returns the next item's row in a direction, skipping headings. */
  const itemBeyond = (rowId: string, step: number): string => {
    for (let at = indexOf(rowId) + step; at >= 0 && at < rows.length; at += step) {
      const row = rows[at];
      if (row?.kind === 'item') return row.item.id;
    }
    return rowId;
  };

  const carry = (gesture: Gesture<Bar>, key: string): Gesture<Bar> | null => {
    const [rowStep, dayStep] = steps[key] ?? [0, 0];
    if (rowStep === 0 && dayStep === 0) return null;
    if (gesture.kind === 'create') {
      return { ...gesture, focus: Math.min(lastDay, Math.max(firstDay, gesture.focus + dayStep * dayMinutes)) };
    }
    if (gesture.kind === 'resize') return { ...gesture, days: gesture.days + dayStep };
    const rowId = rowStep === 0 ? gesture.rowId : itemBeyond(gesture.rowId, Math.sign(rowStep));
    return { ...gesture, rowId, days: gesture.days + dayStep };
  };

  const onGestureKey = (event: KeyboardEvent, gesture: Gesture<Bar>): boolean => {
    if (event.key === 'Escape') control.cancel();
    else if (event.key === 'Enter' || event.key === ' ') control.finish();
    else {
      const next = carry(gesture, event.key);
      if (!next) return false;
      control.change(next);
      const row = next.kind === 'resize' ? rowOf(next.bar) : next.rowId;
      const day = next.kind === 'create' ? next.focus : next.bar[next.kind === 'resize' ? next.edge : 'start'];
      show(indexOf(row), next.kind === 'create' ? day : day + next.days * dayMinutes);
    }
    return true;
  };

  const onCellKey = (event: KeyboardEvent, at: Cursor): boolean => {
    const index = indexOf(at.row);
    const row = rows[index];
    if (!row) return false;
    const step = steps[event.key];
    const rowId = row.kind === 'item' ? row.item.id : null;
    if (step && event.shiftKey && step[1] !== 0 && rowId && ready) {
      control.begin({ kind: 'create', rowId, anchor: at.day, focus: at.day + step[1] * dayMinutes });
      return true;
    }
    if (step) {
      goTo(index + step[0], at.day + step[1] * dayMinutes);
      return true;
    }
    if (event.key === 'Home') goTo(event.ctrlKey ? 0 : index, firstDay);
    else if (event.key === 'End') goTo(event.ctrlKey ? rows.length - 1 : index, lastDay);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (row.kind === 'group') options.onFold(row.group);
      else if (ready && rowId) enter(rowId, at.day);
    } else return rowId !== null && ready && onLetter(event.key.toLowerCase(), rowId, at.day);
    return true;
  };

  const enter = (rowId: string, day: number): void => {
    if (barsOn(bars.get(rowId), day).length > 0) options.onMenu(rowId, day);
    else control.finish({ kind: 'create', rowId, anchor: day, focus: day });
  };

  const onLetter = (key: string, rowId: string, day: number): boolean => {
    const [bar] = barsOn(bars.get(rowId), day);
    if (!bar) return false;
    if (key === 'm') control.begin({ kind: 'move', bar, rowId, days: 0 });
    else if (key === 'f') control.begin({ kind: 'resize', bar, edge: 'end', days: 0 });
    else if (key === 'd') control.begin({ kind: 'resize', bar, edge: 'start', days: 0 });
    else if (key === 'o') options.onOpen(bar);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const at = place();
    if (!at) return;
    const { gesture } = control;
    const handled = gesture ? onGestureKey(event, gesture) : onCellKey(event, at);
    if (handled) event.preventDefault();
  };

  return { cursor: place(), setCursor, onKeyDown };
};
