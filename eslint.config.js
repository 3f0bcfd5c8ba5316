import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Tools that load their configuration's default export. */
const configurations = ['**/*.config.{js,ts}', 'codegen.ts'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing is called the same everywhere.',
};

/** A browser writes its own dates in its own language, 11/23/2026 for one. */
const nativeDate = {
  selector: 'JSXAttribute[name.name="type"] > Literal[value=/^(date|datetime-local|month|time|week)$/]',
  message: 'Use DateField, DateTimeField or PeriodFields: every date of the pages is written in French.',
};

/** All files belong to one GraphQL project, because the plugin keeps only the first configuration. */
const graphql = {
  parser: graphqlPlugin.parser,
  parserOptions: { graphQLConfig: { schema: 'schema.graphql', documents: 'web/src/**/*.graphql' } },
};

/** What the last part of a file's name says on the server (docs/development.md, 'Names of files'). */
const roles = [
  'commands',
  'entity',
  'enums',
  'errors',
  'events',
  'input',
  'jobs',
  'labels',
  'mails',
  'module',
  'notices',
  'policy',
  'reader',
  'resolver',
  'rest',
  'rules',
  'service',
  'types',
  'wire',
  'workbook',
];

const unknownRole = {
  selector: 'Program',
  message: `Name the file after its role (${roles.join(', ')}), or join its words by a dash.`,
};

const maxLines = ['error', { max: 400 }];

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-server/',
      'data/',
      'coverage/',
      '**/test-results/',
      '**/playwright-report/',
      '**/*.generated.{ts,tsx}',
      '**/*.cjs',
    ],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': maxLines,
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // Programs may print messages for whoever started them.
    files: ['server/src/**', 'web/src/**'],
    ignores: ['server/src/main.ts', 'server/src/commands/**'],
    rules: { 'no-console': 'error' },
  },
  { files: configurations, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['server/src/modules/**/*.*.ts'],
    ignores: ['**/*.test.ts', ...roles.map((role) => `**/*.${role}.ts`)],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, unknownRole] },
  },
  {
    // plain JavaScript, which tsc checks through JSDoc
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, nativeDate] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'server/src/platform/database/migrations/**', 'web/src/lib/i18n/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['web/src/**/*.graphql'],
    plugins: { '@graphql-eslint': graphqlPlugin },
    languageOptions: graphql,
    rules: {
      ...graphqlPlugin.configs['flat/operations-recommended'].rules,
      // a fragment is used where its component's parent spreads it, often in another file
      '@graphql-eslint/unused-fragment': 'off',
    },
  },
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphqlPlugin },
    languageOptions: graphql,
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          ignoredSelectors: ['[type=ObjectTypeDefinition][name.value=/^(Query|Mutation|Subscription)$/]'],
        },
      ],
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
  prettier,
);
