import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';
import { EMPTY } from 'rxjs';

type TypedDocumentConfig = Parameters<typeof typedDocumentNode>[2];

interface Config {
  /** The fragments of other files, which the preset `near-operation-file` passes. */
  externalFragments?: readonly { node: FragmentDefinitionNode }[];
}

/**
 * graphql-codegen plugin: the typed documents of `typed-document-node`, each with the hash of its text, as the client preset embeds it
 * (`document.__meta__.hash`). Into a `.json` file it writes all texts by their hash.
 */
export const plugin: PluginFunction<Config, Types.ComplexPluginOutput> = async (schema, files, config, info) => {
  const { externalFragments = [] } = config;
  const definitions = files.flatMap((file) => file.document?.definitions ?? []);
  const fragments = [...definitions.filter(isFragment), ...externalFragments.map(({ node }) => node)];
  const operations = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION);
  const persisted = await Promise.all(
    operations.map(async (operation) => {
      const text = await sentText(operation, fragments);
      return { name: operation.name?.value ?? '', text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
  if (info?.outputFile?.endsWith('.json')) {
    const texts = persisted.map(({ hash, text }) => [hash, text] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    return { content: JSON.stringify(Object.fromEntries(texts), null, 2) };
  }
  const documents = await typedDocumentNode(schema, [...files], config as TypedDocumentConfig, info);
  if (typeof documents === 'string') throw new Error('The plugin typed-document-node returns its imports apart.');
  return {
    ...documents,
    content: persisted.reduce(
      (content, { name, hash }) =>
        content.replace(
          `export const ${name}Document = {`,
          `export const ${name}Document = {"__meta__":{"hash":"${hash}"},`,
        ),
      documents.content,
    ),
  };
};

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION;

/** Returns the fragments that an operation uses, also through others, by name: the order is the same for both kinds of files. */
function usedFragments(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (definition: DefinitionNode): void =>
    void visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((candidate) => candidate.name.value === name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}.`);
        if (used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [...used.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
}

/** Returns the text of an operation as Apollo Client sends it: with type names, without directives that the client alone knows. */
async function sentText(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): Promise<string> {
  let text: string | undefined;
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const document = { kind: Kind.DOCUMENT as const, definitions: [operation, ...usedFragments(operation, fragments)] };
  // A part of the operation may depend on a variable. The text is the same for all values.
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, true]),
  );
  const sent =
    operation.operation === OperationTypeNode.MUTATION
      ? client.mutate({ mutation: document, variables })
      : client.query({ query: document, variables });
  // There is no answer, which the client reports as an error.
  await sent.catch(() => undefined);
  if (text === undefined) throw new Error(`Apollo Client sends no text of ${operation.name?.value ?? 'an operation'}.`);
  return text;
}
