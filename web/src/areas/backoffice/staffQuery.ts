import type { ApolloClient } from '@apollo/client';
import { keepAnswers } from '../../lib/keptAnswers';
import { ShellDocument } from './Shell.generated';

const prepared = new WeakSet<ApolloClient>();

/** Prepares the client for the staff's pages, once, and gives the first query of theirs. */
export const staffQuery = (client: ApolloClient): typeof ShellDocument => {
  if (!prepared.has(client)) keepAnswers(client);
  prepared.add(client);
  return ShellDocument;
};
