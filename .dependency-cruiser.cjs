/** The import rules. Tests are exempt: they may import what they test from anywhere. */
const test = '\\.test\\.tsx?$|^web/src/test/|^server/src/test/';

const MODULES = require('./scripts/lib/module-ranks.cjs');

/** One rule for each module: type imports count, nothing is exempt. */
const modulesByRank = MODULES.slice(0, -1).map((module, index) => ({
  name: `below-${module.replace('/', '-')}`,
  comment:
    'A lower module tells higher ones by domain events; fields that a higher module computes are resolved there.',
  severity: 'error',
  from: { path: `^server/src/modules/${module}/`, pathNot: test },
  to: { path: `^server/src/modules/(${MODULES.slice(index + 1).join('|')})/` },
}));

/** The layers of the web, lowest first: a layer may import only from earlier ones. */
const WEB_LAYERS = ['platform', 'kit', 'domain', 'features', 'areas', 'app'];

/** One rule for each layer. */
const webByLayer = WEB_LAYERS.slice(0, -1).map((layer, index) => ({
  name: `${layer}-below-${WEB_LAYERS[index + 1]}`,
  comment: "What several features need moves down; docs/development.md, 'Place a part of the web', says where to.",
  severity: 'error',
  from: { path: `^web/src/${layer}/`, pathNot: test },
  to: { path: `^web/src/(${WEB_LAYERS.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, types included, cannot be understood separately. Move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-parts',
      comment: 'Stands in no package.json, or among the tools only: it would be missing in production.',
      severity: 'error',
      from: { path: '^(server|web)/src/', pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^(server|web)/src/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'sides-apart',
      comment: 'Server and web share the schema, nothing else.',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web|e2e)/', pathNot: '^$1/' },
    },

    // server: kernel ← platform ← api ← modules ← demo, the composition
    {
      name: 'kernel-knows-nothing',
      severity: 'error',
      from: { path: '^server/src/kernel/', pathNot: test },
      to: { path: '^server/src/(?!kernel/)' },
    },
    {
      name: 'platform-below-the-rest',
      comment: 'The platform serves every door and module, so it knows none.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: { path: '^server/src/(?!kernel/|platform/)' },
    },
    {
      name: 'known-module',
      comment: 'A new module takes its place in scripts/lib/module-ranks.cjs.',
      severity: 'error',
      from: {},
      to: { path: '^server/src/modules/', pathNot: `^server/src/modules/(${MODULES.join('|')})/` },
    },
    ...modulesByRank,
    {
      name: 'doors-below-modules',
      comment: 'What serves GraphQL and REST serves every module, so it imports none.',
      severity: 'error',
      from: { path: '^server/src/api/', pathNot: test },
      to: {
        path: '^server/src/(modules|demo)/|^server/src/(app|main|composition|modules|rest-routes|schema)\\.ts$',
      },
    },
    {
      name: 'doors-apart',
      comment: 'GraphQL and REST do not import each other.',
      severity: 'error',
      from: { path: '^server/src/api/([^/]+)/', pathNot: test },
      to: { path: '^server/src/api/[^/]+/', pathNot: '^server/src/api/$1/' },
    },
    {
      name: 'modules-below-composition',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: test },
      to: { path: '^server/src/demo/|^server/src/(app|main|composition|modules|rest-routes|schema)\\.ts$' },
    },
    {
      name: 'resolver-delegates',
      comment: 'A resolver asks its own service: no other resolver, no REST, no database.',
      severity: 'error',
      from: { path: '\\.resolver\\.ts$' },
      to: {
        path: '\\.(resolver|rest|wire)\\.ts$|node_modules/@mikro-orm/|^server/src/api/rest/|node_modules/fastify/',
      },
    },
    {
      name: 'rest-delegates',
      comment: 'A REST file asks its own service: no resolver, no database.',
      severity: 'error',
      from: { path: '\\.(rest|wire)\\.ts$' },
      to: {
        path: '\\.(resolver|rest)\\.ts$|node_modules/@mikro-orm/|node_modules/type-graphql/|^server/src/api/graphql/',
      },
    },
    {
      name: 'own-service-only',
      comment: 'A door of one feature uses the service of that feature.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+/[^/]+)/[^/]+\\.(resolver|rest)\\.ts$' },
      to: { path: '^server/src/modules/.+\\.service\\.ts$', pathNot: '^server/src/modules/$1/' },
    },
    {
      name: 'service-knows-no-door',
      comment: 'A rule holds for GraphQL and REST, so the service imports neither.',
      severity: 'error',
      from: { path: '\\.(service|policy|errors|events)\\.ts$' },
      to: {
        path: '\\.(resolver|rest|wire)\\.ts$|^server/src/api/|node_modules/(type-graphql|fastify|@fastify|@apollo)/',
      },
    },

    ...webByLayer,
    {
      name: 'no-graphql-in-kit',
      comment:
        'Components of the kit send no queries. Only the rows of a list read, by the fragment that they are given.',
      severity: 'error',
      from: { path: '^web/src/kit/', pathNot: test },
      to: { path: 'node_modules/@apollo/client/|\\.generated\\.ts$|^web/src/platform/graphql/(?!fields)' },
    },
    {
      name: 'features-apart',
      comment:
        'Features do not import each other: what several of them need stands in the domain, and areas compose them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'back-office-apart',
      comment: 'A visitor never downloads the back-office.',
      severity: 'error',
      from: { path: '^web/src/areas/', pathNot: '^web/src/areas/backoffice/' },
      to: { path: '^web/src/areas/backoffice/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|webp|woff2)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'server/tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
