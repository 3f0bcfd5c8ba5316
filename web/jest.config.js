const swc = (/** @type {boolean} */ typescript, /** @type {boolean} */ jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: typescript ? { syntax: 'typescript', tsx: jsx } : { syntax: 'ecmascript', jsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** @type {import('jest').Config} */
export default {
  displayName: 'web',
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://localhost/' },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/src/test/browser.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  transform: { '\\.ts$': swc(true, false), '\\.tsx$': swc(true, true), '\\.m?js$': swc(false, true) },
  // many parts are published as ES modules only
  transformIgnorePatterns: [],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/test/cssModule.cjs',
    '\\.css$': '<rootDir>/src/test/emptyModule.cjs',
    '\\.(?:svg|png|webp|woff2|ttf)(?:\\?.*)?$': '<rootDir>/src/test/assetModule.cjs',
  },
  testTimeout: 60_000,
  maxWorkers: '100%',
};
