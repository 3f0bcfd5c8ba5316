import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { isBrokenStream } from './broken-stream.js';

/** What a stream says of itself when something is done to it. */
async function said(stream: PassThrough | ReturnType<typeof createGunzip>, act: () => void): Promise<unknown> {
  const error = once(stream, 'error');
  act();
  return (await error)[0];
}

it('knows what streams say of their own end', async () => {
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
])('tells a broken stream from a fault: %s', (error, broken) => {
  expect(isBrokenStream(error)).toBe(broken);
});
