import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, type ContainerType, type NonEmptyArray } from 'type-graphql';
import { checkAccess } from './api/graphql/access-checker.js';
import { publicReadsOf } from './api/graphql/public-reads.js';
import { allLimits, type FieldLimits } from './kernel/field-limits.js';
import type { EventBus } from './platform/events/event-bus.js';
import { liveEvent } from './platform/events/live-event.js';
import { DateTimeScalar } from './platform/graphql/scalars.js';
import { MODULES } from './modules.js';

/** Creates the executable schema; resolvers come from the container, events of subscriptions from the bus. */
export function createSchema(container: ContainerType, events: Pick<EventBus, 'subscribe'>): GraphQLSchema {
  return buildSchemaSync({
    resolvers: MODULES.flatMap(({ resolvers = [] }) => resolvers.map(({ type }) => type)) as unknown as NonEmptyArray<
      new () => object
    >,
    container,
    pubSub: {
      // Services publish on the bus themselves, after commit; resolvers only listen.
      publish: () => undefined,
      subscribe: (topic) => events.subscribe(liveEvent<object>(topic)),
    },
    authChecker: checkAccess,
    validate: false,
    // Apollo Server checks the schema too, without running a query.
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
}

/** Writes the schema's text, as committed in schema.graphql. */
export function emitSchema(file: string): void {
  writeFileSync(file, `${printSchema(lexicographicSortSchema(schemaToPrint()))}\n`);
}

/** Writes the names of the queries that the pages ask by GET, as committed in publicReads.generated.ts. */
export function emitPublicReads(file: string): void {
  const names = publicReadsOf(schemaToPrint())
    .sort()
    .map((name) => `  '${name}',\n`);
  const text = '/** Queries whose answers to visitors may be cached: those with `@PublicRead` on the server. */\n';
  writeFileSync(file, `${text}export const PUBLIC_READS: ReadonlySet<string> = new Set([\n${names.join('')}]);\n`);
}

/** Writes the limits of fields for the forms of the pages, as committed in limits.generated.ts. Throws if two classes share a name. */
export function emitLimits(file: string): void {
  const types = allLimits().sort((one, other) => one.name.localeCompare(other.name));
  const names = types.map(
    ({ name }) => `${name[0]?.toLowerCase()}${name.slice(1).replace(/(Fields|Input)$/, '')}Limits`,
  );
  if (new Set(names).size < names.length)
    throw new Error('Two classes with limits would have the same name in the pages.');
  const texts = types.map(({ name, fields }, index) => {
    const lines = fields.map(([field, limits]) => `  ${field}: { ${boundsOf(limits)} },\n`);
    return `\n/** Of \`${name}\`. */\nexport const ${names[index]} = {\n${lines.join('')}} as const;\n`;
  });
  writeFileSync(
    file,
    `/* What fields may hold, from the decorators of their classes on the server. */\n${texts.join('')}`,
  );
}

const boundsOf = (limits: FieldLimits): string =>
  Object.entries(limits)
    .map(([bound, value]) => `${bound}: ${value}`)
    .join(', ');

/** Creates the schema without what it needs to execute. */
function schemaToPrint(): GraphQLSchema {
  return createSchema({ get: () => ({}) }, { subscribe: () => nothing() });
}

async function* nothing(): AsyncGenerator<never> {}
