import { builtLanguage, languages } from './src/platform/i18n/languages.ts';

const swc = (/** @type {boolean} */ tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** @type {import('jest').Config} what both projects share */
const common = {
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  globals: { LANGUAGE: builtLanguage(languages.fr) },
  roots: ['<rootDir>/src', '<rootDir>/vite'],
  setupFiles: ['<rootDir>/src/test/browser.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '^@tabler/icons-react$': '<rootDir>/src/test/icons.cjs',
    '\\.module\\.css$': '<rootDir>/src/test/cssModule.cjs',
    '\\.css$': '<rootDir>/src/test/emptyModule.cjs',
    '\\.(?:svg|png|webp|woff2|ttf)(?:\\?.*)?$': '<rootDir>/src/test/assetModule.cjs',
  },
};

const transform = { '\\.ts$': swc(false), '\\.tsx$': swc(true) };

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...common,
      displayName: 'web',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.pseudo\\.test\\.tsx$'],
      transform,
    },
    {
      // Every text is marked, so that what shows without marks is hard-wired.
      ...common,
      displayName: 'pseudo-language',
      testMatch: ['**/*.pseudo.test.tsx'],
      transform: { 'texts\\.fr\\.ts$': ['<rootDir>/vite/jestTexts.ts', { language: 'pseudo' }], ...transform },
    },
  ],
  testTimeout: 60_000,
  maxWorkers: '100%',
};
