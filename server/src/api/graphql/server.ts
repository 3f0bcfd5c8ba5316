import { setTimeout as wait } from 'node:timers/promises';
import {
  ApolloServer,
  type ApolloServerOptionsWithGateway,
  type ApolloServerPlugin,
  type GraphQLRequest,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isVisitor, jsonParser } from '../../platform/http/json-body.js';
import { CALLER_LEFT, callerLeft } from '../../platform/http/caller-left.js';
import { asRefusal, ServiceUnavailableError } from '../../platform/database/sql-errors.js';
import type { IdempotencyKeys } from '../../platform/database/idempotency.js';
import type { Operations } from '../../platform/limits/operations.js';
import type { WorkBudget } from '../../platform/limits/work-budget.js';
import { sendPrepared } from '../../platform/http/prepared-body.js';
import { requireStaff } from '../../kernel/access.js';
import { DomainError, TooManyRequestsError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import type { GraphQLContext, OperationGate } from './context.js';
import type { Documents, Metered, ReadDocument } from './documents.js';
import type { Executor } from './executor.js';
import { formatError } from './format-error.js';
import { LIMIT_RULES, PARSE_OPTIONS, REFUSAL_PAUSE_MS, VALIDATION_OPTIONS, workOfCost } from './limits.js';
import { publicReadPlugin, registerPublicReads } from './public-reads.js';
import { refusedRequest } from './refused-request.js';
import { namedHash, sentBy } from './registered-operations.js';
import { SchemaAnswers, schemaQuestion } from './schema-answers.js';
import { readUploadRequest } from './upload-request.js';

/** The dependencies of `registerGraphQL`: the schema, how an operation is executed, and how the caller of a request is found. */
export interface GraphQLServerOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly executor: Executor;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphQLContext>;
  readonly admit: OperationGate;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly operations: Operations;
  readonly work: WorkBudget;
  /** Runs the work with its own EntityManager. */
  readonly inUnitOfWork: <T>(work: () => Promise<T>) => Promise<T>;
  readonly logFault: (fault: unknown, requestId: string | undefined) => void;
  /** Answers a browser that opens the address; undefined if there is no explorer. */
  readonly sendExplorer?: ((reply: FastifyReply) => FastifyReply) | undefined;
}

/** Registers GraphQL over HTTP at `/graphql`, in its own Fastify scope, because it reads forms only after checking the caller. */
export async function registerGraphQL(app: FastifyInstance, options: GraphQLServerOptions): Promise<void> {
  const { documents, work } = options;
  const schemaAnswers = new SchemaAnswers(options.schema);
  const apollo = new ApolloServer<GraphQLContext>({
    gateway: executedBy(options),
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: LIMIT_RULES,
    parseOptions: PARSE_OPTIONS,
    validationOptions: VALIDATION_OPTIONS,
    // Documents that were read below are not parsed and validated again.
    documentStore: {
      get: async (key) => documents.remember(key.slice(-SHA256_DIGITS)),
      set: async () => undefined,
      delete: async () => undefined,
    },
    persistedQueries: { cache: cachedTexts(documents) },
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // The plugin would wrap every resolver for cache hints, which are not used: `@PublicRead` declares which answers may be cached.
      ApolloServerPluginCacheControlDisabled(),
      costPlugin(options),
      gatePlugin(options),
      statusPlugin,
      requestErrors(options.logFault),
      publicReadPlugin(options.schema),
    ],
    // Logins use a header that foreign pages cannot send, so a plain GET is harmless; uploads are checked below.
    csrfPrevention: false,
  });
  await apollo.start();

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
  await app.register(multipart);
  registerPublicReads(app);
  /** Formats an error that stopped a request before any operation ran. */
  const readable = (fault: unknown, { id }: FastifyRequest) => ({
    status: statusOf(fault),
    ...formatError(UNNAMED, fault, id, (cause) => options.logFault(cause, id)),
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500 } = error;
    if (callerLeft(error, request)) {
      request.log.debug('the caller left before the answer was sent');
      return reply.code(CALLER_LEFT).send();
    }
    if (error instanceof TooManyRequestsError) await wait(REFUSAL_PAUSE_MS, undefined, { ref: false });
    if (statusCode < 500) return reply.code(statusCode).send(transportError(error.message));
    const { status, ...problem } = readable(error, request);
    const comeAgain = problem.extensions?.['retryAfterSeconds'];
    if (typeof comeAgain === 'number') void reply.header('Retry-After', String(comeAgain));
    return reply.code(status).send({ errors: [problem] });
  });
  const answerErrors = (errors: readonly GraphQLError[], request: FastifyRequest, reply: FastifyReply) => {
    const modern = acceptsGraphQLResponse(request.headers.accept);
    return reply
      .code(modern ? 400 : 200)
      .type(`application/${modern ? 'graphql-response+json' : 'json'}; charset=utf-8`)
      .header('Cache-Control', 'no-store')
      .send({ errors: errors.map((error) => formatError(error.toJSON(), error, request.id, () => undefined)) });
  };
  const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<GraphQLContext> => {
    try {
      return await options.contextOf(request, reply);
    } catch (fault) {
      const refusal = refusedRequest(fault, request.id);
      if (refusal instanceof GraphQLError) throw refusal;
      // Without a context no plugin sees the error, and Apollo would answer its text.
      const { status, message, extensions } = readable(fault, request);
      throw new GraphQLError(message, { extensions: { ...extensions, http: { status } } });
    }
  };
  /** Returns the kept answer to a question about the schema alone, which is the same for everybody; undefined for anything else. */
  const preparedAnswer = async (request: FastifyRequest, document: DocumentNode) => {
    const operation = schemaQuestion(request, document);
    if (!operation || 'refusal' in documents.price(document, operation, {})) return undefined;
    const answer = await schemaAnswers.find(document, (making) => work.measure(request.ip, making));
    work.charge(request.ip, KEPT_ANSWER_MS);
    return answer;
  };
  const handle = fastifyApolloHandler(apollo, { context: contextOf });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler: (request, reply) => {
      if (options.sendExplorer && wantsExplorer(request)) return options.sendExplorer(reply);
      // The answer depends on the caller, although the document is the same.
      void reply.header('Cache-Control', 'no-store');
      // Refused here already, a flood costs next to nothing, and the place of no other operation.
      if (isVisitor(request)) work.demand(request.ip);
      const run = async () => {
        if (request.isMultipart()) {
          const refusal = await refuseUpload(request, reply, options.contextOf);
          if (refusal) return reply.code(refusal.status).send(refusal.body);
          request.body = await elsewhere(() => readUploadRequest(request));
        }
        const read = readRequested(request, documents, (reading) => work.measureUnknown(request.ip, reading));
        if (read && 'errors' in read)
          return work.measureAllowed(request.ip, () => answerErrors(read.errors, request, reply));
        const prepared = isVisitor(request) && read ? await preparedAnswer(request, read.document) : undefined;
        if (prepared) return sendPrepared(request, reply.type(typeOf(request)), prepared);
        return handle.call(app, request, reply) as Promise<unknown>;
      };
      return options.operations.ofRequest(request, () => options.inUnitOfWork(run));
    },
  });
  // The integration's drain plugin closes Fastify from within and would wait for this hook, which waits for it.
  app.addHook('onClose', () => apollo.stop());
}

/** Makes Apollo run operations by our executor, which it accepts only from a gateway. */
function executedBy({
  schema,
  executor,
  idempotencyKeys,
}: GraphQLServerOptions): ApolloServerOptionsWithGateway<GraphQLContext>['gateway'] {
  return {
    onSchemaLoadOrUpdate: (tell) => {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, request, context }) => {
        const result = await executor.run({
          document,
          operationName: request.operationName,
          variableValues: request.variables,
          contextValue: context,
        });
        try {
          await idempotencyKeys.refuseTwin();
        } catch (refusal) {
          return { data: null, errors: [new GraphQLError('', { originalError: refusal as Error })] };
        }
        return result;
      },
    }),
    stop: async () => undefined,
  };
}

/** Formats an error of the HTTP request itself as a GraphQL answer. */
function transportError(message: string, code = 'BAD_REQUEST') {
  return { errors: [{ message, extensions: { code } }] };
}

/** The status of a request that failed before any operation ran. */
function statusOf(fault: unknown): number {
  if (fault instanceof TooManyRequestsError) return 429;
  return asRefusal(fault) instanceof ServiceUnavailableError ? 503 : 500;
}

/** What sending the schema counts as, in ms: some 20 KiB compressed, 300 KiB as it is. */
const KEPT_ANSWER_MS = 5;

function typeOf({ headers: { accept } }: FastifyRequest): string {
  return `application/${acceptsGraphQLResponse(accept) ? 'graphql-response+json' : 'json'}; charset=utf-8`;
}

/** A placeholder for an error that is not known yet. */
const UNNAMED = { message: '' };

const SHA256_DIGITS = 64;

type TextCache = NonNullable<
  Exclude<ApolloServerOptionsWithGateway<GraphQLContext>['persistedQueries'], false | undefined>['cache']
>;

/** How many characters of such texts are cached. */
const REMEMBERED_CHARS = 1024 * 1024;

/** Gives Apollo the text of a hash: an operation of our own pages, or one that a program sent together with its hash. */
function cachedTexts(documents: Documents): TextCache {
  const sent = new LRUCache<string, string>({ maxSize: REMEMBERED_CHARS, sizeCalculation: (text) => text.length || 1 });
  return {
    get: async (key) => documents.registeredText(key.slice(-SHA256_DIGITS)) ?? sent.get(key),
    set: async (key, text) => void sent.set(key, text),
    delete: async (key) => sent.delete(key),
  };
}

/** Reads the document whose text or registered hash is in the request; undefined for anything else, which Apollo handles. */
function readRequested(request: FastifyRequest, documents: Documents, metered: Metered): ReadDocument | undefined {
  const text = textOf(request);
  if (text !== undefined) return documents.read(text, undefined, metered);
  const hash = namedHash(request);
  return hash === undefined ? undefined : documents.readRegistered(hash);
}

/** Returns the text of a request's document; undefined if there is none. */
function textOf(request: FastifyRequest): string | undefined {
  const { query: text } = sentBy(request);
  return typeof text === 'string' ? text : undefined;
}

interface Refusal {
  readonly status: number;
  readonly body: ReturnType<typeof transportError>;
}

/** Returns why a form is not read: only operations of the staff take files, and other forms must not fill the memory. */
async function refuseUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  contextOf: GraphQLServerOptions['contextOf'],
): Promise<Refusal | undefined> {
  // Foreign pages can send multipart forms without a preflight request; a custom header makes the browser send one.
  if (!request.headers['apollo-require-preflight']) {
    return { status: 400, body: transportError('Uploads need the header apollo-require-preflight.') };
  }
  try {
    requireStaff((await contextOf(request, reply)).actor);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const status = UPLOAD_STATUS[error.kind] ?? 400;
    return { status, body: transportError(error.message, error.code) };
  }
}

const UPLOAD_STATUS: Partial<Record<DomainError['kind'], number>> = {
  unauthenticated: 401,
  forbidden: 403,
  too_many_requests: 429,
  unavailable: 503,
};

/** Tells a browser that opens the address from a program, which sends a query. */
function wantsExplorer(request: FastifyRequest): boolean {
  const { query } = request.query as { query?: string };
  return request.method === 'GET' && query === undefined && (request.headers.accept ?? '').includes('text/html');
}

function costPlugin({ documents, work }: GraphQLServerOptions): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => {
      let settle = (): void => undefined;
      return {
        didResolveOperation: async ({ document, operation, request, contextValue: { actor, ip, requestId } }) => {
          // Without an operation, execution refuses with the reason.
          if (!operation) return;
          const priced = work.measureAllowed(ip, () => documents.price(document, operation, request.variables));
          if ('refusal' in priced) {
            const { message, extensions } = priced.refusal;
            throw new GraphQLError(message, {
              originalError: priced.refusal,
              extensions: { ...extensions, http: { status: 400 } },
            });
          }
          if (actor.kind !== 'visitor') return;
          try {
            settle = work.begin(ip, workOfCost(priced.cost));
          } catch (refusal) {
            throw refusedRequest(refusal, requestId);
          }
        },
        willSendResponse: async () => settle(),
      };
    },
  };
}

function gatePlugin({ admit, idempotencyKeys }: GraphQLServerOptions): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, operationName, source, request, contextValue }) => {
        const { actor, requestId, idempotencyKey } = contextValue;
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw SUBSCRIBES_OVER_HTTP;
        try {
          await admit(contextValue, document, operationName);
          if (idempotencyKey !== undefined && operation?.operation === OperationTypeNode.MUTATION) {
            await idempotencyKeys.begin(actor, idempotencyKey, contentOf(source, request));
          }
        } catch (refusal) {
          throw refusedRequest(refusal, requestId);
        }
      },
    }),
  };
}

/** Returns all that makes an operation the same when it is sent again; of its files only that there are some. */
function contentOf(source: string | undefined, { operationName, variables }: GraphQLRequest): string {
  return JSON.stringify([source, operationName ?? null, variables ?? {}]);
}

/** Apollo would run it like a query and fail for lack of an event. */
const SUBSCRIBES_OVER_HTTP = new GraphQLError('Subscriptions go over a WebSocket at this address.', {
  extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
});

/** The GraphQL-over-HTTP specification requires 200 for a document that cannot run if the client accepts only `application/json`. */
const statusPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      const modern = acceptsGraphQLResponse(request.http?.headers.get('accept'));
      if (!modern && response.http.status === 400 && request.query) {
        response.http.status = 200;
      }
    },
  }),
};

function acceptsGraphQLResponse(accept: string | undefined): boolean {
  return (accept ?? '').includes('application/graphql-response+json');
}

/** Formats errors here, where the request id is known. */
function requestErrors(logFault: GraphQLServerOptions['logFault']): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response, errors, contextValue }) => {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
        const requestId = contextValue.requestId;
        response.body.singleResult.errors = response.body.singleResult.errors.map((formatted, index) =>
          formatError(formatted, errors?.[index] ?? formatted, requestId, (fault) => logFault(fault, requestId)),
        );
        // Apollo answers 500 to what a plugin throws, whatever it is formatted to.
        const [first] = response.body.singleResult.errors;
        if (response.http.status === 500 && first?.extensions?.['code'] === 'SERVICE_UNAVAILABLE')
          response.http.status = 503;
      },
    }),
  };
}
