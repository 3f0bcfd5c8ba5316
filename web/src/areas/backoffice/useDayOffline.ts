import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { AgencyNowDocument } from '../../lib/AgencyNow.generated';
import { hasRecent } from '../../lib/keptAnswers';
import { canWorkOffline, keepsDay, useOfflineApp } from '../../lib/offlineApp';
import { ShellDocument } from './Shell.generated';

/** Keeps application, login and frame of the pages on this device, so that the day opens without a network. */
export const useDayOffline = (): void => {
  const client = useApolloClient();
  useOfflineApp();
  useEffect(() => {
    if (!canWorkOffline() || !keepsDay.get()) return;
    // The frame's query says who is there, too. It was answered before this device kept answers, or a while ago.
    for (const [name, query] of Object.entries({ Shell: ShellDocument, AgencyNow: AgencyNowDocument }))
      hasRecent(name)
        .then(async (kept) => kept || client.query<unknown>({ query, fetchPolicy: 'network-only' }))
        .catch(() => undefined);
  }, [client]);
};
