/** Our sources import each other by the `.js` name they would compile to; the file on disk is the `.ts` one. */
module.exports = (request, options) => {
  const own = /^\.{1,2}\//.test(request) && !options.basedir.includes('node_modules');
  if (own && request.endsWith('.js')) {
    for (const extension of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(request.replace(/\.js$/, extension), options);
      } catch {
        // not this one
      }
    }
  }
  return options.defaultResolver(request, options);
};
