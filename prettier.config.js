/** @type {import('prettier').Config} */
export default {
  // parses JavaScript and TypeScript faster, to the same result
  plugins: ['@prettier/plugin-oxc'],
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 120,
  // generated code stays as its generator writes it, from whatever directory Prettier is run
  overrides: [{ files: '*.generated.ts', options: { requirePragma: true } }],
};
