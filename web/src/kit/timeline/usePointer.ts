import {
  useCallback,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type TouchEvent as ReactTouchEvent,
} from 'react';
import { useWindowEvent } from '@mantine/hooks';
import type { Gesture, GestureControl } from './gestures';
import { rowAt, type Row } from './rows';
import { headWidth } from './useGridViewport';
import { dayMinutes } from './wallMinutes';

interface PointerOptions<Bar> {
  scroller: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLDivElement | null>;
  rows: readonly Row<{ id: string }>[];
  barOf: (key: string) => Bar | undefined;
  /** Returns the id of a bar's row. */
  rowOf: (bar: Bar) => string;
  firstDay: number;
  days: number;
  dayWidth: number;
  control: GestureControl<Bar>;
  /** False while the bars of the window are being loaded, when nothing can be drawn yet. */
  ready: boolean;
  onOpen: (bar: Bar) => void;
  /** Called with the pressed cell, from which the keyboard continues. */
  onPress: (rowId: string, day: number) => void;
}

interface Place {
  rowId: string | null;
  day: number;
}

interface Press<Bar> {
  pointerId: number;
  touch: boolean;
  x: number;
  y: number;
  place: Place;
  bar: Bar | null;
  edge: 'start' | 'end' | null;
  /** Whether it has become a gesture. */
  dragging: boolean;
  timer: number;
}

/** Pixels below which a mouse movement counts as a click. */
const dragFrom = 5;
/** Pixels above which a finger that moves before the long press scrolls. */
const scrollFrom = 10;
const longPressMs = 380;
/** Pixels from an edge at which the grid scrolls along. */
const scrollZone = 44;
const scrollStep = 14;

/**
 * Handles mouse, pen and finger on the grid. A mouse draws and drags at once. A finger scrolls; a long press picks up a bar or a day; two
 * taps on a row, on the day of departure and on the day of return, draw as well.
 */
export const usePointer = <Bar>({
  scroller,
  body,
  rows,
  barOf,
  rowOf,
  firstDay,
  days,
  dayWidth,
  control,
  ready,
  onOpen,
  onPress,
}: PointerOptions<Bar>) => {
  const press = useRef<Press<Bar> | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  /** Whether a touch gesture of this grid has just ended. */
  const touched = useRef(false);
  const [dragging, setDragging] = useState(false);
  const [tapped, setTapped] = useState<{ rowId: string; day: number } | null>(null);

  const placeAt = (x: number, y: number): Place | null => {
    const box = body.current?.getBoundingClientRect();
    if (!box) return null;
    const row = rows[rowAt(rows, y - box.top)];
    const column = Math.min(days - 1, Math.max(0, Math.floor((x - box.left - headWidth) / dayWidth)));
    return {
      rowId: row?.kind === 'item' ? row.item.id : null,
      day: firstDay + column * dayMinutes,
    };
  };

  /** Tells whether the pointer is over the days that are shown, not over the heads of the rows or beside the grid. */
  const overDays = (): boolean => {
    const box = scroller.current?.getBoundingClientRect();
    const { x, y } = pointer.current;
    return !!box && x >= box.left + headWidth && x <= box.right && y >= box.top && y <= box.bottom;
  };

  const gestureFor = (from: Press<Bar>, place: Place): Gesture<Bar> | null => {
    const shift = Math.round((place.day - from.place.day) / dayMinutes);
    if (!from.bar) {
      const rowId = from.place.rowId;
      return rowId === null ? null : { kind: 'create', rowId, anchor: from.place.day, focus: place.day };
    }
    // A bar beside the days is shown where it was, and stays there if it is dropped: days out of sight would be no choice of anybody.
    const over = overDays();
    const moved = over ? shift : 0;
    if (from.edge) return { kind: 'resize', bar: from.bar, edge: from.edge, days: moved };
    return { kind: 'move', bar: from.bar, rowId: (over ? place.rowId : null) ?? rowOf(from.bar), days: moved };
  };

  /** Scrolls the grid while a bar is dragged near its edge, so that it can be moved beyond the visible days. */
  const scrollAlong = (dragged: Press<Bar>): void => {
    const element = scroller.current;
    if (!element || press.current !== dragged) return;
    requestAnimationFrame(() => scrollAlong(dragged));
    const box = element.getBoundingClientRect();
    const { x, y } = pointer.current;
    const toward = (at: number, low: number, high: number): number =>
      at < low + scrollZone ? -scrollStep : at > high - scrollZone ? scrollStep : 0;
    const left = toward(x, box.left + headWidth, box.right);
    const top = toward(y, box.top + scrollZone, box.bottom);
    if (left !== 0 || top !== 0) element.scrollBy(left, top);
  };

  const start = (from: Press<Bar>): void => {
    const place = placeAt(pointer.current.x, pointer.current.y);
    const gesture = place && gestureFor(from, place);
    if (!gesture || !ready || !control.begin(gesture)) {
      press.current = null;
      return;
    }
    from.dragging = true;
    setDragging(true);
    setTapped(null);
    requestAnimationFrame(() => scrollAlong(from));
    if (from.touch) navigator.vibrate?.(12);
  };

  const follow = (): void => {
    const from = press.current;
    const place = from?.dragging ? placeAt(pointer.current.x, pointer.current.y) : null;
    const gesture = from && place && gestureFor(from, place);
    if (gesture) control.change(gesture);
  };

  const release = (): void => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
    setDragging(false);
  };

  const tap = (from: Press<Bar>): void => {
    if (from.bar) {
      onOpen(from.bar);
      return;
    }
    const { rowId, day } = from.place;
    if (rowId === null || !ready) return;
    if (!from.touch) {
      control.finish({ kind: 'create', rowId, anchor: day, focus: day });
    } else if (tapped?.rowId === rowId) {
      setTapped(null);
      control.finish({ kind: 'create', rowId, anchor: tapped.day, focus: day });
    } else {
      setTapped({ rowId, day });
      control.begin({ kind: 'create', rowId, anchor: day, focus: day });
    }
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>): void => {
    const target = event.target as Element;
    // Ignores presses on menus and dialogs above the grid, whose events bubble here through React.
    if (!event.currentTarget.contains(target) || target.closest('[data-still]')) return;
    if (event.button !== 0 || press.current) return;
    const place = placeAt(event.clientX, event.clientY);
    if (!place) return;
    const bar = barOf(target.closest('[data-bar]')?.getAttribute('data-bar') ?? '') ?? null;
    const edge = target.closest('[data-edge]')?.getAttribute('data-edge');
    const touch = event.pointerType === 'touch';
    pointer.current = { x: event.clientX, y: event.clientY };
    const from: Press<Bar> = {
      pointerId: event.pointerId,
      touch,
      x: event.clientX,
      y: event.clientY,
      place,
      bar,
      edge: bar && (edge === 'start' || edge === 'end') ? edge : null,
      dragging: false,
      timer: touch ? window.setTimeout(() => start(from), longPressMs) : 0,
    };
    press.current = from;
    if (place.rowId !== null) onPress(place.rowId, place.day);
    if (!touch) event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: ReactPointerEvent<HTMLElement>): void => {
    const from = press.current;
    if (from?.pointerId !== event.pointerId) return;
    pointer.current = { x: event.clientX, y: event.clientY };
    if (from.dragging) {
      follow();
      return;
    }
    const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (from.touch && moved > scrollFrom) release();
    else if (!from.touch && moved > dragFrom) start(from);
  };

  const onPointerUp = (event: ReactPointerEvent<HTMLElement>): void => {
    const from = press.current;
    if (from?.pointerId !== event.pointerId) return;
    release();
    touched.current = from.touch;
    if (from.dragging) control.finish();
    else tap(from);
  };

  const onPointerCancel = (): void => {
    if (press.current?.dragging) control.cancel();
    release();
  };

  const cancel = (): void => {
    release();
    setTapped(null);
    control.cancel();
  };

  // A drag is given up wherever the focus is; what follows of the press is ignored.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && press.current?.dragging) cancel();
  });

  // Once the browser scrolls with the finger, no more pointer events arrive, so scrolling is prevented while something is dragged. React's
  // listener of this event is passive and cannot prevent it.
  const holdTouch = useCallback((element: HTMLElement | null) => {
    const hold = (event: TouchEvent): void => {
      if (press.current?.dragging && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, []);

  return {
    dragging,
    /** The tapped day of departure, until the day of return is tapped. */
    tapped,
    cancel,
    /** Goes to the scroller's `ref`. */
    holdTouch,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      // While something is dragged and the grid scrolls, other days come below the pointer, so its position is computed again.
      onScroll: follow,
      // The click that follows a touch would hit whatever the touch has just opened above the grid.
      onTouchEnd: (event: ReactTouchEvent) => {
        if (touched.current && event.cancelable) event.preventDefault();
        touched.current = false;
      },
      // Prevents the browser's menu of a long press.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (press.current?.touch) event.preventDefault();
      },
    },
  };
};
