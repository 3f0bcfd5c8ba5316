const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');

const whole = require.resolve('@tabler/icons-react/dist/cjs/tabler-icons-react.cjs');

/**
 * The icons, each of them loaded from its own file when it is first used: the package's CommonJS file makes all 5,000 in every test file.
 * It still has those that have another name in it than their file.
 */
module.exports = new Proxy(
  {},
  {
    get(/** @type {Record<string, unknown>} */ icons, /** @type {string | symbol} */ name) {
      if (typeof name !== 'string' || !name.startsWith('Icon')) return undefined;
      const file = join(dirname(whole), `../esm/icons/${name}.mjs`);
      icons[name] ??= existsSync(file) ? require(file).default : require(whole)[name];
      return icons[name];
    },
  },
);
