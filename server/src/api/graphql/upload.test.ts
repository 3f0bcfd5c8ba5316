import { getNamedType, type GraphQLInputType, GraphQLString, isInputObjectType } from 'graphql';
import { GRAPHQL_ACCESS } from '../../../test/access-table.js';
import { createSchema } from '../../schema.js';
import { PendingUpload } from './upload.js';

async function* nothing(): AsyncGenerator<never> {}
const schema = createSchema({ get: () => ({}) }, { subscribe: () => nothing() });

function takesFiles(type: GraphQLInputType, within: readonly string[] = []): boolean {
  const named = getNamedType(type);
  if (named.name === 'Upload') return true;
  if (!isInputObjectType(named) || within.includes(named.name)) return false;
  return Object.values(named.getFields()).some((field) => takesFiles(field.type, [...within, named.name]));
}

const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  .flatMap((root) => Object.values(root?.getFields() ?? {}))
  .filter(({ args }) => args.some(({ type }) => takesFiles(type)));

// Forms of other callers are refused before they are read, so an operation for them would never get its files.
it.each(operations.map(({ name }) => name))('only the staff may call an operation that takes files: %s', (name) => {
  const rows = GRAPHQL_ACCESS[name] ?? [];
  const accesses = typeof rows === 'string' ? [rows] : rows.map(({ access }) => access);
  expect(accesses).not.toEqual([]);
  expect(accesses.filter((access) => access !== 'STAFF' && access !== 'ADMIN')).toEqual([]);
});

it('there are such operations', () => {
  expect(operations.map(({ name }) => name)).toContain('createBrand');
});

it('a file in place of a text is refused without its content', () => {
  const sent = { bytes: Buffer.from('secret'), tooLarge: false };
  expect(() => GraphQLString.parseValue(new PendingUpload(sent))).toThrow(
    'String cannot represent a non string value: a file',
  );
});
