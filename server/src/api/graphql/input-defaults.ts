import {
  astFromValue,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;
type Fill = (value: unknown) => unknown;

/**
 * Returns a function that fills the defaults of input fields into an operation's variables. graphql-jit 0.8.9 does not do this, and refuses
 * an absent required field that has a default.
 */
export function defaultsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Values) => Values {
  const known = new Map<GraphQLInputType, Fill | undefined>();
  const fills = variableDefinitions.flatMap(({ variable, type }) => {
    const input = typeFromAST(schema, type as Extract<TypeNode, { kind: 'NamedType' }>);
    const fill = isInputType(input) ? fillOf(input, known) : undefined;
    return fill ? [{ name: variable.name.value, fill }] : [];
  });
  if (fills.length === 0) return (variables) => variables;
  return (variables) => {
    const filled: Record<string, unknown> = { ...variables };
    for (const { name, fill } of fills) if (filled[name] != null) filled[name] = fill(filled[name]);
    return filled;
  };
}

const orNull = (value: unknown, fill: Fill): unknown => (value == null ? value : fill(value));

/** Returns the function that fills the defaults of a type; undefined if there are none. */
function fillOf(type: GraphQLInputType, known: Map<GraphQLInputType, Fill | undefined>): Fill | undefined {
  const input = getNullableType(type);
  if (isListType(input)) {
    const fill = fillOf(input.ofType, known);
    return (
      fill &&
      ((value) => (Array.isArray(value) ? value.map((item: unknown) => orNull(item, fill)) : orNull(value, fill)))
    );
  }
  if (!isInputObjectType(input)) return undefined;
  if (known.has(input)) return known.get(input);
  // A recursive type gets the function that is still being made.
  let made: Fill | undefined;
  known.set(input, (value) => made?.(value) ?? value);
  const fields = Object.values(input.getFields()).flatMap((field) => {
    const node = field.defaultValue === undefined ? null : astFromValue(field.defaultValue, field.type);
    const fill = fillOf(field.type, known);
    return node || fill ? [{ name: field.name, standard: node ? valueFromASTUntyped(node) : undefined, fill }] : [];
  });
  if (fields.length > 0)
    made = (value) => {
      const filled: Record<string, unknown> = { ...(value as Values) };
      for (const { name, standard, fill } of fields) {
        if (filled[name] === undefined && standard !== undefined) filled[name] = standard;
        else if (fill && filled[name] != null) filled[name] = fill(filled[name]);
      }
      return filled;
    };
  known.set(input, made);
  return made;
}
