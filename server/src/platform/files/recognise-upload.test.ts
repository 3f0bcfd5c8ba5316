import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { recogniseInvoice, recognisePhoto, recognisePicture } from './recognise-upload.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const UNKNOWN = { kind: 'invalid', code: 'UPLOAD.UNKNOWN_TYPE', fields: { image: [expect.any(String)] } };
const UNREADABLE = { kind: 'invalid', code: 'UPLOAD.UNREADABLE', fields: { image: [expect.any(String)] } };
const TOO_LARGE = { kind: 'too_large', code: 'UPLOAD.TOO_LARGE', fields: { image: [expect.any(String)] } };

const drawn = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0b6e3f' } });

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('as %s becomes a WebP', async (format) => {
    const { bytes, extension } = await recognisePicture(await drawn().toFormat(format).toBuffer(), 'image');
    expect(extension).toBe('webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
  });

  it('is rotated upright and loses its camera metadata', async () => {
    const photo = await drawn()
      .withExif({ IFD0: { Copyright: 'Secret', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await recognisePicture(photo, 'image');
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(bytes.includes('Secret')).toBe(false);
  });

  it('is scaled down to at most 2000 px', async () => {
    const { bytes } = await recognisePicture(await drawn(4_000, 1_000).png().toBuffer(), 'image');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2_000, height: 500 });
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a PDF', PDF],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_name, bytes) => {
    await expect(recognisePicture(bytes, 'image')).rejects.toMatchObject(UNKNOWN);
  });

  it('is complete', async () => {
    const whole = await drawn(600, 600).jpeg({ quality: 100 }).toBuffer();
    await expect(recognisePicture(whole.subarray(0, whole.length / 2), 'image')).rejects.toMatchObject(UNREADABLE);
    await expect(recognisePicture(Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'), 'image')).rejects.toMatchObject(
      UNREADABLE,
    );
  });

  it.each([
    [60_000, 60_000],
    [80_000_000, 1],
    [1, 80_000_000],
    [16_001, 100],
    [100, 16_001],
    [10_000, 9_000],
  ])('is not decoded if it claims %i x %i pixels', async (width, height) => {
    const bomb = pixelBomb(width, height);
    for (const recognise of [recognisePicture, recognisePhoto, recogniseInvoice])
      await expect(recognise(bomb, 'image')).rejects.toMatchObject(UNREADABLE);
  });

  it('may be a photo of 108 megapixels', async () => {
    const photo = await drawn(12_000, 9_000).jpeg({ quality: 40 }).toBuffer();
    const { bytes } = await recognisePicture(photo, 'image');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2_000, height: 1_500 });
  });

  it.each(['heic', 'heix', 'mif1', 'hevc'])(
    'is not a photo of an iPhone (%s), which says what to do',
    async (brand) => {
      const photo = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1')]);
      for (const recognise of [recognisePicture, recognisePhoto, recogniseInvoice])
        await expect(recognise(photo, 'image')).rejects.toMatchObject({
          code: 'UPLOAD.UNKNOWN_TYPE',
          message: expect.stringContaining('« Le plus compatible »'),
        });
    },
  );

  it('is at most 8 MB', async () => {
    await expect(recognisePicture(Buffer.alloc(8 * 1024 * 1024 + 1), 'image')).rejects.toMatchObject(TOO_LARGE);
  });
});

describe('an invoice', () => {
  it('may be a PDF, stored unchanged', async () => {
    expect(await recogniseInvoice(PDF, 'image')).toEqual({ bytes: PDF, extension: 'pdf' });
  });

  it.each([
    ['with lines of a mail before it', Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), PDF])],
    ['after 1,024 other bytes', Buffer.concat([Buffer.alloc(1024, 32), PDF])],
    ['cut off before its end', Buffer.from('%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\ntrailer')],
  ])('may be a PDF %s, stored unchanged', async (_, bytes) => {
    expect(await recogniseInvoice(bytes, 'image')).toEqual({ bytes, extension: 'pdf' });
  });

  it('may be a picture', async () => {
    expect(await recogniseInvoice(await drawn().jpeg().toBuffer(), 'image')).toMatchObject({ extension: 'webp' });
  });

  it('may be nothing else', async () => {
    await expect(recogniseInvoice(Buffer.from('%PDF-1.7 cut'), 'image')).rejects.toMatchObject(UNKNOWN);
    await expect(recogniseInvoice(Buffer.from('MZ\x90'), 'image')).rejects.toMatchObject(UNKNOWN);
    const late = Buffer.concat([Buffer.alloc(1025, 32), PDF]);
    await expect(recogniseInvoice(late, 'image')).rejects.toMatchObject(UNKNOWN);
    await expect(recogniseInvoice(Buffer.alloc(10 * 1024 * 1024 + 1), 'image')).rejects.toMatchObject(TOO_LARGE);
  });
});

/** Makes a PNG of a few hundred bytes that declares this width and height. */
function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
