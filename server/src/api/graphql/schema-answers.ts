import {
  type DocumentNode,
  execute,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { FastifyRequest } from 'fastify';
import { prepareBody, type PreparedBody } from '../../platform/http/prepared-body.js';
import type { Metered } from './documents.js';
import { sentBy } from './registered-operations.js';

/** The root fields that only describe the schema. */
const DESCRIBING = ['__schema', '__type', '__typename'];

/**
 * Keeps the answers to documents that ask for nothing but the schema, as GraphiQL and code generators do: they are the same for everybody
 * until the server ends, and have some 300 KiB. An answer lives as long as Documents caches its document.
 */
export class SchemaAnswers {
  private readonly answers = new WeakMap<DocumentNode, Promise<PreparedBody>>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the answer to a valid document whose only operation `readsSchemaAlone`. `metered` runs the work of a first answer, or throws. */
  find(document: DocumentNode, metered: Metered): Promise<PreparedBody> {
    const cached = this.answers.get(document);
    if (cached) return cached;
    const text = metered(() => JSON.stringify(execute({ schema: this.schema, document })));
    const answer = prepareBody(`${text}\n`);
    this.answers.set(document, answer);
    return answer;
  }
}

/** Tells whether an operation is a query without variables that selects only fields that describe the schema. */
function readsSchemaAlone({ operation, variableDefinitions, selectionSet }: OperationDefinitionNode): boolean {
  return (
    operation === OperationTypeNode.QUERY &&
    !variableDefinitions?.length &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && DESCRIBING.includes(selection.name.value),
    )
  );
}

/** Returns the only operation of a document if the request asks for the schema alone, so that the kept answer fits. */
export function schemaQuestion(request: FastifyRequest, document: DocumentNode): OperationDefinitionNode | undefined {
  const operation = isPlainRequest(request) ? onlyOperation(document, operationNameOf(request)) : undefined;
  return operation && readsSchemaAlone(operation) ? operation : undefined;
}

/** Tells whether a request sends a document and nothing else that could change the answer or be refused. */
function isPlainRequest(request: FastifyRequest): boolean {
  const { variables } = sentBy(request);
  return (
    Object.keys(sentBy(request)).every((name) => ['query', 'variables', 'operationName'].includes(name)) &&
    (variables === undefined || variables === null || JSON.stringify(variables) === '{}') &&
    /\*\/\*|application\/(\*|json|graphql-response\+json)/.test(request.headers.accept ?? '*/*')
  );
}

/** Returns the operation's name in a request; for a name that is no text the empty one, which no operation has. */
function operationNameOf(request: FastifyRequest): string | undefined {
  const { operationName } = sentBy(request);
  if (operationName === undefined || operationName === null) return undefined;
  return typeof operationName === 'string' ? operationName : '';
}

/** Returns the operation of a document that has exactly one; undefined if the request names another. */
function onlyOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined {
  return getOperationAST(document) ? (getOperationAST(document, name) ?? undefined) : undefined;
}
