import { buildSchema, execute, getOperationAST, GraphQLError, type GraphQLObjectType, parse } from 'graphql';
import { Executor, isWorthCompiling } from './executor.js';

const schema = buildSchema(`
  enum Way { UP DOWN }
  input Deep { way: Way! = UP, note: String }
  input Inner { way: Way! = UP, deep: [Deep!], note: String }
  input Outer { inner: Inner, size: Int! = 20 }
  type Thing { name: String! boom: String strict: String! }
  type Query { echo(outer: Outer, list: [Inner!]): String things(many: Int! = 2): [Thing!]! nothing: Thing }
  type Mutation { echo(outer: Outer): String }
`);
class Refusal extends Error {
  readonly code = 'REFUSED';
}
const query = schema.getQueryType()?.getFields() ?? {};
const echo = (_root: unknown, args: object) => JSON.stringify(args);
const thing = (name: string) => ({ name });
const fields = (schema.getType('Thing') as GraphQLObjectType).getFields();
Object.assign(fields['boom'] ?? {}, { resolve: () => Promise.reject(new Refusal('boom')) });
Object.assign(fields['strict'] ?? {}, {
  resolve: () => {
    throw new Refusal('strict');
  },
});
Object.assign(query['echo'] ?? {}, { resolve: echo });
Object.assign(schema.getMutationType()?.getFields()['echo'] ?? {}, { resolve: echo });
Object.assign(query['things'] ?? {}, {
  resolve: (_root: unknown, { many }: { many: number }) => Array.from({ length: many }, (_, n) => thing(`t${n}`)),
});
Object.assign(query['nothing'] ?? {}, { resolve: () => thing('one') });

const OPERATIONS: readonly [text: string, variables?: Record<string, unknown>][] = [
  ['{ things { name } }'],
  ['query ($many: Int!) { things(many: $many) { n: name ...F } } fragment F on Thing { boom }', { many: 3 }],
  ['{ nothing { strict } }'],
  ['{ things { strict } }'],
  ['query ($yes: Boolean!) { nothing { name @include(if: $yes) boom @skip(if: $yes) } }', { yes: true }],
  ['query ($outer: Outer) { echo(outer: $outer) }', { outer: {} }],
  ['query ($outer: Outer) { echo(outer: $outer) }', { outer: null }],
  ['query ($outer: Outer) { echo(outer: $outer) }', {}],
  [
    'query ($outer: Outer) { echo(outer: $outer) }',
    { outer: { size: 3, inner: { deep: [{ way: 'DOWN' }, { note: 'x' }], note: null } } },
  ],
  ['query ($list: [Inner!]) { echo(list: $list) }', { list: { note: 'a single value' } }],
  ['mutation ($outer: Outer) { echo(outer: $outer) }', { outer: { inner: {} } }],
  ['{ __typename __schema { queryType { name } } }'],
];

it.each(OPERATIONS)('%s %j has the same answer compiled as interpreted', async (text, variableValues = {}) => {
  const document = parse(text);
  const seen = async (result: ReturnType<typeof execute>) => {
    const { data, errors } = await result;
    return {
      data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
      errors: errors?.map((error) => ({
        ...error.toJSON(),
        from: error.originalError?.constructor.name,
        known: error instanceof GraphQLError,
      })),
    };
  };
  const interpreted = await seen(execute({ schema, document, variableValues }));
  const executor = new Executor(schema, 1);
  for (let use = 0; use < 4; use++) expect(await seen(executor.run({ document, variableValues }))).toEqual(interpreted);
});

describe('the operations to compile', () => {
  const compiles = (text: string) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    return operation && isWorthCompiling(document, operation);
  };

  it('include a query of a page with its fragments', () => {
    expect(compiles('query ($many: Int!) { things(many: $many) { ...F } } fragment F on Thing { name }')).toBe(true);
  });

  it('include neither mutations nor operations with thousands of fields', () => {
    const spread = (to: string) => Array.from({ length: 10 }, (_, n) => `a${n}: nothing { ...${to} }`).join(' ');
    expect(compiles('mutation { echo }')).toBe(false);
    expect(
      compiles(
        `{ ...A } fragment A on Query { ${spread('B')} } fragment B on Query { ${spread('C')} }
         fragment C on Query { ${spread('D')} } fragment D on Query { name }`,
      ),
    ).toBe(false);
  });
});

it.each([
  ['{ things { name } }', 'Nope'],
  ['{ things { name } }', ''],
  ['query A { things { name } }', 'a'],
  ['query A { things { name } } query B { nothing { name } }', undefined],
  ['query A { things { name } } query B { nothing { name } }', null],
  ['query A { things { name } } query B { nothing { name } }', 'C'],
  ['fragment F on Thing { name }', undefined],
])('%s runs nothing for the name %j, however often the document ran before', async (text, operationName) => {
  const document = parse(text);
  const executor = new Executor(schema, 0);
  for (const each of ['A', 'B', undefined])
    if (getOperationAST(document, each)) await executor.run({ document, operationName: each, variableValues: {} });
  const result = await executor.run({ document, operationName, variableValues: {} });
  expect(result).toEqual({ errors: [expect.any(GraphQLError)] });
});
