import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DirectiveNode,
  type DocumentNode,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
  type ValueNode,
  visit,
} from 'graphql';
import {
  LIMIT_RULES,
  MAX_COMPLEXITY,
  MAX_DOCUMENT_CHARS,
  MAX_LINES,
  MAX_REPEATS,
  MAX_VALUES,
  PARSE_OPTIONS,
  VALIDATION_OPTIONS,
} from './limits.js';
import { type Fragments, fragmentsOf } from './fragments.js';
import { invalidField } from './invalid-field.js';
import { CostModel, UnknownCostError } from './operation-cost.js';
import { hashOf, type RegisteredOperations } from './registered-operations.js';
import { PendingUpload } from './upload.js';

type Variables = Readonly<Record<string, unknown>>;

/**
 * How many characters of documents are cached, so that they are not parsed and validated again; those of our own pages have some 700
 * characters each.
 */
const REMEMBERED_CHARS = 256 * 1024;
/** How many costs are cached per operation: one for each page size and each choice of @skip and @include. */
const REMEMBERED_COSTS = 32;
/** graphql-js counts the lines before each error's location, and an operation may produce as many errors as it may cost points. */
const MAX_LINES_WITH_LOCATIONS = 200;

/** A document that may run, or the reason why it may not. */
export type ReadDocument =
  { readonly document: DocumentNode } | { readonly errors: readonly [GraphQLError, ...GraphQLError[]] };

/** Runs work on behalf of a caller and counts what it takes. */
export type Metered = <T>(work: () => T) => T;

/** The cost of an operation that may run, or the reason why it may not. */
export type PricedOperation = { readonly cost: number } | { readonly refusal: GraphQLError };

/** What is cached with a document. */
interface Facts {
  readonly fragments: Fragments;
  /** The variables that its cost depends on. */
  readonly costly: readonly string[];
  readonly costs: Map<string, number>;
}

/** Turns a text into an operation that may run, the same for HTTP and WebSocket: every limit of an operation is checked here. */
export class Documents {
  private readonly model: CostModel;
  /** By the hash of the text; the least recently used first. */
  private readonly remembered = new Map<string, { readonly document: DocumentNode; readonly chars: number }>();
  private rememberedChars = 0;
  private readonly facts = new WeakMap<DocumentNode, Facts>();
  /** Documents of our own pages that have been used, by hash; they are never dropped. */
  private readonly own = new Map<string, DocumentNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly registered: RegisteredOperations = new Map(),
  ) {
    this.model = new CostModel(schema);
  }

  /**
   * Parses and validates a text that is not known; computes its hash if it is not given. A text of our own pages counts as known, so that
   * nobody can use up what they need. `metered` runs the work of an unknown one, or throws.
   */
  read(text: string, hash = hashOf(text), metered: Metered = (work) => work()): ReadDocument {
    const cached = this.remember(hash);
    if (cached) return { document: cached };
    const work = (): ReadDocument => this.parsed(text, hash);
    return this.registered.has(hash) ? work() : metered(work);
  }

  /** Cheap checks come first, so that they refuse texts that would keep the CPU busy. */
  private parsed(text: string, hash: string): ReadDocument {
    let document: DocumentNode;
    try {
      if (text.length > MAX_DOCUMENT_CHARS)
        throw new GraphQLError(`Syntax Error: Document has more than ${MAX_DOCUMENT_CHARS} characters.`);
      if (linesOf(text) > MAX_LINES) throw new GraphQLError(`Syntax Error: Document has more than ${MAX_LINES} lines.`);
      document = parse(text, PARSE_OPTIONS);
    } catch (error) {
      return { errors: [named(error as Error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)] };
    }
    const repeated = repeatedName(document);
    if (repeated !== undefined)
      return { errors: [tooComplex(`"${repeated}" stands more than ${MAX_REPEATS} times in one selection.`)] };
    const [first, ...others] = validate(
      this.schema,
      document,
      [...specifiedRules, ...LIMIT_RULES],
      VALIDATION_OPTIONS,
    ).map((problem) => named(problem, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
    if (first) return { errors: [first, ...others] };
    this.keep(hash, text.length, document);
    return { document };
  }

  /** Reads an operation of our own pages by its hash in the same way; undefined for any other hash. */
  readRegistered(hash: string): ReadDocument | undefined {
    const text = this.registered.get(hash);
    return text === undefined ? undefined : this.read(text, hash);
  }

  /** Returns the text of an operation of our own pages, by its hash. */
  registeredText(hash: string): string | undefined {
    return this.registered.get(hash);
  }

  /** Returns a cached document by the hash of its text (hexadecimal SHA-256), and marks it as the most recently used. */
  remember(hash: string): DocumentNode | undefined {
    const own = this.own.get(hash);
    if (own) return own;
    const cached = this.remembered.get(hash);
    if (!cached) return undefined;
    this.remembered.delete(hash);
    this.remembered.set(hash, cached);
    return cached.document;
  }

  /** Returns what an operation of a valid document costs with these variables, or why it may not run. */
  price(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables | null | undefined,
  ): PricedOperation {
    if (valuesIn(variables, MAX_VALUES) > MAX_VALUES)
      return { refusal: tooComplex(`The variables hold more than ${MAX_VALUES} values.`) };
    const definitions = operation.variableDefinitions ?? [];
    const { coerced, errors } = getVariableValues(this.schema, definitions, variables ?? {}, { maxErrors: 1 });
    if (!coerced) {
      const fields = invalidField(this.schema, operation, variables ?? {});
      return { refusal: named(errors[0] as Error, ApolloServerErrorCode.BAD_USER_INPUT, fields && { fields }) };
    }
    try {
      const cost = this.costOf(document, operation, coerced);
      if (cost <= MAX_COMPLEXITY) return { cost };
      const advice = 'Ask for fewer fields or a smaller page.';
      return {
        refusal: tooComplex(`This operation costs ${cost}; at most ${MAX_COMPLEXITY} is allowed. ${advice}`),
      };
    } catch (error) {
      if (error instanceof UnknownCostError)
        return { refusal: tooComplex('The cost of this operation cannot be told.') };
      if (error instanceof GraphQLError) return { refusal: named(error, ApolloServerErrorCode.BAD_USER_INPUT) };
      throw error;
    }
  }

  private costOf(document: DocumentNode, operation: OperationDefinitionNode, coerced: Variables): number {
    const { costs, costly, fragments } = this.factsOf(document);
    const values = costly.map((name) => sizeOf(coerced[name]));
    const key = JSON.stringify([document.definitions.indexOf(operation), ...values]);
    let cost = costs.get(key);
    if (cost === undefined) {
      cost = this.model.costOf(operation, fragments, coerced);
      if (costs.size >= REMEMBERED_COSTS) costs.clear();
      costs.set(key, cost);
    }
    return cost;
  }

  private factsOf(document: DocumentNode): Facts {
    let facts = this.facts.get(document);
    if (!facts) {
      forgetLocations(document);
      facts = gatherFacts(document);
      this.facts.set(document, facts);
    }
    return facts;
  }

  private keep(hash: string, chars: number, document: DocumentNode): void {
    if (this.registered.has(hash)) {
      this.own.set(hash, document);
      return;
    }
    this.remembered.set(hash, { document, chars });
    this.rememberedChars += chars;
    for (const [oldest, { chars: freed }] of this.remembered) {
      if (this.rememberedChars <= REMEMBERED_CHARS) break;
      this.remembered.delete(oldest);
      this.rememberedChars -= freed;
    }
  }
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX' } });
}

/** Adds a code to a GraphQL error that tells at which step it occurred. */
function named(originalError: Error, code: ApolloServerErrorCode, details?: object): GraphQLError {
  const { nodes, source, positions } = originalError as Partial<GraphQLError>;
  const extensions = { ...details, code };
  return new GraphQLError(originalError.message, { nodes, source, positions, originalError, extensions });
}

/** Returns a name that one selection repeats too often: validation compares every two fields of a name with everything below them. */
function repeatedName(document: DocumentNode): string | undefined {
  let repeated: string | undefined;
  visit(document, {
    SelectionSet: ({ selections }: SelectionSetNode) => {
      const counts = new Map<string, number>();
      for (const selection of selections) {
        if (selection.kind !== Kind.FIELD) continue;
        const name = (selection.alias ?? selection.name).value;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        if (count > MAX_REPEATS) repeated = name;
      }
    },
  });
  return repeated;
}

function gatherFacts(document: DocumentNode): Facts {
  const costly = new Set<string>();
  const note = (value: ValueNode | undefined) => {
    if (value?.kind === Kind.VARIABLE) costly.add(value.name.value);
  };
  visit(document, {
    Directive: (directive: DirectiveNode) => directive.arguments?.forEach(({ value }) => note(value)),
    Argument: ({ name, value }) => {
      if (name.value !== 'page') return;
      note(value);
      if (value.kind === Kind.OBJECT) note(value.fields.find((field) => field.name.value === 'size')?.value);
    },
  });
  return { fragments: fragmentsOf(document), costly: [...costly], costs: new Map() };
}

/** Reduces a page to its size, which alone decides its cost; returns every other value unchanged. */
function sizeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { size?: unknown }).size : value;
}

/** Counts the values at any depth, but stops above `most`. A file counts as one, whatever its size. */
function valuesIn(root: unknown, most: number): number {
  let count = 0;
  const open: unknown[] = [root];
  while (open.length > 0 && count <= most) {
    const value = open.pop();
    count += 1;
    if (typeof value !== 'object' || value === null || value instanceof PendingUpload) continue;
    for (const item of Object.values(value)) {
      open.push(item);
      if (open.length > most) return most + 1;
    }
  }
  return count;
}

function linesOf(text: string): number {
  return text.split(/\r\n|[\n\r]/).length;
}

/** Removes locations from errors of executing a long document, because computing their lines could take minutes. */
function forgetLocations(document: DocumentNode): void {
  if (linesOf(document.loc?.source.body ?? '') <= MAX_LINES_WITH_LOCATIONS) return;
  visit(document, {
    enter: (node) => {
      delete (node as { loc?: unknown }).loc;
    },
  });
}
