import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReturnFocus } from './useReturnFocus';

/** The open layers of the page (dialogs, drawers, pickers), the last opened one at the end. */
const layers: object[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (): void => listeners.forEach((listener) => listener());

/**
 * Makes a layer over the page behave as one of several: Escape closes only the last opened one, and closing it returns the focus to where
 * it was. Returns the props of Mantine's dialogs for this, whose own ways let every open dialog hear Escape and forget who had the focus.
 */
export const useLayer = (opened: boolean): { closeOnEscape: boolean; returnFocus: false } => {
  const [layer] = useState(() => ({}));
  useReturnFocus(opened);
  useEffect(() => {
    if (!opened) return;
    layers.push(layer);
    tell();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      tell();
    };
  }, [opened, layer]);
  const closeOnEscape = useSyncExternalStore(
    subscribe,
    () => layers.at(-1) === layer,
    () => true,
  );
  return { closeOnEscape, returnFocus: false };
};
