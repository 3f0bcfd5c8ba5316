import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { TestFile } from './test-app.js';

/** An id that no record has. */
const UNKNOWN_ID = '999999';

/** Values that are valid for each scalar; services may refuse them. */
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: UNKNOWN_ID,
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: false,
  Money: '1.00',
  DateTime: '2027-03-01T10:00:00.000+00:00',
  LocalDate: '2027-03-01',
};

interface MadeUpCall {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** Required uploads, by the path of their variable. */
  readonly files: Record<string, TestFile>;
}

/** Writes a document that calls an operation with its required arguments, or the given ones instead. */
export function callOf(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, unknown>> = {},
): MadeUpCall {
  const args = field.args.filter((arg) => isRequiredArgument(arg) || arg.name in given);
  const files: Record<string, TestFile> = {};
  const variables = Object.fromEntries(
    args.map(({ name, type }) => [name, name in given ? given[name] : madeUp(type, name, files)]),
  );
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  const query = `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`;
  return { query, variables, files };
}

/** Makes a value of a type; for an upload null, with the file by its path in `files`. */
export function madeUp(type: GraphQLInputType, path: string, files: Record<string, TestFile>): unknown {
  if (isNonNullType(type)) return madeUp(type.ofType, path, files);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map(({ name, type: of }) => [name, madeUp(of, `${path}.${name}`, files)]));
  }
  if (type.name === 'Upload') {
    files[path] = { name: 'x.txt', bytes: Buffer.from('x') };
    return null;
  }
  return SCALARS[type.name];
}
