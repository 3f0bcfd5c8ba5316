/**
 * Enlarges libuv's thread pool, which files, compression, name look-ups and password hashes share: of four threads, two simultaneous hashes
 * would leave two. The size is read at the pool's first use, so this module must be imported before anything that reads a file.
 */
process.env.UV_THREADPOOL_SIZE ??= '12';
