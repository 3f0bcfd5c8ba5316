import type { LoaderFunctionArgs } from 'react-router-dom';
import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import { onOtherVariables } from '../../platform/session/guards';
import { cachedAgencyTime } from '../../platform/time/cachedAgencyTime';
import { readListState } from '../../kit/list/listParams';
import { DayBoardDocument, DayContextDocument, type DayBoardQuery, type DayContextQuery } from './DayBoard.generated';
import { dayVariables, dayView, otherDayVariables } from './dayParts';
import { OtherDayDocument, type OtherDayQuery } from './OtherDay.generated';

/** What the route of the day loads for today. */
export interface LoadedToday {
  board: Started<DayBoardQuery>;
  context: Started<DayContextQuery>;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
}

/** What the route of the day loads for another day. */
export interface LoadedOtherDay {
  other: Started<OtherDayQuery>;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** What the route of the day loads. */
export type LoadedDay = LoadedToday | LoadedOtherDay;

const stateAt = ({ searchParams }: URL) => readListState(dayView, searchParams);

/** Makes what the route of the day loads: its queries, for one agency or all. */
export const dayRoute = (client: ApolloClient) => ({
  loader: async ({ request }: LoaderFunctionArgs): Promise<LoadedDay> => {
    const state = stateAt(new URL(request.url));
    const now = await cachedAgencyTime(client);
    const today = now.slice(0, 10);
    if (state.day && state.day !== today)
      return { other: preload(client, OtherDayDocument, otherDayVariables(state)), day: state.day };
    const variables = dayVariables(now, state);
    return {
      board: preload(client, DayBoardDocument, variables),
      context: preload(client, DayContextDocument, { agencyId: variables.agencyId }),
      today,
    };
  },
  shouldRevalidate: onOtherVariables(stateAt),
});
