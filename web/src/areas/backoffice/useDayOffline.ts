import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAtStart } from '../../platform/effect/useAtStart';
import { isClockFresh } from '../../platform/time/agencyClock';
import { AgencyNowDocument } from '../../platform/time/AgencyNow.generated';
import { hasRecent, storeFromCache } from '../../platform/device/storedAnswers';
import { canWorkOffline, keepsDay, useOfflineApp } from '../../platform/device/offlineApp';
import { ShellDocument } from './Shell.generated';

/** Keeps application, login and frame of the pages on this device, so that the day opens without a network. */
export const useDayOffline = (): void => {
  const client = useApolloClient();
  useOfflineApp();
  useAtStart(() => {
    if (!canWorkOffline() || !keepsDay.get()) return;
    // The frame's query also says who is logged in. It may have been answered before the storage on this device was ready, so its answer
    // is stored now; it is asked for again only if the page does not have all of it.
    const fresh = isClockFresh();
    const keepOne = async (name: string, query: DocumentNode): Promise<void> => {
      if ((await hasRecent(name)) || (fresh && (await storeFromCache(client, name, query)))) return;
      await client.query<unknown>({ query, fetchPolicy: 'network-only' });
    };
    for (const [name, query] of Object.entries({ Shell: ShellDocument, AgencyNow: AgencyNowDocument }))
      keepOne(name, query).catch(() => undefined);
  });
};
