import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Settings } from '../../base/settings/settings.entity.js';
import { ContactMessage } from './contact-message.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const settings = Object.assign(new Settings(), { companyName: 'Zellij Location', email: 'agence@exemple.ma' });
  await app.database.orm.em.fork().persist(settings).flush();
});
afterAll(() => app.close());

const FORM = { nom: 'Sara Alami', objet: 'Un devis', email: 'Sara@Exemple.ma', message: 'Bonjour,\nun devis ?' };

const kept = (): Promise<ContactMessage[]> =>
  app.database.orm.em.fork().find(ContactMessage, {}, { orderBy: { id: 'asc' } });

/** Waits for the mail that contains a text, and returns its head and body. */
async function mailWith(text: string): Promise<{ head: string; body: string }> {
  const directory = join(app.config.dataDir, 'mail');
  for (let tries = 0; tries < 200; tries++) {
    for (const file of (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'))) {
      const mail = (await readFile(join(directory, file), 'utf8')).replace(/=\r\n/g, '').replaceAll('=3D', '=');
      const end = mail.indexOf('\r\n\r\n');
      if (mail.includes(text)) return { head: mail.slice(0, end).replace(/\r\n[ \t]/g, ' '), body: mail.slice(end) };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail came');
}

describe('POST /api/send-email', () => {
  it('stores the message and mails it to the agency, with the sender as reply address', async () => {
    const reply = await app.rest('POST', '/send-email', FORM);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: 'Message Envoyé!' });
    expect((await kept()).at(-1)).toMatchObject({
      name: 'Sara Alami',
      subject: 'Un devis',
      email: 'sara@exemple.ma',
      message: 'Bonjour,\nun devis ?',
    });
    const { head } = await mailWith('sara@exemple.ma');
    expect(head).toContain('To: Zellij Location <agence@exemple.ma>');
    expect(head).toContain('Reply-To: Sara Alami <sara@exemple.ma>');
    expect(head).toContain('Subject: Message du site : Un devis');
  });

  it('names every invalid field by its REST name', async () => {
    const reply = await app.rest('POST', '/send-email', {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      message: "L'objet est obligatoire.",
      errors: {
        objet: ["L'objet est obligatoire."],
        nom: ['Le nom est obligatoire.'],
        email: ["L'e-mail est obligatoire."],
        message: ['Le message est obligatoire.'],
      },
    });
  });

  it.each([
    { email: 'sara' },
    { email: 'a@b.ma\r\nBcc: victime@exemple.ma' },
    { email: ['a@b.ma'] },
    { message: { a: 1 } },
    { message: ' \n ' },
  ])('answers 422 to %j', async (fields) => {
    const before = (await kept()).length;
    expect((await app.rest('POST', '/send-email', { ...FORM, ...fields })).statusCode).toBe(422);
    expect(await kept()).toHaveLength(before);
  });

  it('reports every text that is too long', async () => {
    const reply = await app.rest('POST', '/send-email', {
      objet: 'x'.repeat(121),
      nom: 'x'.repeat(61),
      email: `${'x'.repeat(50)}@b.ma`,
      message: 'x'.repeat(5001),
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: {
        objet: ["L'objet ne doit pas dépasser 120 caractères."],
        nom: ['Le nom ne doit pas dépasser 60 caractères.'],
        email: ["L'e-mail ne doit pas dépasser 50 caractères."],
        message: ['Le message ne doit pas dépasser 5000 caractères.'],
      },
    });
  });

  it('keeps text that looks like a header or HTML as text', async () => {
    const reply = await app.rest('POST', '/send-email', {
      ...FORM,
      nom: 'Eve\r\nBcc: victime@exemple.ma',
      objet: 'Salut\nX-Injected: oui',
      message: '<script>alert("injecte")</script>',
    });
    expect(reply.statusCode).toBe(200);
    expect((await kept()).at(-1)).toMatchObject({
      name: 'Eve Bcc: victime@exemple.ma',
      subject: 'Salut X-Injected: oui',
    });
    const { head, body } = await mailWith('injecte');
    expect(head).not.toMatch(/^(Bcc|X-Injected):/m);
    expect(head).toContain('Subject: Message du site : Salut X-Injected: oui');
    expect(body).toContain('&lt;script&gt;');
    expect(body.match(/<script>/g)).toHaveLength(1); // the text part
  });
});

it('is offered by GraphQL with errors by field', async () => {
  const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  const input = { name: 'Sara', subject: 'Devis', email: 'sara@exemple.ma', message: 'Bonjour' };
  expect((await app.graphql(SEND, { input })).data).toEqual({ sendContactMessage: true });
  expect(
    (await app.graphql(SEND, { input: { ...input, name: ' ', email: 'x' } })).errors?.[0]?.extensions,
  ).toMatchObject({
    code: 'VALIDATION',
    fields: { name: ['Le nom est obligatoire.'], email: ["L'e-mail n'est pas une adresse valide."] },
  });
});

it('takes 30 messages an hour from one address', async () => {
  const limited = await startTestApp({ config: { rateLimitFactor: 1 } });
  try {
    for (let sent = 0; sent < 30; sent++) {
      expect((await limited.rest('POST', '/send-email', FORM)).statusCode).toBe(200);
    }
    const reply = await limited.rest('POST', '/send-email', FORM);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
