import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { isBrokenStream } from './broken-stream.js';

/** Returns the error that a stream emits after an action. */
async function said(stream: PassThrough | ReturnType<typeof createGunzip>, act: () => void): Promise<unknown> {
  const error = once(stream, 'error');
  act();
  return (await error)[0];
}

it('recognises the errors that streams emit when they end early', async () => {
  const ended = new PassThrough();
  ended.end();
  expect(isBrokenStream(await said(ended, () => ended.write('late')))).toBe(true);
  const gunzip = createGunzip();
  expect(isBrokenStream(await said(gunzip, () => gunzip.end('no archive')))).toBe(true);
  const brotli = createBrotliDecompress({ params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 0 } });
  expect(isBrokenStream(await said(brotli as never, () => brotli.end('\xff\xff\xff')))).toBe(true);
});

it.each([
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), true],
  [Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), true],
  [new Error('Unexpected end of form'), true],
  [new TypeError('x is not a function'), false],
  [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), false],
  [Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }), false],
  ['a text', false],
  [undefined, false],
])('distinguishes a broken stream from a fault: %s', (error, broken) => {
  expect(isBrokenStream(error)).toBe(broken);
});
