import { useDebouncedCallback } from '@mantine/hooks';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { calmStart, useCatchUp } from '../../platform/live/live';
import type { ReservationRowFragment } from './ReservationRow.generated';
import { useReservationChangedSubscription } from './ReservationFeed.generated';

/** A created or changed reservation; null if events may have been missed, so that anything may have changed. */
export type FeedEvent = Pick<ReservationRowFragment, 'number' | 'status' | 'createdAt' | 'updatedAt'> | null;

type Listener = (event: FeedEvent) => void;

interface Feed {
  subscribe: (listener: Listener) => () => void;
  publish: (event: FeedEvent) => void;
}

const FeedContext = createContext<Feed>({ subscribe: () => () => undefined, publish: () => undefined });

/** Holds the only live subscription of the back-office and tells every page below what changed. */
export const ReservationFeedProvider = ({ children }: { children: ReactNode }) => {
  const listeners = useRef(new Set<Listener>());
  const feed = useMemo<Feed>(
    () => ({
      subscribe: (listener) => {
        const { current } = listeners;
        current.add(listener);
        return () => current.delete(listener);
      },
      publish: (event) => listeners.current.forEach((listener) => listener(event)),
    }),
    [],
  );

  useReservationChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) feed.publish(data.reservationChanged);
    },
  });
  useCatchUp(
    useCallback(() => feed.publish(null), [feed]),
    calmStart,
  );

  return <FeedContext value={feed}>{children}</FeedContext>;
};

/** Calls back with every reservation that anyone created or changed. */
export const useReservationFeed = (listener: Listener): void => {
  const { subscribe } = use(FeedContext);
  const hear = useEffectEvent(listener);
  useEffect(() => subscribe((event) => hear(event)), [subscribe]);
};

/** Milliseconds in which several changes lead to one reload. */
const reloadAfter = 250;

/** Reloads with every reservation that anyone created or changed; returns the reload, which waits for further calls. */
export const useReservationReload = (reload: () => void): (() => void) => {
  const reloadOnce = useDebouncedCallback(reload, reloadAfter);
  useReservationFeed(reloadOnce);
  return reloadOnce;
};

/** Tells every page what this browser has just changed, without waiting for the live event. */
export const usePublishReservation = (): ((event: FeedEvent) => void) => use(FeedContext).publish;
