import { useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusContent } from '../../platform/effect/useFocusOnNew';
import { mainOf, rowsIn } from './useListKeys';

interface FocusedRow {
  element: HTMLElement;
  /** Position of its row; -1 outside of the rows. */
  row: number;
}

/**
 * Keeps the focus in a list whose rows change. If the focused row leaves, the row in its place gets the focus; what the browser took the
 * focus from, because the list was inert until the answer to another query, gets it back.
 */
export const useRowFocus = (list: RefObject<HTMLElement | null>, inert: boolean): void => {
  const focused = useRef<FocusedRow | null>(null);
  const wasInert = useRef(false);

  useWindowEvent('focusin', ({ target }) => {
    const element = target as HTMLElement;
    focused.current = list.current?.contains(element)
      ? { element, row: rowsIn(list.current).findIndex((row) => row.contains(element)) }
      : null;
    wasInert.current = false;
  });

  // Without dependencies, because rows also leave where the list itself does not know of a change.
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current || !list.current) return;
    if (inert) {
      wasInert.current = current.element.closest('[inert]') !== null;
      return;
    }
    if (document.activeElement !== document.body) return;
    const { element, row } = current;
    if (element.isConnected) {
      if (wasInert.current) element.focus({ preventScroll: true });
      return;
    }
    if (row < 0) return;
    const rows = rowsIn(list.current);
    const next = mainOf(rows[Math.min(row, rows.length - 1)]);
    if (next) next.focus({ preventScroll: true });
    else focusContent();
  });
};
