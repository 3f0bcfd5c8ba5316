import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { prepareBody, type PreparedBody } from '../../platform/http/prepared-body.js';
import type { Metered } from './documents.js';

/** The root fields that only describe the schema. */
const DESCRIBING = ['__schema', '__type', '__typename'];

/**
 * Keeps the answers to documents that ask for nothing but the schema, as GraphiQL and code generators do: they are the same for everybody
 * until the server ends, and have some 300 KiB. An answer lives as long as Documents caches its document.
 */
export class SchemaAnswers {
  private readonly kept = new WeakMap<DocumentNode, Promise<PreparedBody>>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the answer to a valid document whose only operation `asksForSchema`. `metered` runs the work of a first answer, or throws. */
  find(document: DocumentNode, metered: Metered): Promise<PreparedBody> {
    const known = this.kept.get(document);
    if (known) return known;
    const text = metered(() => JSON.stringify(execute({ schema: this.schema, document })));
    const answer = prepareBody(`${text}\n`);
    this.kept.set(document, answer);
    return answer;
  }
}

/** Tells whether an operation is a query without variables that selects only fields that describe the schema. */
export function asksForSchema({ operation, variableDefinitions, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === OperationTypeNode.QUERY &&
    !variableDefinitions?.length &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && DESCRIBING.includes(selection.name.value),
    )
  );
}
