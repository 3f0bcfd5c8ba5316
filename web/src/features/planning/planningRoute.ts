import type { LoaderFunctionArgs } from 'react-router-dom';
import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherVariables } from '../../platform/session/guards';
import { cachedAgencyTime } from '../../platform/time/cachedAgencyTime';
import { readListState } from '../../kit/list/listParams';
import { isCompact } from '../../kit/list/useCompact';
import { PlanningDocument, type PlanningQuery } from './Planning.generated';
import { planningVariables, planningView, toPlanningFilter, windowOf } from './planningView';

/** What the route of the availability calendar loads. */
export interface LoadedPlanning {
  planning: Started<PlanningQuery>;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
  /** Whether the window has one day, as on a phone. */
  oneDay: boolean;
}

const stateAt = ({ searchParams }: URL) => readListState(planningView, searchParams);

/** Makes what the route of the availability calendar loads: its query, for the window and the filter in the address. */
export const planningRoute = (client: ApolloClient) => ({
  loader: async ({ request }: LoaderFunctionArgs): Promise<LoadedPlanning> => {
    const today = (await cachedAgencyTime(client)).slice(0, 10);
    const state = stateAt(new URL(request.url));
    const oneDay = isCompact();
    const variables = planningVariables(windowOf(state, today, oneDay), toPlanningFilter(state));
    return { planning: preload(client, PlanningDocument, variables), today, oneDay };
  },
  shouldRevalidate: onOtherVariables((address) => {
    const state = stateAt(address);
    return [state.from, state.view, toPlanningFilter(state)];
  }),
});
