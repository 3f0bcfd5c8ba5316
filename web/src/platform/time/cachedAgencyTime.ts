import type { ApolloClient } from '@apollo/client';
import { AgencyNowDocument } from './AgencyNow.generated';
import { toWallTime } from './time';

/** Returns the agency's time `YYYY-MM-DDTHH:mm` as the server last said it, for the loader of a page; a page that stays open follows it by `useAgencyNow`. */
export const cachedAgencyTime = async (client: ApolloClient): Promise<string> => {
  const { data } = await client.query({ query: AgencyNowDocument, fetchPolicy: 'cache-first' });
  return toWallTime(data?.agencyNow);
};
