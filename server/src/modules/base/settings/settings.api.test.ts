import sharp from 'sharp';
import { makeEmployee } from '../../../../test/factories.js';
import { startTestApp, type TestApp, type TestFile } from '../../../../test/test-app.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const UPDATE = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { companyName version facebook coverUrls services { title text imageUrl } pictures { picture url } }
}`;

interface Updated {
  updateSettings: {
    version: number;
    companyName: string;
    facebook: string | null;
    coverUrls: string[];
    services: { title: string; text: string; imageUrl: string | null }[];
    pictures: { picture: string; url: string | null }[];
  };
}

let app: TestApp;
let admin: string;
let employee: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

async function picture(background: string): Promise<TestFile> {
  const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'photo.png', bytes };
}

const wire = async (): Promise<Record<string, string | null>> =>
  (await app.inject({ url: '/api/getParametres' })).json();

const update = (input: Record<string, unknown>, token = admin) => app.graphql<Updated>(UPDATE, { input }, token);

test('an agency that has entered nothing reads blank settings, and its first edit goes by their version', async () => {
  const { data, errors } = await app.graphql<{ settings: { version: number; companyName: string } }>(
    '{ settings { version companyName } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.settings.companyName).toBe('');
  expect((await update({ version: data?.settings.version, companyName: 'Atlas' })).errors).toBeUndefined();
});

describe('editParametres', () => {
  it('changes what is sent, texts and files, and leaves the rest', async () => {
    const first = await app.restForm(
      '/editParametres',
      {
        company_name: 'Atlas Drive',
        telephone_site: '05 22 00 11 22',
        adresse_site: '12, rue de Fès',
        email_site: 'Contact@Atlas.MA',
        service2_title: 'Livraison',
        slide1_site: await picture('#123456'),
        logo: await picture('#654321'),
        service2_image: await picture('#0b6e3f'),
      },
      admin,
    );
    expect([first.statusCode, first.json<{ message: string }>().message]).toEqual([
      200,
      'Les parametres a été modifié.',
    ]);
    const second = await app.restForm('/editParametres', { service2_text: 'À domicile', titre: 'Louez' }, admin);
    expect(second.statusCode).toBe(200);
    const settings = await wire();
    expect(settings).toMatchObject({
      company_name: 'Atlas Drive',
      titre: 'Louez',
      telephone_site: '0522001122',
      email_site: 'contact@atlas.ma',
      service2_title: 'Livraison',
      service2_text: 'À domicile',
    });
    for (const [folder, file] of [
      ['images/homepage', settings['slide1_site']],
      ['images/homepage', settings['service2_image']],
      ['logos', settings['logoNavBar']],
    ]) {
      const stored = await app.inject({ url: `/storage/${folder}/${file}` });
      expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it('takes ‘null’ for an empty field and leaves alone what the form did not know', async () => {
    const { email_site: mail } = await wire();
    const form = { date_debut: 'null', mapUrl: 'null', service3_title: 'null', email_site: 'undefined' };
    const reply = await app.restForm('/editParametres', form, admin);
    expect(reply.statusCode).toBe(200);
    expect(await wire()).toMatchObject({ date_debut: null, mapUrl: null, service3_title: '', email_site: mail });
  });

  it('answers every field at fault in the form’s own names and changes nothing', async () => {
    const before = await wire();
    const reply = await app.restForm(
      '/editParametres',
      {
        company_name: ' ',
        email_site: 'nope',
        facebook: 'javascript:alert(1)',
        mapUrl: 'http://exemple.ma/carte',
        taux_tva: '120',
        service1_title: 'x'.repeat(121),
        annonce: { name: 'a.png', bytes: Buffer.from('<svg onload="alert(1)"/>') },
      },
      admin,
    );
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json<{ errors: object }>().errors).sort()).toEqual(
      ['annonce', 'company_name', 'email_site', 'facebook', 'mapUrl', 'service1_title', 'taux_tva'].sort(),
    );
    expect(await wire()).toEqual(before);
  });

  it('refuses an announcement that ends before it starts', async () => {
    const reply = await app.restForm('/editParametres', { date_debut: '2026-05-02', date_fin: '2026-05-01' }, admin);
    expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([422, ['date_fin']]);
  });

  it.each([
    ['an employee', 403],
    ['a visitor', 401],
  ])('is not for %s', async (who, status) => {
    const token = who === 'an employee' ? employee : undefined;
    const reply = await app.restForm('/editParametres', { titre: 'x' }, token);
    expect(reply.statusCode).toBe(status);
  });
});

describe('updateSettings', () => {
  it('refuses the second of two Admins, and keeps the changes of the first', async () => {
    const { data } = await update({ companyName: 'Un' });
    const version = data?.updateSettings.version ?? 0;
    expect((await update({ version, companyName: 'Deux' })).errors).toBeUndefined();
    const late = await update({ version, companyName: 'Trois' });
    expect(late.errors?.[0]?.extensions.code).toBe('SETTINGS.VERSION_CONFLICT');
    expect((await wire())['company_name']).toBe('Deux');
  });

  it.each([
    ['20,5', '20.50'],
    ['100', '100.00'],
  ])('answers a rate of %s as it is stored', async (vatPercent, stored) => {
    const { version } = (await app.graphql<{ settings: { version: number } }>('{ settings { version } }', {}, admin))
      .data?.settings ?? { version: 0 };
    const { data } = await app.graphql(
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { vatPercent } }',
      { input: { version, vatPercent } },
      admin,
    );
    expect(data).toEqual({ updateSettings: { vatPercent: stored } });
  });

  it('replaces and removes pictures; a replaced one is gone from the store', async () => {
    const replace = async (color: string) => {
      const input = { pictures: [{ picture: 'COVER_2', file: null }] };
      const reply = await app.graphqlUpload<Updated>(
        UPDATE,
        { input },
        { 'input.pictures.0.file': await picture(color) },
        admin,
      );
      expect(reply.errors).toBeUndefined();
      return reply.data?.updateSettings.pictures.find((entry) => entry.picture === 'COVER_2')?.url ?? '';
    };
    const old = await replace('#111111');
    const fresh = await replace('#222222');
    expect((await app.inject({ url: old })).statusCode).toBe(404);
    expect((await app.inject({ url: fresh })).statusCode).toBe(200);
    const { data } = await update({ removedPictures: ['COVER_2'] });
    expect(data?.updateSettings.coverUrls).not.toContain(fresh);
    expect((await app.inject({ url: fresh })).statusCode).toBe(404);
  });

  it('empties what may be empty', async () => {
    await update({ facebook: 'https://facebook.com/atlas' });
    const { data } = await update({ facebook: '' });
    expect(data?.updateSettings.facebook).toBeNull();
  });

  it('is the Admin’s alone', async () => {
    expect((await update({ title: 'x' }, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('how vehicles are followed', () => {
  const FOLLOWED =
    '{ trackingSettings { positionRetentionDays trackAlways overspeedKph tileUrl tileAttribution ownTiles } }';
  const read = async (): Promise<unknown> =>
    (await app.graphql<{ trackingSettings: unknown }>(FOLLOWED, {}, employee)).data?.trackingSettings;
  const TILES = { tileUrl: 'https://tuiles.exemple.ma/{z}/{x}/{y}.png?cle=a', tileAttribution: '© Exemple' };

  it('is the law’s minimum and the usual map until the Admin chooses, at either door', async () => {
    expect(await read()).toMatchObject({
      positionRetentionDays: 90,
      trackAlways: false,
      overspeedKph: 120,
      ownTiles: false,
      tileUrl: expect.stringContaining('/{z}/{y}/{x}'),
    });
    expect((await update({ positionRetentionDays: 30, overspeedKph: 110, ...TILES })).errors).toBeUndefined();
    expect(await read()).toEqual({
      positionRetentionDays: 30,
      trackAlways: false,
      overspeedKph: 110,
      ownTiles: true,
      ...TILES,
    });
    const reply = await app.restForm(
      '/editParametres',
      { conservation_positions: '45', suivi_permanent: '1', vitesse_max: '', carte_url: 'null' },
      admin,
    );
    expect(reply.statusCode).toBe(200);
    expect(await read()).toMatchObject({
      positionRetentionDays: 45,
      trackAlways: true,
      overspeedKph: null,
      ownTiles: false,
    });
  });

  it('is not public', async () => {
    const { errors } = await app.graphql(FOLLOWED);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(await wire())).not.toMatch(/conservation|suivi|vitesse|carte_/);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ positionRetentionDays: 366 }, 'positionRetentionDays'],
    [{ positionRetentionDays: null }, 'positionRetentionDays'],
    [{ overspeedKph: 29 }, 'overspeedKph'],
    [{ trackAlways: null }, 'trackAlways'],
    [{ tileUrl: 'https://tuiles.exemple.ma/{z}/{x}/{y}.png', tileAttribution: '' }, 'tileAttribution'],
    [{ tileUrl: 'http://tuiles.exemple.ma/{z}/{x}/{y}.png' }, 'tileUrl'],
    [{ tileUrl: 'https://tuiles.exemple.ma/{z}/{x}.png' }, 'tileUrl'],
    [{ tileUrl: 'https://{x}.exemple.ma/{z}/{y}.png' }, 'tileUrl'],
    [{ tileUrl: 'https://tuiles.exemple.ma/{z}/{x}/{y}/{s}.png' }, 'tileUrl'],
    [{ tileUrl: 'https://moi:mot@tuiles.exemple.ma/{z}/{x}/{y}.png' }, 'tileUrl'],
  ])('%j is refused', async (change, field) => {
    const { errors } = await update(change);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });
});
