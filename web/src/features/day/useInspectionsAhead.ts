import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { fromServer, hasRecent } from '../../platform/device/storedAnswers';
import { canWorkOffline, keepApp } from '../../platform/device/offlineApp';
import { InspectionFlowDocument, type InspectionFlowQuery } from '../../domain/inspection/Inspection.generated';

/** Milliseconds after which the page has loaded its own data. */
const calm = 1_500;

/**
 * Loads the data that inspections of these rentals need onto this device, so that they can be made without a network. It starts after the
 * page is loaded, and loads only missing or changed data. Returns whether everything is loaded.
 */
export const useInspectionsAhead = (rentals: readonly { number: string; version: number }[]): boolean => {
  const client = useApolloClient();
  const [loadedFor, setLoadedFor] = useState<string>();
  const loaded = useRef(new Map<string, number>());
  const wanted = JSON.stringify(rentals.map(({ number, version }) => [number, version]));
  useEffect(() => {
    if (!canWorkOffline() || wanted === '[]') return;
    let left = false;
    const load = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, calm));
      for (const [number, version] of JSON.parse(wanted) as [string, number][]) {
        if (left) return;
        if (loaded.current.get(number) === version) continue;
        const stored = await hasRecent<InspectionFlowQuery>(
          'InspectionFlow',
          { number },
          ({ reservation }) => reservation?.version === version,
        );
        if (!stored)
          await client.query({
            query: InspectionFlowDocument,
            variables: { number },
            fetchPolicy: 'network-only',
            context: fromServer,
          });
        loaded.current.set(number, version);
      }
      await keepApp();
      if (!left) setLoadedFor(wanted);
    };
    // Missing data is loaded with the next change, or when the inspection is opened.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [client, wanted]);
  return loadedFor === wanted;
};
