import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { processRequest } from 'graphql-upload-minimal';
import { CALLER_LEFT, callerLeft } from '../infra/caller-left.js';
import { asRefusal, ServiceUnavailableError } from '../infra/database/sql-errors.js';
import { MAX_UPLOAD_BYTES } from '../infra/files/recognise-upload.js';
import type { GraphQLContext, OperationGate } from './context.js';
import { formatError } from './format-error.js';
import { complexityProblem, LIMIT_RULES, PARSE_OPTIONS } from './limits.js';
import { refusedRequest } from './refused-request.js';

export const MAX_UPLOADS = 12;

export interface GraphQLServerOptions {
  readonly schema: GraphQLSchema;
  readonly contextOf: (request: FastifyRequest) => Promise<GraphQLContext>;
  readonly admit: OperationGate;
  /** Runs the work with an EntityManager of its own. */
  readonly inUnitOfWork: <T>(work: () => Promise<T>) => Promise<T>;
  readonly logFault: (fault: unknown, requestId: string | undefined) => void;
  /** Answers a browser that opens the address by hand; undefined when there is no explorer to show. */
  readonly sendExplorer?: ((reply: FastifyReply) => FastifyReply) | undefined;
}

/** GraphQL over HTTP at `/graphql`; the caller keeps other multipart parsers out of this scope. */
export async function registerGraphQL(app: FastifyInstance, options: GraphQLServerOptions): Promise<void> {
  const apollo = new ApolloServer<GraphQLContext>({
    schema: options.schema,
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: LIMIT_RULES,
    parseOptions: PARSE_OPTIONS,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      complexityPlugin(options.schema),
      gatePlugin(options.admit),
      statusPlugin,
      requestErrors(options.logFault),
    ],
    // A login is a header that no foreign page can send, so a plain GET does no harm; uploads are checked below.
    csrfPrevention: false,
  });
  await apollo.start();

  app.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    (request as UploadRequest).carriesUploads = true;
    done(null);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!(request as UploadRequest).carriesUploads) return;
    // Forms of foreign pages can send multipart without asking first; a header of our own makes the browser ask.
    if (!request.headers['apollo-require-preflight']) {
      return reply.code(400).send(transportError('Uploads need the header apollo-require-preflight.'));
    }
    const limits = { maxFileSize: MAX_UPLOAD_BYTES, maxFiles: MAX_UPLOADS };
    request.body = await processRequest(request.raw, reply.raw, limits).catch((error: Error & { status?: number }) => {
      // Whatever is wrong with a form, the caller sent it: one that breaks off has no status here, one that holds nothing 500.
      throw Object.assign(error, { statusCode: error.status === 413 ? 413 : 400 });
    });
  });
  /** What stopped a request before any of its operation ran, as the caller sees it. */
  const readable = (fault: unknown, { id }: FastifyRequest) => ({
    status: asRefusal(fault) instanceof ServiceUnavailableError ? 503 : 500,
    ...formatError(UNNAMED, fault, id, (cause) => options.logFault(cause, id)),
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send(transportError(error.message));
    if (callerLeft(error, request)) return reply.code(CALLER_LEFT).send();
    const { status, ...problem } = readable(error, request);
    return reply.code(status).send({ errors: [problem] });
  });
  const contextOf = async (request: FastifyRequest): Promise<GraphQLContext> => {
    try {
      return await options.contextOf(request);
    } catch (fault) {
      const refusal = refusedRequest(fault, request.id);
      if (refusal instanceof GraphQLError) throw refusal;
      // Before there is a context no plugin sees the error, and Apollo would answer its text.
      const { status, message, extensions } = readable(fault, request);
      throw new GraphQLError(message, { extensions: { ...extensions, http: { status } } });
    }
  };
  const handle = fastifyApolloHandler(apollo, { context: contextOf });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler: (request, reply) =>
      options.sendExplorer && wantsExplorer(request)
        ? options.sendExplorer(reply)
        : options.inUnitOfWork(() => handle.call(app, request, reply) as Promise<unknown>),
  });
  // Not the integration's drain plugin: it closes Fastify from within and would wait for this hook, which waits for it.
  app.addHook('onClose', () => apollo.stop());
}

/** What is wrong with a request before it is a GraphQL one, in GraphQL's form. */
function transportError(message: string) {
  return { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] };
}

/** An error of which nothing is known yet. */
const UNNAMED = { message: '' };

interface UploadRequest extends FastifyRequest {
  carriesUploads?: boolean;
}

/** A program says what it wants in a query; a browser that was sent here by hand only wants a page. */
function wantsExplorer(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string };
  return request.method === 'GET' && query === undefined && (request.headers.accept ?? '').includes('text/html');
}

function complexityPlugin(schema: GraphQLSchema): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, request, operationName }) => {
        const problem = complexityProblem(schema, document, request.variables, operationName);
        if (problem)
          throw new GraphQLError(problem.message, { extensions: { ...problem.extensions, http: { status: 400 } } });
      },
    }),
  };
}

function gatePlugin(admit: OperationGate): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, contextValue: { actor, requestId } }) => {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw SUBSCRIBES_OVER_HTTP;
        await admit(actor, operation?.operation === OperationTypeNode.MUTATION).catch((refusal: unknown) => {
          throw refusedRequest(refusal, requestId);
        });
      },
    }),
  };
}

/** Apollo would run it like a query and stumble over the event that is not there. */
const SUBSCRIBES_OVER_HTTP = new GraphQLError('Subscriptions go over a WebSocket at this address.', {
  extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
});

/** The GraphQL-over-HTTP specification: a client that accepts only `application/json` gets 200 for a document that cannot run. */
const statusPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      const accepted = request.http?.headers.get('accept') ?? '';
      if (!accepted.includes('application/graphql-response+json') && response.http.status === 400 && request.query) {
        response.http.status = 200;
      }
    },
  }),
};

/** Formats errors where the request id is at hand. */
function requestErrors(logFault: GraphQLServerOptions['logFault']): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response, errors, contextValue }) => {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
        const requestId = contextValue.requestId;
        response.body.singleResult.errors = response.body.singleResult.errors.map((formatted, index) =>
          formatError(formatted, errors?.[index] ?? formatted, requestId, (fault) => logFault(fault, requestId)),
        );
      },
    }),
  };
}
