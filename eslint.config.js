import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

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

/** The clock of a device may be days off. */
const deviceClock = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"])',
  message: "Use `serverNow` or `deviceNow` of platform/clock/deviceClock, or the agency's time by `useAgencyNow`.",
};

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

/** What Oxlint cannot check: own rules of syntax, and GraphQL. All other rules stand in .oxlintrc.json (ADR 14). */
export default defineConfig(
  { ignores: ['**/*.generated.{ts,tsx}'] },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': [
        'error',
        nativeDate,
        ownLocale,
        deviceClock,
        formatAtLoad,
        ...physicalSides,
        ...literalTexts,
      ],
    },
  },
  {
    files: ['web/src/**/*.test.{ts,tsx}', 'web/src/test/**'],
    rules: { 'no-restricted-syntax': ['error', nativeDate, ownLocale, ...physicalSides] },
  },
  {
    files: ['web/src/platform/clock/deviceClock.ts'],
    rules: { 'no-restricted-syntax': ['error', nativeDate, ownLocale, formatAtLoad, ...literalTexts] },
  },
  {
    // A map has its west on the left in every language.
    files: ['web/src/features/fleet-map/FleetMarkers.tsx'],
    rules: { 'no-restricted-syntax': ['error', nativeDate, ownLocale, formatAtLoad, ...literalTexts] },
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
);
