import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCustomer, makeEmployee, CHOSEN_PASSWORD } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let made = 0;
const form = (fields: Record<string, unknown> = {}) => ({
  nom: 'Alami',
  prenom: 'Sara',
  adresse: '1 rue des Orangers, Rabat',
  sexe: 'Madame',
  telephone: '06 12 34 56 78',
  email: `inscrit${++made}@example.ma`,
  password: CHOSEN_PASSWORD,
  device_name: 'browser',
  ...fields,
});

/** Waits for the mail to an address, and returns the secret of its link. */
async function mailedToken(address: string): Promise<string> {
  const directory = join(app.config.dataDir, 'mail');
  for (let tries = 0; tries < 200; tries++) {
    const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.eml'));
    for (const file of files) {
      // Undo soft line breaks and escapes of quoted-printable.
      const text = (await readFile(join(directory, file), 'utf8')).replace(/=\r\n/g, '').replaceAll('=3D', '=');
      const token = /verification\?token=([\w-]{43})/.exec(text)?.[1];
      if (text.includes(address) && token) return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail came');
}

describe('POST /api/inscriptionClient', () => {
  it('makes an unverified account that can log in', async () => {
    const body = form();
    const reply = await app.rest('POST', '/inscriptionClient', body);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Votre compte est créé!' });
    const token = (await app.rest('POST', '/loginClient', body)).body;
    expect((await app.rest('GET', '/client', undefined, token)).json()).toMatchObject({
      nom: 'Alami',
      prenom: 'Sara',
      sexe: 'Madame',
      telephone: '0612345678',
      statut: 'Active',
      email_verified_at: null,
    });
  });

  it('assumes Monsieur if sexe is left out, and accepts a telephone sent as a number', async () => {
    const body = form({ sexe: undefined, telephone: 612345678 });
    expect((await app.rest('POST', '/inscriptionClient', body)).statusCode).toBe(200);
    const token = (await app.rest('POST', '/loginClient', body)).body;
    expect((await app.rest('GET', '/client', undefined, token)).json()).toMatchObject({
      sexe: 'Monsieur',
      telephone: '612345678',
    });
  });

  it('names every invalid field by its REST name', async () => {
    const reply = await app.rest('POST', '/inscriptionClient', { sexe: 'X' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      message: 'Le nom est obligatoire.',
      errors: {
        nom: ['Le nom est obligatoire.'],
        prenom: ['Le prénom est obligatoire.'],
        adresse: ["L'adresse est obligatoire."],
        sexe: ['La civilité doit être Monsieur ou Madame.'],
        telephone: ['Le téléphone est obligatoire.'],
        email: ["L'e-mail est obligatoire."],
        password: ['Le mot de passe est obligatoire.'],
      },
    });
  });

  it.each([
    { nom: { a: 1 } },
    { nom: ['Ali'] },
    { sexe: { a: 1 } },
    { sexe: 'constructor' },
    { password: 12345678 },
    { email: true },
  ])('answers 422 to %j', async (fields) => {
    expect((await app.rest('POST', '/inscriptionClient', form(fields))).statusCode).toBe(422);
  });

  it('refuses an address that has an account', async () => {
    const { email } = await makeCustomer(app.database);
    const reply = await app.rest('POST', '/inscriptionClient', form({ email: email.toUpperCase() }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { email: ['Cette adresse e-mail est déjà utilisée.'] } });
  });
});

describe('verifying an address', () => {
  const VERIFY = `mutation ($token: String!) { verifyEmail(input: { token: $token }) }`;

  it('happens by the link in the mail, once', async () => {
    const body = form();
    await app.rest('POST', '/inscriptionClient', body);
    const token = await mailedToken(body.email);
    expect((await app.graphql(VERIFY, { token })).data).toEqual({ verifyEmail: true });
    expect((await app.graphql(VERIFY, { token })).errors?.[0]).toMatchObject({
      extensions: { code: 'CUSTOMER.EMAIL_VERIFIED', fields: { token: [expect.any(String)] } },
    });
    const login = (await app.rest('POST', '/loginClient', body)).body;
    expect((await app.rest('GET', '/client', undefined, login)).json()).toMatchObject({
      email_verified_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
  });

  it('can be requested again only by the customer', async () => {
    const customer = await makeCustomer(app.database, { emailVerifiedAt: undefined });
    const reply = await app.rest('POST', '/email/verify/resend', {}, await app.tokenFor(customer));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'email envoyer' });
    const token = await mailedToken(customer.email);
    expect((await app.graphql(VERIFY, { token })).data).toEqual({ verifyEmail: true });
    expect((await app.rest('POST', '/email/verify/resend', {})).statusCode).toBe(401);
    const staff = await app.tokenFor(await makeEmployee(app.database));
    expect((await app.rest('POST', '/email/verify/resend', {}, staff)).statusCode).toBe(403);
  });

  it('is available in GraphQL too', async () => {
    const customer = await makeCustomer(app.database, { emailVerifiedAt: undefined });
    const token = await app.tokenFor(customer);
    expect((await app.graphql('mutation { resendVerificationEmail }', {}, token)).data).toEqual({
      resendVerificationEmail: true,
    });
    const verified = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.graphql('mutation { resendVerificationEmail }', {}, verified)).data).toEqual({
      resendVerificationEmail: false,
    });
  });
});

it('registering in GraphQL reports errors by field', async () => {
  const REGISTER = `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { id title email emailVerifiedAt } }`;
  const input = {
    lastName: 'Alami',
    firstName: 'Sara',
    address: 'Rabat',
    phone: '0612345678',
    email: 'graphql@example.ma',
    password: CHOSEN_PASSWORD,
  };
  expect((await app.graphql(REGISTER, { input })).data).toEqual({
    registerCustomer: { id: expect.any(String), title: 'MR', email: 'graphql@example.ma', emailVerifiedAt: null },
  });
  expect((await app.graphql(REGISTER, { input })).errors?.[0]?.extensions).toMatchObject({
    code: 'CUSTOMER.EMAIL_TAKEN',
    fields: { email: [expect.any(String)] },
  });
  expect(
    (await app.graphql(REGISTER, { input: { ...input, phone: 'x', password: 'short' } })).errors?.[0]?.extensions,
  ).toMatchObject({
    code: 'VALIDATION',
    fields: { phone: [expect.any(String)], password: [expect.any(String)] },
  });
});
