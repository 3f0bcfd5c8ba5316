/**
 * Bounds the memory that glibc's allocator keeps. By default each of the twelve threads of the pool gets an arena of its own, which keeps the
 * 19 MB block of a password hash for the next one; a second arena beside the main thread's takes them all.
 */
const bounds = { MALLOC_ARENA_MAX: '2' };

/**
 * Returns an environment with the bounds, unless it has others.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withAllocatorBounds(env) {
  return { ...bounds, ...env };
}

/**
 * Starts this process again with the bounds, under the same number, unless it has them: glibc reads them when a process begins. Does nothing
 * on other systems than Linux.
 */
export function startWithAllocatorBounds() {
  if (process.platform !== 'linux' || Object.keys(bounds).every((name) => name in process.env)) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, withAllocatorBounds(process.env));
}
