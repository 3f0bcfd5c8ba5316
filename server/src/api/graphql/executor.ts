import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { fragmentsOf } from './fragments.js';
import { defaultsOf } from './input-defaults.js';

/** An operation of a valid document that Documents has admitted: its variables are valid. */
export type Operation = Pick<
  ExecutionArgs,
  'document' | 'operationName' | 'variableValues' | 'contextValue' | 'rootValue'
>;

type Run = (operation: Operation) => ReturnType<typeof execute>;

interface CountedOperation {
  uses: number;
  run: Run;
}

/** An operation is compiled after this many uses; for fewer, compiling (2 to 20 ms of CPU) costs more than it saves. */
const COMPILE_AFTER = 2;

/**
 * The most fields and fragments of an operation that is compiled, counting fragments wherever they are spread: about ten take 1 ms of CPU.
 */
const MAX_COMPILED = 300;

/**
 * Runs queries and mutations, and subscriptions for one event (`rootValue`). Repeated operations are compiled to JavaScript by graphql-jit
 * and run in about a third of the time; the others are interpreted by graphql-js. Compiled operations live as long as Documents caches
 * their document.
 */
export class Executor {
  private readonly operations = new WeakMap<DocumentNode, Map<string, CountedOperation>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly compileAfter = COMPILE_AFTER,
  ) {}

  /**
   * Returns the result of an operation, including errors of its fields; rejects only for faults of the library. An operation that the document does not
   * have, or does not name unambiguously, is refused: nobody has admitted it.
   */
  run(operation: Operation): Promise<ExecutionResult> | ExecutionResult {
    const { document } = operation;
    const definition = getOperationAST(document, operation.operationName);
    if (!definition) return { errors: [new GraphQLError('The document has no such operation, or several.')] };
    const name = definition.name?.value ?? '';
    const operations = this.operations.get(document) ?? new Map<string, CountedOperation>();
    this.operations.set(document, operations);
    const counted = operations.get(name) ?? { uses: 0, run: (args) => execute({ schema: this.schema, ...args }) };
    operations.set(name, counted);
    counted.uses += 1;
    if (counted.uses === this.compileAfter + 1 && isWorthCompiling(document, definition))
      counted.run = this.compile(document, definition) ?? counted.run;
    return counted.run(operation);
  }

  private compile(document: DocumentNode, definition: OperationDefinitionNode): Run | undefined {
    const compiled = compileQuery(this.schema, document, definition.name?.value);
    if (!isCompiledQuery(compiled)) return undefined;
    const withDefaults = defaultsOf(this.schema, definition);
    return ({ contextValue, rootValue, variableValues }) =>
      compiled.query(rootValue, contextValue, withDefaults(variableValues ?? {}));
  }
}

/**
 * Tells whether compiling an operation of a valid document pays off: mutations are seldom repeated, and one with thousands of fields would
 * keep the CPU busy for seconds.
 */
export function isWorthCompiling(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  if (operation === OperationTypeNode.MUTATION) return false;
  const fragments = fragmentsOf(document);
  const open: SelectionSetNode[] = [selectionSet];
  let count = 0;
  for (let set = open.pop(); set; set = open.pop()) {
    count += set.selections.length;
    if (count > MAX_COMPILED) return false;
    for (const selection of set.selections) {
      const { selectionSet: below } =
        selection.kind === Kind.FRAGMENT_SPREAD ? (fragments.get(selection.name.value) ?? {}) : selection;
      if (below) open.push(below);
    }
  }
  return true;
}
