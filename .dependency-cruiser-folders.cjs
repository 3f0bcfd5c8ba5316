/** Forbids circles between the server's folders, including type imports. Tests are exempt: they may import what they test from anywhere. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      comment: 'Folders that import each other cannot be understood or changed separately.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$` }, metrics: true },
};
