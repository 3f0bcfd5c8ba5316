/** No circle between the server's folders, type imports included. Tests are left out: they may take what they look at from anywhere. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      comment: 'Of two rooms that need each other none can be read or changed alone.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$` }, metrics: true },
};
