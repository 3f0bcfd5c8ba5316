import type { LoaderFunctionArgs } from 'react-router-dom';
import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherVariables } from '../../platform/session/guards';
import { knownAgencyTime } from '../../platform/time/knownAgencyTime';
import { readListState } from '../../kit/list/listParams';
import { DayBoardDocument, DayContextDocument, type DayBoardQuery, type DayContextQuery } from './DayBoard.generated';
import { dayVariables, dayView } from './dayParts';

/** What the route of the day loads. */
export interface LoadedDay {
  board: Started<DayBoardQuery>;
  context: Started<DayContextQuery>;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
}

const stateAt = ({ searchParams }: URL) => readListState(dayView, searchParams);

/** Makes what the route of the day loads: its queries, for one agency or all. */
export const dayRoute = (client: ApolloClient) => ({
  loader: async ({ request }: LoaderFunctionArgs): Promise<LoadedDay> => {
    const now = await knownAgencyTime(client);
    const variables = dayVariables(now, stateAt(new URL(request.url)));
    return {
      board: preload(client, DayBoardDocument, variables),
      context: preload(client, DayContextDocument, { agencyId: variables.agencyId }),
      today: now.slice(0, 10),
    };
  },
  shouldRevalidate: onOtherVariables((address) => [stateAt(address).agencyId]),
});
