import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReturnFocus } from './useReturnFocus';

/** What is open over the page (dialogs, drawers, pickers), in the order of opening. */
const layers: object[] = [];
/** The layers that hear Escape. A layer is added after the event that opened it, which may be a press of Escape itself. */
const hearing = new Set<object>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (): void => listeners.forEach((listener) => listener());

/** Makes an open layer one of the page's layers. Returns whether it is the last opened one, which alone hears Escape. */
export const useOnTop = (opened: boolean): boolean => {
  const [layer] = useState(() => ({}));
  useEffect(() => {
    if (!opened) return;
    layers.push(layer);
    tell();
    const timer = setTimeout(() => {
      hearing.add(layer);
      tell();
    });
    return () => {
      clearTimeout(timer);
      hearing.delete(layer);
      layers.splice(layers.indexOf(layer), 1);
      tell();
    };
  }, [opened, layer]);
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1) === layer && hearing.has(layer),
    () => false,
  );
};

/**
 * Makes a dialog or drawer one of the page's layers, and returns the focus when it closes. Returns the props of Mantine's dialogs for this:
 * by themselves, every open one hears Escape, and one that opens in a transition forgets who had the focus (docs/adr/0031-own-layers.md).
 */
export const useLayer = (opened: boolean): { closeOnEscape: boolean; returnFocus: false } => {
  useReturnFocus(opened);
  return { closeOnEscape: useOnTop(opened), returnFocus: false };
};
