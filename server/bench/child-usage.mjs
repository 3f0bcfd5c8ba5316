/**
 * Answers the parent's messages with memory in bytes and CPU time in ms since the process started; 'collected' runs a garbage collection
 * first.
 */
export function answerParent() {
  process.on('message', (question) => {
    // This kind of collection also returns pages to the system, so that the resident size shrinks.
    if (question === 'collected') globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ rss, heapUsed, cpu: (user + system) / 1000 });
  });
}
