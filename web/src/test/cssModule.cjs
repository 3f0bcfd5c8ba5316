/** Stands for a CSS module: every class is called as in its file. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
