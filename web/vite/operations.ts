import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, OperationTypeNode, print, type VariableDefinitionNode } from 'graphql';
import { EMPTY } from 'rxjs';
import { type Plugin, runnerImport } from 'vite';

/**
 * Vite plugin: writes `operations.json`, the texts of the operations that the pages send by hash. Apollo Client itself makes each text from
 * its document, so that it is exactly the one that a page hashes.
 */
export function operations(): Plugin {
  return {
    name: 'operations',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<typeof import('./documents.ts')>(join(import.meta.dirname, 'documents.ts'));
      const texts = await Promise.all(module.documents.map(textOf));
      const known = [...new Set(texts.filter((text) => text !== undefined))].sort();
      this.emitFile({ type: 'asset', fileName: 'operations.json', source: JSON.stringify(known) });
    },
  };
}

/** A value for each variable, which the client asks for where a part of the operation depends on one. The text is the same for all. */
const anyVariables = (variables: readonly VariableDefinitionNode[] = []): Record<string, boolean> =>
  Object.fromEntries(variables.map(({ variable }) => [variable.name.value, true]));

/**
 * Returns the text that Apollo Client sends for a document; undefined for subscriptions, which use a WebSocket. Throws where the client
 * sends none: its page would ask twice.
 */
async function textOf(document: DocumentNode): Promise<string | undefined> {
  const operation = getOperationAST(document);
  const kind = operation?.operation;
  if (kind === OperationTypeNode.SUBSCRIPTION) return undefined;
  const variables = anyVariables(operation?.variableDefinitions);
  let text: string | undefined;
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const sent =
    kind === OperationTypeNode.MUTATION
      ? client.mutate({ mutation: document, variables })
      : client.query({ query: document, variables });
  // There is no answer, which the client reports as an error.
  await sent.catch(() => undefined);
  if (text === undefined)
    throw new Error(`Apollo Client sends no text of ${operation?.name?.value ?? 'an operation'}.`);
  return text;
}
