import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { VISITOR } from '../../kernel/actor.js';
import type { GraphQLContext } from './context.js';
import type { Documents } from './documents.js';
import type { Executor } from './executor.js';

interface Deps extends Pick<GraphQLContext, 'files' | 'streams'> {
  readonly documents: Documents;
  readonly executor: Executor;
}

/**
 * Runs queries of our own pages in this process as an anonymous visitor. Rejects with the first error, even of a single field, because an
 * incomplete answer would be cached for everybody.
 */
export function asVisitor({ documents, executor, files, streams }: Deps) {
  return async (text: string, variableValues: Readonly<Record<string, unknown>>) => {
    const read = documents.read(text);
    if ('errors' in read) throw read.errors[0];
    const contextValue: GraphQLContext = {
      actor: VISITOR,
      hasDeadToken: false,
      ip: '',
      origin: { ip: '' },
      keepDevice: () => undefined,
      requestId: randomUUID(),
      idempotencyKey: undefined,
      files,
      streams,
    };
    const { data, errors } = await executor.run({ document: read.document, variableValues, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    if (!data) throw new GraphQLError('There is no answer.');
    return { data };
  };
}
