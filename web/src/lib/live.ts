import { useEffect, useSyncExternalStore } from 'react';

/** The line that carries live events: nobody listens, it stands, or it broke and is being restored. */
export type LiveLine = 'idle' | 'up' | 'down';

let current: LiveLine = 'idle';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** State of the WebSocket, told by the part that keeps it. */
export const liveLine = {
  get: (): LiveLine => current,
  set: (next: LiveLine): void => {
    if (next === current) return;
    current = next;
    listeners.forEach((listener) => listener());
  },
};

/** State of the live line; the component renders again when it changes. */
export const useLiveLine = (): LiveLine => useSyncExternalStore(subscribe, liveLine.get);

/** Calls back when the line stands again after it broke: what happened in between was missed. */
export const useOnReconnect = (callback: () => void): void => {
  useEffect(() => {
    let previous = current;
    return subscribe(() => {
      if (previous === 'down' && current === 'up') callback();
      if (current !== 'idle') previous = current;
    });
  }, [callback]);
};

/** Milliseconds that the server needs, once a line stands, to hear what is listened to. */
const listensWithin = 1000;

/**
 * Calls back a moment after the line has come up, the first time too: what happened between the page's first answer and
 * then was missed.
 */
export const useOnLineUp = (callback: () => void): void => {
  useEffect(() => {
    let previous = current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(() => {
      clearTimeout(timer);
      if (previous !== 'up' && current === 'up') timer = setTimeout(callback, listensWithin);
      previous = current;
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [callback]);
};
