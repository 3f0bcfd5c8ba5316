import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

const REFUSED = "Cette valeur n'est pas acceptée.";
const REFUSED_NUMBER = "Ce nombre n'est pas accepté : il est trop grand, ou n'est pas entier.";

/** Ends the reading of a variable at its first invalid value: thousands of them would cost a tenth of a second. */
class InvalidValue extends Error {
  constructor(
    readonly path: readonly (string | number)[],
    readonly value: unknown,
    readonly reason: GraphQLError,
  ) {
    super();
  }
}

/**
 * Finds the first invalid value in the variables of an operation. Returns a French message by field, in the form that validation errors have:
 * the key is the path of the field within the variable, such as `driver.lastName`. Returns undefined if the value is a whole variable, or
 * an object with a missing or unknown field, which is a mistake of the program and not of its user.
 */
export function invalidField(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Readonly<Record<string, readonly string[]>> | undefined {
  for (const { variable, type: node } of variableDefinitions) {
    const type = typeFromAST(schema, node);
    const sent = variables[variable.name.value];
    if (!isInputType(type) || sent === undefined) continue;
    try {
      coerceInputValue(sent, type, (path, value, reason) => {
        throw new InvalidValue(path, value, reason);
      });
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      const { path, value, reason } = error;
      const isField = path.length > 0 && (typeof value !== 'object' || value === null);
      return isField ? { [path.join('.')]: [messageFor(value, reason)] } : undefined;
    }
  }
  return undefined;
}

function messageFor(value: unknown, { extensions: { wanted } }: GraphQLError): string {
  if (typeof wanted === 'string') return wanted;
  return typeof value === 'number' ? REFUSED_NUMBER : REFUSED;
}
