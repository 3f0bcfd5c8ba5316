import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ParseOptions, ValidationRule } from 'graphql';
import type { WorkEstimate } from '../../platform/limits/work-budget.js';

/** How deeply the fields of one operation may be nested (docs/api.md#limits). */
export const MAX_DEPTH = 12;
/** The highest cost of one operation, as `operation-cost.ts` computes it. */
export const MAX_COMPLEXITY = 10_000;
/** The most tokens that a document may have; parsing stops with an error at the next one. */
export const MAX_TOKENS = 2_000;
/** The most characters that a document may have. */
export const MAX_DOCUMENT_CHARS = 64 * 1024;
/** The most lines that a document may have. */
export const MAX_LINES = 2_000;
/** How many fields of one selection may have the same name. */
export const MAX_REPEATS = 20;
/** How many values the variables may contain, at any depth. */
export const MAX_VALUES = 10_000;

/** Returns the work that running an operation of this cost takes: 25 points are declared for a millisecond, most take much less. */
export const workOfCost = (points: number): WorkEstimate => ({ estimate: points / 100, most: points / 25 });

/** How long an operation whose address has used up its work waits for the refusal, so that whoever asks again at once does so seldom. */
export const REFUSAL_PAUSE_MS = 250;

/** The parser is recursive, so a tower of braces must be refused before the stack overflows. */
export const PARSE_OPTIONS: ParseOptions = { maxTokens: MAX_TOKENS };

/** Each error costs a scan of the document's lines and of similar names to suggest. */
export const VALIDATION_OPTIONS = { maxErrors: 10 };

/** Validation rules beside those of the language, for HTTP and WebSocket alike. */
export const LIMIT_RULES: ValidationRule[] = [
  // The rule's type expects its own kind of visitor, but graphql-js accepts any.
  maxDepthRule({
    n: MAX_DEPTH,
    ignoreIntrospection: true,
    // By default it would throw, which would count as a fault of the server.
    propagateOnRejection: false,
    onReject: [(context, error) => context?.reportError(error)],
  }) as unknown as ValidationRule,
];
