import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  getNullableType,
  GraphQLError,
  type GraphQLSchema,
  isListType,
  type ParseOptions,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../shared/page.js';

/** What one operation may be: docs/api.md tells these figures. */
export const MAX_DEPTH = 12;
export const MAX_COMPLEXITY = 10_000;
export const MAX_TOKENS = 2_000;

/** The parser calls itself for every brace, so a tower of them must end before the stack does. */
export const PARSE_OPTIONS: ParseOptions = { maxTokens: MAX_TOKENS };

/** Validation rules beside the language's own, for HTTP and WebSocket alike. */
export const LIMIT_RULES: ValidationRule[] = [
  // The rule is typed for a visitor of its own; graphql-js takes any visitor.
  maxDepthRule({
    n: MAX_DEPTH,
    ignoreIntrospection: true,
    // Thrown, as by default, it would pass for a fault of the server.
    propagateOnRejection: false,
    onReject: [(context, error) => context?.reportError(error)],
  }) as unknown as ValidationRule,
];

/** A page costs as many times its item as it may hold. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, type, field }) => {
  if (type.name !== 'Query' || !('page' in args || String(field.type).includes('Page'))) return undefined;
  const size = (args['page'] as { size?: unknown } | undefined)?.size;
  const items = typeof size === 'number' && size >= 1 ? Math.min(size, MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE;
  return 1 + childComplexity * items;
};

/** What a list without pages is taken to hold: fields that lead from record to record would else cost nothing, however deep. */
const UNPAGED_ITEMS = 5;

const listEstimator: ComplexityEstimator = ({ childComplexity, type, field }) => {
  const counted = type.name.endsWith('Page') || type.name.startsWith('__');
  return isListType(getNullableType(field.type)) && !counted ? 1 + childComplexity * UNPAGED_ITEMS : undefined;
};

/** Undefined, or why an operation is too costly to run. */
export function complexityProblem(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | null | undefined,
  operationName: string | null | undefined,
): GraphQLError | undefined {
  const cost = costOf(schema, document, variables, operationName);
  if (cost <= MAX_COMPLEXITY) return undefined;
  return new GraphQLError(
    `This operation costs ${cost}; at most ${MAX_COMPLEXITY} is allowed. Ask for fewer fields or a smaller page.`,
    {
      extensions: { code: 'QUERY_TOO_COMPLEX' },
    },
  );
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | null | undefined,
  operationName: string | null | undefined,
): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables: variables ?? {},
      ...(operationName ? { operationName } : {}),
      estimators: [pageEstimator, listEstimator, simpleEstimator({ defaultComplexity: 1 })],
    });
  } catch (error) {
    // Variables that do not fit: the execution refuses them next, and says which.
    if (error instanceof GraphQLError) return 0;
    throw error;
  }
}
