import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Keys belong to a focused field, or to a dialog over the list. */
const isElsewhere = ({ target, defaultPrevented, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented ||
  metaKey ||
  ctrlKey ||
  altKey ||
  (target instanceof Element && target.matches(fields)) ||
  document.querySelector('[aria-modal="true"]') !== null;

/** The rows of a list, in their order. */
export const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];

/** The element of a row to which the keys lead. */
export const mainOf = (row: HTMLElement | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[data-row-main]') ?? row?.querySelector<HTMLElement>('a, button, input');

/**
 * Moves through a list by keyboard (docs/rules/back-office.md#keys): j and k to the next and the one before, whose link Enter follows; x
 * ticks it, e and other letters press the button of the row that names them, / goes to the search.
 */
export const useListKeys = (list: RefObject<HTMLElement | null>): void =>
  useWindowEvent('keydown', (event) => {
    const root = list.current;
    if (!root || isElsewhere(event)) return;
    const rows = rowsIn(root);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const target = ((): HTMLElement | null | undefined => {
      if (event.key === '/') return root.querySelector<HTMLElement>('[data-list-search]');
      if (event.key === 'j') return mainOf(rows[Math.min(at + 1, rows.length - 1)]);
      if (event.key === 'k') return mainOf(rows[Math.max(at - 1, 0)]);
      return null;
    })();
    if (target) {
      event.preventDefault();
      target.focus();
      target.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!/^[a-z]$/.test(event.key)) return;
    const pressed = rows[at]?.querySelector<HTMLElement>(`[data-hotkey="${event.key}"]`);
    if (!pressed) return;
    event.preventDefault();
    pressed.click();
  });
