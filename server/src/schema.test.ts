import {
  type GraphQLNamedType,
  GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  validateSchema,
} from 'graphql';
import { createSchema } from './schema.js';

const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });
const own = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));

it('the schema is valid', () => {
  expect(validateSchema(schema)).toEqual([]);
});

it('every mutation takes one input, or nothing', () => {
  const names = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) =>
    field.args.map((arg) => arg.name).join(),
  );
  expect(new Set(names)).toEqual(new Set(['input', '']));
});

describe('the schema for third parties', () => {
  const named = own.filter((type) => !isBuiltIn(type) && !isRoot(type));

  it.each(named.map((type) => [type.name, type] as const))('%s is described, with every field', (_name, type) => {
    expect(type.description).toBeTruthy();
    if (isObjectType(type) || isInputObjectType(type)) {
      const silent = Object.values(type.getFields()).filter((field) => !field.description);
      expect(silent.map((field) => field.name)).toEqual([]);
    }
    if (isEnumType(type)) expect(type.getValues().every((value) => /^[A-Z][A-Z0-9_]*$/.test(value.name))).toBe(true);
  });

  it('has one form of pages', () => {
    for (const type of own.filter(
      (each): each is GraphQLObjectType => isObjectType(each) && each.name.endsWith('Page'),
    )) {
      expect(Object.keys(type.getFields())).toEqual(
        expect.arrayContaining(['items', 'totalCount', 'page', 'pageCount']),
      );
    }
  });
});

function isBuiltIn(type: GraphQLNamedType): boolean {
  return isScalarType(type) && ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name);
}

function isRoot(type: GraphQLNamedType): boolean {
  return type === schema.getQueryType() || type === schema.getMutationType() || type === schema.getSubscriptionType();
}
