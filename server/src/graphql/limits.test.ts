import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, type SelectionSetNode, visit } from 'graphql';
import { MAX_PAGE_SIZE } from '../shared/page.js';
import { complexityProblem } from './limits.js';

const root = join(import.meta.dirname, '../../..');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const ownPages = parse(
  globSync('web/src/**/*.graphql', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n'),
);
/** As the pages' client sends them: it asks for the name of every type. */
const sent = visit(ownPages, {
  SelectionSet: ({ selections }, _key, parent): SelectionSetNode | undefined =>
    (parent as { kind?: Kind }).kind === Kind.OPERATION_DEFINITION
      ? undefined
      : {
          kind: Kind.SELECTION_SET,
          selections: [...selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
        },
});
const operations = ownPages.definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
);

it.each(operations)('an operation of our own pages may run with the largest page: %s', (name) => {
  expect(complexityProblem(schema, sent, { page: { size: MAX_PAGE_SIZE } }, name)).toBeUndefined();
});
