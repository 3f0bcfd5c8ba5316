import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { fromServer, hasRecent } from '../../lib/keptAnswers';
import { canWorkOffline, keepApp } from '../../lib/offlineApp';
import { InspectionFlowDocument, type InspectionFlowQuery } from './Inspection.generated';

/** Milliseconds after which the page has what it shows itself. */
const calm = 1_500;

/**
 * Loads what the inspections of rentals need onto this device, so that they can be made without a network: once the page is there, and only
 * what this device lacks or what has changed.
 * Returns whether all of it is there.
 */
export const useInspectionsAhead = (rentals: readonly { number: string; version: number }[]): boolean => {
  const client = useApolloClient();
  const [ready, setReady] = useState(false);
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
        const known = await hasRecent<InspectionFlowQuery>(
          'InspectionFlow',
          { number },
          ({ reservation }) => reservation?.version === version,
        );
        if (!known)
          await client.query({
            query: InspectionFlowDocument,
            variables: { number },
            fetchPolicy: 'network-only',
            context: fromServer,
          });
        loaded.current.set(number, version);
      }
      await keepApp();
      if (!left) setReady(true);
    };
    // What is missing is loaded with the next change, or when it is opened.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [client, wanted]);
  return ready;
};
