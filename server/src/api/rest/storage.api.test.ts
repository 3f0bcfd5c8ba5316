import sharp from 'sharp';
import { makeEmployee } from '../../../test/factories.js';
import { openS3Stub, type S3Stub } from '../../../test/s3-stub.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { pictureOf } from '../../../test/vehicle-form.js';

let s3: S3Stub;
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  s3 = await openS3Stub();
  one = await startTestApp({ config: { s3: s3.config } });
  two = await startTestApp({ config: { s3: s3.config }, database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
  s3.close();
});

it('a file uploaded to one instance is served by the other, from their common store', async () => {
  const token = await one.tokenFor(await makeEmployee(one.database));
  const added = await one.restForm('/marque', { nom: 'Dacia', image: await pictureOf('#22c16b') }, token);
  const { image } = added.json<{ data: { image: string } }>().data;
  const [stored] = [...s3.objects.values()];
  for (const app of [two, one]) {
    const file = await app.inject({ url: `/storage/marques/${image}` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.rawPayload.equals(stored as Buffer)).toBe(true);
  }
});

it('a picture is scaled to the widths that pages request, never enlarged', async () => {
  const token = await one.tokenFor(await makeEmployee(one.database));
  const added = await one.restForm('/marque', { nom: 'Kia', image: await pictureOf('#e2a03f') }, token);
  const { image } = added.json<{ data: { image: string } }>().data;
  const sizeOf = async (query: string) => {
    const file = await two.inject({ url: `/storage/marques/${image}${query}` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers['cache-control']).toContain('immutable');
    return (await sharp(file.rawPayload).metadata()).width;
  };
  const width = await sizeOf('');
  expect(await sizeOf('?largeur=400')).toBe(Math.min(400, width));
  expect(await sizeOf('?largeur=1600')).toBe(width);
  expect(await sizeOf('?largeur=401')).toBe(width);
  expect((await two.inject({ url: `/storage/marques/x${image}?largeur=400` })).statusCode).toBe(404);
});

it('a scaled picture is sent as AVIF where the browser accepts it, at the same address', async () => {
  const token = await one.tokenFor(await makeEmployee(one.database));
  const added = await one.restForm('/marque', { nom: 'Seat', image: await pictureOf('#0b6e3f') }, token);
  const { image } = added.json<{ data: { image: string } }>().data;
  const asked = async (accept?: string) => {
    const file = await two.inject({ url: `/storage/marques/${image}?largeur=400`, headers: accept ? { accept } : {} });
    expect(file.headers.vary).toContain('Accept');
    const { format, compression } = await sharp(file.rawPayload).metadata();
    return [file.headers['content-type'], compression ?? format];
  };
  expect(await asked('image/avif,image/webp,*/*;q=0.8')).toEqual(['image/avif', 'av1']);
  expect(await asked('image/webp,*/*')).toEqual(['image/webp', 'webp']);
  expect(await asked()).toEqual(['image/webp', 'webp']);
});
