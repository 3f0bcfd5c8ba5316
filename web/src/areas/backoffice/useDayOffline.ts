import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { AgencyNowDocument } from '../../lib/AgencyNow.generated';
import { MeDocument } from '../../lib/guards.generated';
import { canWorkOffline, keepsDay, useOfflineApp } from '../../lib/offlineApp';
import { ShellDocument } from './Shell.generated';
import { ShellLogoDocument } from './ShellLogo.generated';

/** Keeps application, login and frame of the pages on this device, so that the day opens without a network. */
export const useDayOffline = (): void => {
  const client = useApolloClient();
  useOfflineApp();
  useEffect(() => {
    if (!canWorkOffline() || !keepsDay.get()) return;
    // Answered before this device kept answers, or a while ago.
    for (const query of [ShellDocument, ShellLogoDocument, MeDocument, AgencyNowDocument])
      client.query<unknown>({ query, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client]);
};
