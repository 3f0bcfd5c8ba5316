import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { onWake } from './wake';

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

/** Milliseconds that the server needs, once a line stands, to hear what is listened to. */
const listensWithin = 1000;

/**
 * Calls back when something may have been missed: a moment after the line has come up, the first time too, because the
 * page's first answer is older than the line; and when the page wakes, because what it shows is from before its sleep.
 */
export const useCatchUp = (callback: () => void): void => {
  useEffect(() => {
    let previous = current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(() => {
      clearTimeout(timer);
      if (previous !== 'up' && current === 'up') timer = setTimeout(callback, listensWithin);
      previous = current;
    });
    const stopWaiting = onWake(callback);
    return () => {
      unsubscribe();
      stopWaiting();
      clearTimeout(timer);
    };
  }, [callback]);
};

interface Reloadable {
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Asks a query again. While an answer is under way it is asked once more after that one, which may be older than what
 * happened; so a burst of events leads to two questions, and the last answer is always the newest.
 */
export const useReload = ({ loading, refetch }: Reloadable): (() => void) => {
  const asking = useRef({ own: false, other: loading, again: false });

  const ask = useCallback(async (): Promise<void> => {
    const { current: state } = asking;
    state.own = true;
    do {
      state.again = false;
      // What failed shows on its page.
      await refetch().catch(() => undefined);
    } while (state.again);
    state.own = false;
  }, [refetch]);

  useEffect(() => {
    const { current: state } = asking;
    state.other = loading;
    if (!loading && !state.own && state.again) void ask();
  }, [loading, ask]);

  return useCallback(() => {
    const { current: state } = asking;
    if (state.own || state.other) state.again = true;
    else void ask();
  }, [ask]);
};
