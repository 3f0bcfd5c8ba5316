import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  getIntrospectionQuery,
  getNamedType,
  getOperationAST,
  type GraphQLInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from 'graphql';
import { Authorized, buildSchemaSync, Query, Resolver } from 'type-graphql';
import { madeUp } from '../../../test/made-up.js';
import { createSchema } from '../../schema.js';
import { MAX_PAGE_SIZE } from '../../kernel/page.js';
import { Costs } from './costs.js';
import { Documents, type PricedOperation } from './documents.js';
import { STANDARD_INTROSPECTION_QUERY } from './operation-cost.js';
import { PendingUpload } from './upload.js';

const root = join(import.meta.dirname, '../../../..');
const schema = createSchema({ get: () => ({}) }, { subscribe: () => nothing() });
const documents = new Documents(schema);

async function* nothing(): AsyncGenerator<never> {}

/** Milliseconds of CPU time, many times what is needed. */
const SOON_MS = 1_500;

const refusalOf = (priced: PricedOperation) => ('refusal' in priced ? priced.refusal : undefined);

/** Returns the server's answer to a text before running it, and the CPU time that it took. */
function asked(text: string, variables?: Record<string, unknown>, name?: string): { said: string; ms: number } {
  const before = process.cpuUsage();
  const read = documents.read(text);
  let said: string;
  if ('errors' in read) said = String(read.errors[0].extensions['code']);
  else {
    const operation = getOperationAST(read.document, name) as OperationDefinitionNode;
    const refusal = refusalOf(documents.price(read.document, operation, variables));
    said = refusal ? `${String(refusal.extensions['code'])}: ${refusal.message}` : 'runs';
  }
  const { user, system } = process.cpuUsage(before);
  return { said, ms: (user + system) / 1_000 };
}

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

describe('our own pages', () => {
  const ownPages = parse(
    globSync('web/src/**/*.graphql', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n'),
  );
  /** The client of the pages adds the name of every type, and keeps to itself what a component sees. */
  const sent: DocumentNode = visit(ownPages, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: ({ selections }, _key, parent): SelectionSetNode | undefined =>
      (parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            kind: Kind.SELECTION_SET,
            selections: [...selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
          },
  });
  const operations = sent.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    sent.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  /** Extracts one operation with only the fragments that it needs. */
  const alone = (operation: OperationDefinitionNode): string => {
    const needed = new Set<string>();
    const gather = (node: Parameters<typeof visit>[0]): void => {
      visit(node, {
        FragmentSpread: ({ name: { value } }) => {
          const fragment = fragments.get(value);
          if (!fragment || needed.has(value)) return;
          needed.add(value);
          gather(fragment);
        },
      });
    };
    gather(operation);
    return [operation, ...[...needed].map((name) => fragments.get(name) ?? operation)]
      .map((node) => print(node))
      .join('\n');
  };

  /** Makes the required variables, with the largest page. */
  const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> => {
    const variables: Record<string, unknown> = {};
    for (const { variable, type } of variableDefinitions) {
      const name = variable.name.value;
      if (type.kind === Kind.NON_NULL_TYPE)
        variables[name] = withFiles(typeFromAST(schema, type as never) as unknown as GraphQLInputType, name);
      const typeName = String(getNamedType(typeFromAST(schema, type as never)));
      if (typeName === 'Boolean') variables[name] = true;
      if (typeName === 'PageInput') variables[name] = { size: MAX_PAGE_SIZE };
      if (name === 'size') variables[name] = MAX_PAGE_SIZE;
    }
    return variables;
  };
  const withFiles = (type: GraphQLInputType, name: string): unknown => {
    const files = {};
    const values: Record<string, unknown> = { [name]: madeUp(type, name, files) };
    for (const path of Object.keys(files)) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const place = names.reduce((at, key) => at[key] as Record<string, unknown>, values);
      place[last] = new PendingUpload(undefined);
    }
    return values[name];
  };

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    'may run with the largest page: %s',
    (_name, operation) => {
      const read = documents.read(alone(operation));
      if ('errors' in read) throw read.errors[0];
      const [found] = read.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      expect(
        refusalOf(documents.price(read.document, found as OperationDefinitionNode, variablesOf(operation))),
      ).toBeUndefined();
    },
  );
});

describe('the cost of an operation', () => {
  const DEAR = times(40, (i) => `v${i}: vehicles(page: { size: 100 }) { items { id name } }`);
  const cost = (text: string, variables?: Record<string, unknown>): number => {
    // An operation is repeated until it is refused, because the refusal tells its cost.
    const { said } = asked(text.replace(/\}$/, ` ${DEAR} }`), variables);
    return Number(/costs (\d+)/.exec(said)?.[1]) - Number(/costs (\d+)/.exec(asked(`{ ${DEAR} }`).said)?.[1]);
  };

  it('counts a list as often as the page is large', () => {
    expect(cost('{ vehicles { items { id } } }')).toBe(100 + 20 * 2);
    expect(cost('{ vehicles(page: { size: 7 }) { items { id } } }')).toBe(100 + 7 * 2);
    expect(cost('query ($p: PageInput) { vehicles(page: $p) { items { id } } }', { p: { size: 100 } })).toBe(300);
    expect(cost('query ($n: Int) { vehicles(page: { size: $n }) { items { id } } }', { n: 3 })).toBe(106);
    expect(cost('query ($n: Int = 4) { vehicles(page: { size: $n }) { items { id } } }')).toBe(108);
    expect(cost('{ vehicles(page: { size: 1000000 }) { items { id } } }')).toBe(300);
  });

  it('leaves out what is skipped, by the value of a variable each time', () => {
    const query = 'query ($no: Boolean!) { vehicles @skip(if: $no) { items { id } } places @include(if: $no) }';
    expect([cost(query, { no: true }), cost(query, { no: false }), cost(query, { no: true })]).toEqual([100, 140, 100]);
  });

  it('counts a fragment once in a selection, and in every selection that spreads it', () => {
    const twice =
      '{ vehicles(page: { size: 1 }) { items { ...V ...V } } other: vehicles(page: { size: 1 }) { items { ...V } } }';
    expect(asked(`${twice.replace(/\}$/, `${DEAR} }`)} fragment V on Vehicle { id name }`).said).toContain(
      `costs ${206 + 40 * 400}`,
    );
  });
});

describe('a field that declares what it costs', () => {
  @Resolver()
  class Papers {
    // All tests of a process share the schema's metadata, so that a test of every operation may find this one.
    @Authorized('ANYONE')
    @Query(() => String)
    @Costs(2_000)
    paper(): string {
      return 'printed';
    }
  }
  const papers = new Documents(buildSchemaSync({ resolvers: [Papers], validate: false, authChecker: () => true }));

  it.each([
    [5, undefined],
    [6, 'This operation costs 12000; at most 10000 is allowed. Ask for fewer fields or a smaller page.'],
  ])('%i of them', (count, message) => {
    const read = papers.read(`{ ${times(count, (i) => `p${i}: paper`)} }`);
    if ('errors' in read) throw read.errors[0];
    const operation = getOperationAST(read.document) as OperationDefinitionNode;
    expect(refusalOf(papers.price(read.document, operation, {}))?.message).toBe(message);
  });
});

describe('is refused quickly because of its cost', () => {
  const dear = (before: string, after = '') =>
    `{ ${before} ${times(40, (i) => `v${i}: vehicles(page: { size: 100 }) { items { id name } }`)} } ${after}`;
  const tenfold = (levels: number, on: string, last: string) =>
    times(levels, (i) => `fragment A${i} on ${on} { ${i < levels - 1 ? times(10, () => `...A${i + 1}`) : last} }`);

  it.each<[what: string, text: string, variables?: Record<string, unknown>]>([
    ['what stands beside fragments that spread the next one ten times', dear('...A0', tenfold(5, 'Query', 'places'))],
    [
      'fragments that ask for the next one under ten names',
      `{ reservations { items { ...A0 } } } ${times(3, (i) => `fragment A${i} on Reservation { ${i < 2 ? times(10, (j) => `a${j}: competing { ...A${i + 1} }`) : 'id'} }`)}`,
    ],
    [
      'a page within inline fragments',
      `{ ${'...on Query { '.repeat(8)} ${dear('').replace(/^\{|\} $/g, '')} ${'}'.repeat(8)} }`,
    ],
    [
      'the schema asked for many times',
      `{ ${times(30, (i) => `s${i}: __schema { types { fields { type { fields { name } } } } }`)} }`,
    ],
    [
      'the names of all fields asked for many times',
      `{ ${times(6, (i) => `s${i}: __schema { types { fields { ${times(90, (j) => `n${j}: name`)} } } }`)} }`,
    ],
    [
      'a size that a default gives',
      `query ($n: Int = 100) { ${times(40, (i) => `v${i}: vehicles(page: { size: $n }) { items { id name } }`)} }`,
    ],
    [
      'what a variable includes',
      `query ($y: Boolean!) ${dear('').replace(/(v\d+:.*?)\{ items/g, '$1 @include(if: $y) { items')}`,
      { y: true },
    ],
  ])('%s', (_what, text, variables) => {
    const { said, ms } = asked(text, variables);
    expect(said).toMatch(/^QUERY_TOO_COMPLEX/);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it('a thousand values in a variable, ten times over', () => {
    const query = 'query ($ids: [ID!]) { vehicles(filter: { ids: $ids }) { totalCount } }';
    const ids = Array.from({ length: 1_000 }, (_, i) => String(i));
    expect(asked(query, { ids }).said).toBe('runs');
    expect(asked(query, { ids: Array.from({ length: 11 }, () => ids) }).said).toMatch(/^QUERY_TOO_COMPLEX/);
  });
});

describe('is read or refused quickly', () => {
  it.each<[what: string, text: string, said: RegExp]>([
    [
      'a long text of empty lines with errors',
      `${'\n'.repeat(900_000)}{ ${times(900, (i) => `x${i}`)} }`,
      /PARSE_FAILED/,
    ],
    ['more lines than there may be', `${'\n'.repeat(60_000)}{ places }`, /PARSE_FAILED/],
    [
      'as many empty lines as there may be',
      `${'\n'.repeat(1_990)}{ ${times(900, (i) => `x${i}`)} }`,
      /VALIDATION_FAILED/,
    ],
    ['a long text of comments', `${'#\n'.repeat(400_000)}{ places }`, /PARSE_FAILED/],
    ['one field many times', `{ ${times(490, () => 'settings { companyName }')} }`, /TOO_COMPLEX/],
    [
      'fields that have to be compared pair by pair',
      `{ reservations { items { ${pairs(8, 2)} } } }`,
      /TOO_COMPLEX|VALIDATION|runs/,
    ],
    ['unknown fields with long names', `{ ${times(120, (i) => 'reservation'.repeat(40) + i)} }`, /VALIDATION_FAILED/],
    [
      'fragments in a circle',
      `{ ...A0 } ${times(24, (i) => `fragment A${i} on Query { ${times(24, (j) => `...A${j}`)} }`)}`,
      /VALIDATION_FAILED/,
    ],
    [
      'every fragment in every later one',
      `{ ...A0 } ${times(30, (i) => `fragment A${i} on Query { places ${times(29 - i, (j) => `...A${i + j + 1}`)} }`)}`,
      /VALIDATION_FAILED/,
    ],
    [
      'many operations on one fragment',
      `${times(150, (i) => `query Q${i} { ...A }`)} fragment A on Query { ${times(90, (i) => `...B${i}`)} } ${times(90, (i) => `fragment B${i} on Query { places }`)}`,
      /runs/,
    ],
    ['the query of the schema that every tool sends', getIntrospectionQuery(), /^runs$/],
    ['the same with all it may ask', STANDARD_INTROSPECTION_QUERY, /^runs$/],
  ])('%s', (_what, text, wanted) => {
    const { said, ms } = asked(text, undefined, text.startsWith('query Q0') ? 'Q0' : undefined);
    expect(said).toMatch(wanted);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it('a document that was read once is not read again', () => {
    const text = '{ places }';
    const first = documents.read(text);
    expect(documents.read(text)).toEqual(first);
    expect('document' in first && first.document).toBe((documents.read(text) as { document: DocumentNode }).document);
    // Thousands of others replace it in the cache.
    for (let i = 0; i < 300; i++) documents.read(`{ a${i}: places } # ${'x'.repeat(1_000)}`);
    expect((documents.read(text) as { document: DocumentNode }).document).not.toBe(
      'document' in first && first.document,
    );
  });
});

/** Builds fields that each contain the same fields, so that validation compares every two. */
function pairs(levels: number, width: number): string {
  return levels === 0 ? 'id' : times(width, () => `competing { ${pairs(levels - 1, width)} }`);
}
