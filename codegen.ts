import type { CodegenConfig } from '@graphql-codegen/cli';

const persistedDocuments = './web/codegen/persistedDocuments.ts';
const typesFile = 'web/src/platform/graphql/types.generated.ts';

/**
 * From `schema.graphql` and every `.graphql` file of the web: the shared input and enum types once, and beside each
 * `X.graphql` an `X.generated.ts` with its typed documents, their hashes and one typed hook per operation.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['web/src/**/*.graphql'],
  ignoreNoDocuments: true,
  config: {
    strictScalars: true,
    scalars: { ID: 'string', DateTime: 'string', LocalDate: 'string', Money: 'string', Upload: 'File' },
    enumsAsTypes: true,
    useTypeImports: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    dedupeFragments: true,
    // A component sees the fields that it declares (docs/adr/0029-own-fields-of-a-component.md).
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    // the shared types are generated once, below
    importSchemaTypesFrom: typesFile,
    avoidOptionals: { field: true },
    arrayInputCoercion: false,
    documentNodeImport: '@apollo/client#TypedDocumentNode',
  },
  generates: {
    [typesFile]: { plugins: ['typescript'] },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'platform/graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', persistedDocuments, './scripts/codegen/typed-hooks.ts'],
    },
    // The build copies it beside the pages, where the server reads it.
    'web/public/persisted-documents.json': { plugins: [persistedDocuments] },
  },
};

export default config;
