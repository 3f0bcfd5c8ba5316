/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 120,
  // generated code stays as its generator writes it, from whatever directory Prettier is run
  overrides: [{ files: '*.generated.ts', options: { requirePragma: true } }],
};
