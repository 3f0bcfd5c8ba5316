import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ParseOptions, ValidationRule } from 'graphql';

/** What one operation may be: docs/api.md tells these figures. */
export const MAX_DEPTH = 12;
export const MAX_COMPLEXITY = 10_000;
export const MAX_TOKENS = 2_000;
export const MAX_DOCUMENT_CHARS = 64 * 1024;
export const MAX_LINES = 2_000;
/** Fields under one name in one selection. */
export const MAX_REPEATS = 20;
/** Of the variables, however deep. */
export const MAX_VALUES = 10_000;

/** The parser calls itself for every brace, so a tower of them must end before the stack does. */
export const PARSE_OPTIONS: ParseOptions = { maxTokens: MAX_TOKENS };

/** Each error costs a walk through the lines of the document and through the names that may have been meant. */
export const VALIDATION_OPTIONS = { maxErrors: 10 };

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
