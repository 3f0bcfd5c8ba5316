import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { onWake } from '../../lib/wake';
import { draftKey } from './draftStore';
import { inspectionBox } from './inspectionBox';
import { deliver, tidy } from './sendInspection';

/** Milliseconds between two tries while something waits and the browser thinks that it has a network. */
const retryMs = 60_000;

const waiting = () => inspectionBox.all().filter(({ completion }) => completion !== null);

/** Gives a function that sends every completed inspection of this device. */
export const useSendInspections = (): (() => Promise<void>) => {
  const client = useApolloClient();
  return useCallback(async () => {
    await inspectionBox.load();
    for (const draft of waiting()) await deliver(client, draftKey(draft));
  }, [client]);
};

/**
 * Sends what waits on this device: at the start, when the network is back, when the page wakes and every minute. Then it deletes what the
 * device need not keep.
 */
export const useInspectionOutbox = (): void => {
  const client = useApolloClient();
  const send = useSendInspections();
  useEffect(() => {
    const sendAll = (): void => void send();
    void send().then(() => tidy(client));
    const timer = setInterval(() => {
      if (navigator.onLine && waiting().length > 0) sendAll();
    }, retryMs);
    window.addEventListener('online', sendAll);
    const stop = onWake(sendAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendAll);
      stop();
    };
  }, [client, send]);
};
