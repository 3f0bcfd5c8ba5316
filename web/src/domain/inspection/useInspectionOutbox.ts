import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { onWake } from '../../platform/live/wake';
import { draftKey } from './draftStore';
import { inspectionBox } from './inspectionBox';
import { deliver, tidy } from './sendInspection';

/** Milliseconds between two attempts while something is not sent and the browser reports a network. */
const retryMs = 60_000;

const waiting = () => inspectionBox.all().filter(({ completion }) => completion !== null);

/** Returns a function that sends all completed inspections of this device. */
export const useSendInspections = (): (() => Promise<void>) => {
  const client = useApolloClient();
  return useCallback(async () => {
    await inspectionBox.load();
    for (const draft of waiting()) await deliver(client, draftKey(draft));
  }, [client]);
};

/**
 * Sends unsent inspections at the start, when the network is back, when the page becomes visible, and every minute. Then deletes data that
 * the device no longer needs.
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
