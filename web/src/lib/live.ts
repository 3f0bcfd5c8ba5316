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

/**
 * Calls back when events may have been missed: a moment after each connection, including the first, because the page's first answer is
 * older; and when the page wakes, because its data is from before its sleep.
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

/** Milliseconds after which a page counts as opened a while ago, and until what came in its first second is asked for. */
const startTakes = 5000;
const calmFor = 20_000;

/**
 * Delays a catch-up that comes while the page has just been opened, so that opening it costs no second question: its answer is a second
 * old then, and any event asks for it in the meantime.
 */
export const useCalmStart = (reload: () => void): (() => void) => {
  const opened = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    opened.current = Date.now();
    return () => clearTimeout(timer.current);
  }, []);
  return useCallback(() => {
    clearTimeout(timer.current);
    if (Date.now() - opened.current > startTakes) reload();
    else timer.current = setTimeout(reload, calmFor);
  }, [reload]);
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

  const ask = useCallback(async (): Promise<void> => {
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
    if (!loading && !state.own && state.again) void ask();
  }, [loading, ask]);

  return useCallback(() => {
    const { current: state } = asking;
    if (state.own || state.other) state.again = true;
    else void ask();
  }, [ask]);
};
