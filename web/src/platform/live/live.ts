import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { onWake } from './wake';

/** The connection for live events: unused, connected, or lost and being restored. */
export type LiveLine = 'idle' | 'up' | 'down';

let current: LiveLine = 'idle';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of the WebSocket, set by the module that holds it. */
export const liveLine = {
  get: (): LiveLine => current,
  set: (next: LiveLine): void => {
    if (next === current) return;
    current = next;
    listeners.forEach((listener) => listener());
  },
};

/** Returns the state of the live connection; the component renders again when it changes. */
export const useLiveLine = (): LiveLine => useSyncExternalStore(subscribe, liveLine.get);

/** Milliseconds that the server needs after a connection to start the subscriptions. */
const listensWithin = 1000;
/** Milliseconds by which a page delays its first catch-up, so that opening it takes one query. */
export const calmStart = 20_000;

/**
 * Calls back when events may have been missed: a moment after each connection, including the first, because the page's first answer is
 * older; and when the page wakes, because its data is from before its sleep. The first may be put off by `firstAfter` milliseconds, where
 * the page is about to ask for more anyway.
 */
export const useCatchUp = (callback: () => void, firstAfter = listensWithin): void => {
  useEffect(() => {
    let previous = current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = previous === 'idle' ? firstAfter : listensWithin;
    const unsubscribe = subscribe(() => {
      clearTimeout(timer);
      if (previous !== 'up' && current === 'up') timer = setTimeout(callback, wait);
      else wait = listensWithin;
      previous = current;
    });
    const stopWaiting = onWake(callback);
    return () => {
      unsubscribe();
      stopWaiting();
      clearTimeout(timer);
    };
  }, [callback, firstAfter]);
};

interface Reloadable {
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Reloads a query. While an answer is pending it queries once more afterwards, because that answer may be older than the event; so a burst
 * of events leads to two queries, and the last answer is always the newest.
 */
export const useReload = ({ loading, refetch }: Reloadable): (() => void) => {
  const asking = useRef({ own: false, other: loading, again: false });

  const reload = useCallback(async (): Promise<void> => {
    const { current: state } = asking;
    state.own = true;
    do {
      state.again = false;
      // A failure is shown on its page.
      await refetch().catch(() => undefined);
    } while (state.again);
    state.own = false;
  }, [refetch]);

  useEffect(() => {
    const { current: state } = asking;
    state.other = loading;
    if (!loading && !state.own && state.again) void reload();
  }, [loading, reload]);

  return useCallback(() => {
    const { current: state } = asking;
    if (state.own || state.other) state.again = true;
    else void reload();
  }, [reload]);
};
