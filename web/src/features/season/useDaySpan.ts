import { useState, type PointerEvent } from 'react';
import { spanOf, type DaySpan } from './calendarView';

/** A cell of the calendar. */
export interface Cell {
  row: number;
  day: string;
}

interface Chosen {
  anchor: Cell;
  /** The last day reached, in the row of `anchor`. */
  focus: string;
  /** Whether the mouse button is held. */
  dragged: boolean;
}

/**
 * Selects days of one row by dragging the mouse, or by choosing the first and the last day by click, touch or keys. Calls `onChosen` with
 * them.
 */
export const useDaySpan = (onChosen: (row: number, span: DaySpan) => void) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const finish = (from: Cell, day: string): void => {
    setChosen(null);
    onChosen(from.row, spanOf(from.day, day));
  };
  const pick = (cell: Cell): void => {
    if (chosen && chosen.anchor.row === cell.row) finish(chosen.anchor, cell.day);
    else setChosen({ anchor: cell, focus: cell.day, dragged: false });
  };
  const reach = (cell: Cell): void =>
    setChosen((now) => (now && now.anchor.row === cell.row ? { ...now, focus: cell.day } : now));

  return {
    anchor: chosen?.anchor ?? null,
    isChosen: ({ row, day }: Cell): boolean => {
      if (!chosen || chosen.anchor.row !== row) return false;
      const { startsOn, endsOn } = spanOf(chosen.anchor.day, chosen.focus);
      return startsOn <= day && day <= endsOn;
    },
    reach,
    forget: () => setChosen(null),
    /** Returns the event handlers of a cell. */
    on: (cell: Cell) => ({
      onPointerDown: ({ pointerType, button }: PointerEvent) => {
        // A finger scrolls the calendar, so it selects by two touches instead of dragging.
        if (pointerType !== 'mouse' || button !== 0 || chosen) return;
        setChosen({ anchor: cell, focus: cell.day, dragged: true });
      },
      onPointerEnter: () => reach(cell),
      onClick: () => {
        if (!chosen?.dragged || chosen.anchor.row !== cell.row) return pick(cell);
        // A drag that ended on another day completes the selection. A press and release on the same day only sets its first day.
        if (cell.day !== chosen.anchor.day) return finish(chosen.anchor, cell.day);
        setChosen({ ...chosen, dragged: false });
      },
      onPointerUp: () => {
        if (chosen?.dragged && chosen.anchor.row === cell.row && cell.day !== chosen.anchor.day)
          finish(chosen.anchor, cell.day);
      },
    }),
  };
};
