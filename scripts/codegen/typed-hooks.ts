import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

/**
 * graphql-codegen plugin: one typed React hook per operation over the typed documents of the same file, for Apollo
 * Client 4. `query Vehicles` gives `useVehiclesQuery` and `useVehiclesLazyQuery`, `mutation AcceptReservation` gives
 * `useAcceptReservationMutation`, `subscription ReservationChanged` gives `useReservationChangedSubscription`.
 * Query and subscription hooks also take Apollo's `skipToken`; their options are required when a variable is.
 * A mutation hook takes its variables at the call, where they are needed and checked.
 */
export const plugin: PluginFunction<object, Types.ComplexPluginOutput> = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return { content: '' };

  const hooks = operations.map(hookOf);
  const values = [...new Set(hooks.flatMap((hook) => hook.values))].sort();
  const types = [...new Set(hooks.flatMap((hook) => hook.types))].sort().map((name) => `type ${name}`);
  return {
    prepend: [`import { ${[...values, ...types].join(', ')} } from '@apollo/client/react';`],
    content: hooks.map((hook) => hook.code).join('\n'),
  };
};

interface Hook {
  /** What the hook imports from Apollo Client at run time … */
  values: string[];
  /** … and for its types only. */
  types: string[];
  code: string;
}

function hookOf(operation: OperationDefinitionNode): Hook {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation needs a name: its hook is called after it.');
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return queryHooks(name, optionsMark(operation));
    case OperationTypeNode.MUTATION:
      return mutationHook(name);
    case OperationTypeNode.SUBSCRIPTION:
      return subscriptionHook(name, optionsMark(operation));
  }
}

/** `?` when every variable may be left out. */
function optionsMark(operation: OperationDefinitionNode): '' | '?' {
  const required = operation.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  return required ? '' : '?';
}

function queryHooks(name: string, mark: string): Hook {
  const generics = `<${pascal(name)}Query, ${pascal(name)}QueryVariables>`;
  return {
    values: ['useQuery', 'useLazyQuery'],
    types: ['SkipToken'],
    code: `
export function use${pascal(name)}Query(options${mark}: useQuery.Options${generics} | SkipToken) {
  return useQuery(${pascal(name)}Document, options);
}

export function use${pascal(name)}LazyQuery(options?: useLazyQuery.Options${generics}) {
  return useLazyQuery(${pascal(name)}Document, options);
}`,
  };
}

function mutationHook(name: string): Hook {
  const generics = `<${pascal(name)}Mutation, ${pascal(name)}MutationVariables>`;
  return {
    values: ['useMutation'],
    types: [],
    code: `
export function use${pascal(name)}Mutation(options?: Omit<useMutation.Options${generics}, 'variables'>) {
  return useMutation(${pascal(name)}Document, options);
}`,
  };
}

function subscriptionHook(name: string, mark: string): Hook {
  const generics = `<${pascal(name)}Subscription, ${pascal(name)}SubscriptionVariables>`;
  return {
    values: ['useSubscription'],
    types: ['SkipToken'],
    code: `
export function use${pascal(name)}Subscription(options${mark}: useSubscription.Options${generics} | SkipToken) {
  return useSubscription(${pascal(name)}Document, options);
}`,
  };
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
