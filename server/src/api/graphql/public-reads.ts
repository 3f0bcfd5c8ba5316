import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { Extensions } from 'type-graphql';
import { entityTagOf, hasCopy } from '../../platform/http/entity-tag.js';
import type { GraphQLContext } from './context.js';

const EXTENSION = 'publicRead';
/** Browsers and proxies may cache the answer, but revalidate it each time. */
const MAY_BE_KEPT = 'public, no-cache';

/**
 * Declares a query whose answer to a visitor may be cached, and whose arguments may appear in an address: nothing that names a person or a
 * reservation may be an argument. The pages ask these queries by GET; `npm run codegen` writes their list.
 */
export function PublicRead(): MethodDecorator {
  return Extensions({ [EXTENSION]: true });
}

/** Allows caching if a visitor asks by GET for public reads only. */
export function publicReadPlugin(schema: GraphQLSchema): ApolloServerPlugin<GraphQLContext> {
  const publicReads = new Set(publicReadsOf(schema));
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ request, operation, response, errors, contextValue: { actor } }) => {
        if (request.http?.method !== 'GET' || actor.kind !== 'visitor' || errors?.length || !operation) return;
        if (!readsOnly(publicReads, operation)) return;
        response.http.headers.set('cache-control', MAY_BE_KEPT);
        response.http.headers.set('vary', 'Authorization');
      },
    }),
  };
}

/** Adds an `ETag` to answers that may be cached, and answers 304 to a caller whose copy is current. */
export function registerPublicReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.getHeader('cache-control') !== MAY_BE_KEPT) return payload;
    const entityTag = entityTagOf(payload);
    void reply.header('ETag', entityTag);
    if (!hasCopy(request.headers['if-none-match'], entityTag)) return payload;
    void reply.code(304).removeHeader('content-length');
    return '';
  });
}

/** Returns the names of the queries that are declared by `PublicRead`. */
export function publicReadsOf(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.filter(({ extensions }) => extensions[EXTENSION] === true).map(({ name }) => name);
}

function readsOnly(publicReads: ReadonlySet<string>, { selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && publicReads.has(selection.name.value),
  );
}
