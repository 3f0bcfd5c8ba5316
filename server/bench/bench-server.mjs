/** The compiled server, in a process that tells its parent how much memory it holds after a collection. */
await import('../dist/main.js');

process.on('message', () => {
  // The kind that also gives pages back, so that the resident size follows.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
