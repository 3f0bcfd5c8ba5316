import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { leftOut } from './web/vite/leftOut.ts';

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

/** A language from right to left mirrors the page; scripts/lib/logical-css.mjs checks the stylesheets. */
const physicalSides = [
  'JSXAttribute[name.name=/^([mp][lr]|left|right)$/]',
  'JSXAttribute[name.name="ta"] Literal[value=/^(left|right)$/]',
  'JSXAttribute[name.name="style"] Property[key.name=/^(left|right)$/]',
  'Property[key.name="textAlign"] > Literal[value=/^(left|right)$/]',
  'Property[key.name=/^(margin|padding|border)(Left|Right)/]',
].map((selector) => ({ selector, message: 'Name the side of the text: ms, me, ps, pe, start, end.' }));

/** Formats belong to the language of the pages (web/src/platform/i18n/locale.ts). */
const ownLocale = {
  selector:
    ':matches(NewExpression[callee.object.name="Intl"], CallExpression[callee.property.name=/^toLocale/]) > Literal:first-child',
  message: 'Use `locale` of platform/i18n/locale.',
};

/** The build leaves these parts out of Mantine: they would be nothing in the browser. */
const leftOutParts = Object.entries(leftOut).map(([component, parts]) => ({
  selector: `:matches(JSXMemberExpression, MemberExpression)[object.name='${component}'][property.name=/^(${parts.join('|')})$/]`,
  message: 'Take this part out of web/vite/leftOut.ts first: the build leaves it out.',
}));

/** The first format loads the browser's language data, which no page should wait for before it shows one. */
const formatAtLoad = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration > VariableDeclaration) > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message: 'Make the format by `onFirstUse` of platform/i18n.',
};

/**
 * What people read stands in `texts.fr.ts`, so that each language has it: no letters between tags or in an attribute that is shown or read
 * aloud, neither as they are nor as one branch of an expression.
 */
const literalTexts = (() => {
  const shown =
    'JSXAttribute[name.name=/^(label|title|placeholder|alt|description|message|aria-(label|description|roledescription|valuetext))$/]';
  const places = [`${shown} > JSXExpressionContainer`, ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'];
  const branch = ':matches(ConditionalExpression, LogicalExpression)';
  const inside = places.flatMap((place) => [place, `${place} > ${branch}`, `${place} > ${branch} > ${branch}`]);
  const letter = '/\\p{L}/u';
  return [
    `JSXText[value=${letter}]`,
    `${shown} > Literal[value=${letter}]`,
    ...inside.flatMap((place) => [
      `${place} > Literal[value=${letter}]`,
      `${place} > TemplateLiteral > TemplateElement[value.raw=${letter}]`,
    ]),
  ].map((selector) => ({ selector, message: 'Put the text into texts.fr.ts of the folder and show it by `t`.' }));
})();

/** A path of the repository, so that ESLint can be run in any folder. */
const fromRoot = (path) => `${import.meta.dirname}/${path}`;

/** All files belong to one GraphQL project, because the plugin keeps only the first configuration. */
const graphql = {
  parser: graphqlPlugin.parser,
  parserOptions: { graphQLConfig: { schema: fromRoot('schema.graphql'), documents: fromRoot('web/src/**/*.graphql') } },
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
      '**/dist-*/',
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
    files: ['server/src/**/*.*.ts'],
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
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        nativeDate,
        ownLocale,
        formatAtLoad,
        ...leftOutParts,
        ...physicalSides,
        ...literalTexts,
      ],
    },
  },
  {
    files: ['web/src/**/*.test.{ts,tsx}', 'web/src/test/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, nativeDate, ownLocale, ...physicalSides] },
  },
  {
    // A map has its west on the left in every language.
    files: ['web/src/features/fleet-map/FleetMarkers.tsx'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, nativeDate, ownLocale, formatAtLoad, ...literalTexts] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'server/src/platform/database/migrations/**', 'web/src/**/*texts.fr.ts'],
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
      // Apollo Client removes @unmask before it sends an operation, but the rule can ignore directives on fields alone. The server's
      // limits.test.ts validates each operation of the pages as it is sent.
      '@graphql-eslint/known-directives': 'off',
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
