/**
 * Bounds the memory of the server, by what Node and glibc read when a process begins (docs/operations.md, 'Memory'). Node takes the largest
 * sizes of its heap and of the room for new objects from the machine's memory, and lets garbage grow to them.
 */
const heap = { '--max-old-space-size': '512', '--max-semi-space-size': '8' };
/**
 * By default each of the twelve threads of the pool gets an arena of its own, which keeps the 19 MB block of a password hash for the next
 * one; a second arena beside the main thread's takes them all.
 */
const arenas = '2';

/**
 * Returns an environment with the bounds, except those that it has already.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withMemoryBounds(env) {
  const own = env.NODE_OPTIONS ? [env.NODE_OPTIONS] : [];
  const missing = Object.entries(heap).filter(([option]) => !env.NODE_OPTIONS?.includes(option));
  const options = [...own, ...missing.map(([option, size]) => `${option}=${size}`)];
  return { MALLOC_ARENA_MAX: arenas, ...env, NODE_OPTIONS: options.join(' ') };
}

/** Starts this process again with the bounds, under the same number, unless it has them. Does nothing on other systems than Linux. */
export function startWithMemoryBounds() {
  const bounded = withMemoryBounds(process.env);
  const isBounded = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'].every((name) => bounded[name] === process.env[name]);
  if (process.platform !== 'linux' || isBounded) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, bounded);
}
