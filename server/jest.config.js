const swc = (/** @type {boolean} */ tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

/** @type {import('jest').Config} */
export default {
  displayName: 'server',
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testMatch: ['**/*.test.ts'],
  resolver: '<rootDir>/jest.resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  // the demo agency's pictures take half a minute to draw on a busy machine
  testTimeout: 60_000,
  maxWorkers: '100%',
  // a file's modules stay in memory for a while after it, and a full worker is slower than a new one
  workerIdleMemoryLimit: '800MB',
};
