import sharp from 'sharp';
import { makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

interface Rule {
  readonly id: string;
  readonly version: number;
  readonly imageUrl: string | null;
}

const CREATE = 'mutation ($input: CreateChargeRuleInput!) { createChargeRule(input: $input) { id version imageUrl } }';
const UPDATE = 'mutation ($input: UpdateChargeRuleInput!) { updateChargeRule(input: $input) { id version imageUrl } }';
const SEAT = { kind: 'EXTRA', unit: 'DAY', name: 'Siège bébé', price: '40' };

let app: TestApp;
let admin: string;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6e3f' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const upload = (document: string, input: object, token = admin, bytes = picture) =>
  app.graphqlUpload<Record<string, Rule>>(
    document,
    { input: { ...input, image: null } },
    { 'input.image': { name: 'siege.png', bytes } },
    token,
  );
const shownTo = async (): Promise<readonly { name: string; imageUrl: string | null }[]> => {
  const { id } = await makeVehicle(app.database);
  const startsAt = new Date(Date.now() + 5 * DAY_MS);
  const period = { startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS) };
  const { data } = await app.graphql<{ rentalExtras: { items: { name: string; imageUrl: string | null }[] } }>(
    'query ($id: ID!, $period: PeriodInput!) { rentalExtras(vehicleId: $id, period: $period) { items { name imageUrl } } }',
    { id: String(id), period },
  );
  return data?.rentalExtras.items ?? [];
};

it('shows the picture of an extra to anyone, replaces it and takes it off', async () => {
  const { data, errors } = await upload(CREATE, SEAT);
  expect(errors).toBeUndefined();
  const made = data?.['createChargeRule'] as Rule;
  expect(made.imageUrl).toMatch(/^\/storage\/options\/[0-9a-f]{32}\.\w+$/);
  expect((await app.inject({ url: made.imageUrl ?? '' })).statusCode).toBe(200);
  expect(await shownTo()).toEqual([{ name: 'Siège bébé', imageUrl: made.imageUrl }]);
  const edit = async (change: object) => {
    const { id } = made;
    const { data: read } = await app.graphql<{ chargeRule: Rule }>(
      `{ chargeRule(id: "${id}") { version } }`,
      {},
      admin,
    );
    const reply = await app.graphql<{ updateChargeRule: Rule }>(
      UPDATE,
      { input: { id, version: read?.chargeRule.version, ...change } },
      admin,
    );
    expect(reply.errors).toBeUndefined();
    return reply.data?.updateChargeRule;
  };
  expect((await edit({ price: '45' }))?.imageUrl).toBe(made.imageUrl);
  expect((await edit({ image: null }))?.imageUrl).toBeNull();
  expect(await shownTo()).toEqual([{ name: 'Siège bébé', imageUrl: null }]);
});

it('refuses a picture of a fee, of no picture, and from an employee, and keeps nothing', async () => {
  const employee = await app.tokenFor(await makeEmployee(app.database));
  const before = await shownTo();
  expect((await upload(CREATE, SEAT, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await upload(CREATE, { ...SEAT, kind: 'FEE' })).errors?.[0]?.extensions).toMatchObject({
    fields: { image: ['Seule une option choisie par le client a une image.'] },
  });
  const text = await upload(CREATE, SEAT, admin, Buffer.from('pas une image'));
  expect(text.errors?.[0]?.extensions.code).toMatch(/^UPLOAD\./);
  expect(await shownTo()).toEqual(before);
});
