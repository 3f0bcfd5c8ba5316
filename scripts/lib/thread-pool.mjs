/**
 * Widens libuv's pool, which files, compression, name look-ups and password hashes share: of four threads, two hashes at once
 * would leave two. The size is read when the pool is first needed, so this module is imported before anything that reads a file.
 */
export const threadPoolSize = (process.env.UV_THREADPOOL_SIZE ??= '12');
