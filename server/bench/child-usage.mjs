/**
 * Answers the parent's messages with memory in bytes and CPU time in ms since the start of the process: 'collected' collects
 * garbage first.
 */
export function answerParent() {
  process.on('message', (question) => {
    // The kind that also gives pages back, so that the resident size follows.
    if (question === 'collected') globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ rss, heapUsed, cpu: (user + system) / 1000 });
  });
}
