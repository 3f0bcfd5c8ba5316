import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

const REFUSED = "Cette valeur n'est pas acceptée.";
const REFUSED_NUMBER = "Ce nombre n'est pas accepté : il est trop grand, ou n'est pas entier.";

/**
 * Returns the French message by field for the first variable's value that does not fit its type, as refusals by rule have it; undefined if
 * no single field is at fault. A field is named by its path within the variable: `driver.lastName`.
 */
export function invalidField(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Readonly<Record<string, readonly string[]>> | undefined {
  let found: Readonly<Record<string, readonly string[]>> | undefined;
  for (const { variable, type: node } of variableDefinitions) {
    const type = typeFromAST(schema, node);
    const value = variables[variable.name.value];
    if (!isInputType(type) || value === undefined) continue;
    coerceInputValue(value, type, (path, invalid, error) => {
      // A missing or unknown field is a mistake of the program, not of who typed.
      if (path.length === 0 || (typeof invalid === 'object' && invalid !== null)) return;
      found ??= { [path.join('.')]: [messageFor(invalid, error)] };
    });
  }
  return found;
}

function messageFor(invalid: unknown, error: GraphQLError): string {
  const { wanted } = error.extensions;
  if (typeof wanted === 'string') return wanted;
  return typeof invalid === 'number' ? REFUSED_NUMBER : REFUSED;
}
