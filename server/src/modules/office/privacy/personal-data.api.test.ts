import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { CustomerRating, type Customer } from '../../people/account/customer.entity.js';
import { Notification } from '../notification/notification.entity.js';
import { Driver, type Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { SentMail } from '../../booking/mail/sent-mail.entity.js';
import { MailRecipient, SentMailKind } from '../../booking/mail/sent-mail.enums.js';
import { Signature } from '../../booking/signature/signature.entity.js';

const EXPORT = '{ myDataExport { fileName mediaType url } }';

let app: TestApp;
/** An app with the real limits. */
let strict: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  strict = await startTestApp({ database: app.database, config: { rateLimitFactor: 1 } });
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

interface Data {
  Profil: Record<string, unknown>;
  Réservations: Record<string, unknown>[];
  Messages: Record<string, unknown>[];
  Connexions: Record<string, unknown>[];
  'Appareils connus': Record<string, unknown>[];
  'Avis reçus par l’agence': Record<string, unknown>[];
  Historique: { Objet: string; Action: string; Par: string; Changements: Record<string, unknown>[] }[];
}

interface Archive {
  readonly files: Record<string, Uint8Array>;
  /** All texts of the archive and the names of its files. */
  readonly text: string;
  readonly data: Data;
}

async function download(token: string): Promise<Archive> {
  const { data, errors } = await app.graphql<{
    myDataExport: { fileName: string; mediaType: string; url: string };
  }>(EXPORT, {}, token);
  expect(errors).toBeUndefined();
  expect(data?.myDataExport).toMatchObject({
    fileName: expect.stringMatching(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/),
    mediaType: 'application/zip',
  });
  const reply = await app.inject({ method: 'GET', url: data?.myDataExport.url ?? '' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(reply.rawPayload);
  const json = strFromU8(files['mes-donnees.json'] ?? new Uint8Array());
  return {
    files,
    text: `${Object.keys(files).join('\n')}\n${strFromU8(files['LISEZMOI.txt'] ?? new Uint8Array())}\n${json}`,
    data: JSON.parse(json) as Data,
  };
}

/** Makes a different picture for each name, so that those of other customers can be recognised. */
const signaturePicture = (name: string): Promise<Buffer> =>
  sharp({ create: { width: 20 + name.length, height: 20, channels: 4, background: '#12201a' } })
    .png()
    .toBuffer();

const em = () => app.database.orm.em.fork();

/** Makes a customer with a rental that is signed and invoiced, a refused request, a message and a notification. */
async function makeHistory(name: string): Promise<{ customer: Customer; token: string; rental: Reservation }> {
  const customer = await makeCustomer(app.database, {
    lastName: name,
    email: `${name.toLowerCase()}@exemple.ma`,
    nationalId: `CIN-${name}`,
    comment: `Remarque interne ${name}`,
    rating: CustomerRating.IRRESPONSIBLE,
  });
  const token = await app.tokenFor(customer);
  const vehicle = await makeVehicle(app.database, { name: `Voiture de ${name}` });
  const driver = (firstName: string) =>
    Object.assign(new Driver(), { lastName: name, firstName, licenceNumber: `PERMIS-${name}-${firstName}` });
  const rental = await makeReservation(app.database, {
    customer,
    vehicle,
    status: ReservationStatus.ACCEPTED,
    driver: driver('Premier'),
    secondDriver: driver('Second'),
    total: '900.00',
    advance: '0.00',
    acceptedAt: new Date(),
  });
  await makeReservation(app.database, {
    customer,
    status: ReservationStatus.REFUSED,
    driver: driver('Refus'),
    reason: 'Véhicule en panne',
  });
  const imageFile = await app.services.files.save('signatures', await signaturePicture(name), 'png');
  const other = em();
  other.create(Signature, {
    reservation: rental.id,
    imageFile,
    ipAddress: '203.0.113.7',
    sha256: 'a'.repeat(64),
  } as never);
  other.create(ContactMessage, {
    name,
    subject: 'Siège enfant',
    email: customer.email,
    message: `Bonjour, ici ${name}.`,
  } as never);
  for (const recipient of [MailRecipient.CUSTOMER, MailRecipient.AGENCY])
    other.create(SentMail, {
      reservation: rental.id,
      kind: SentMailKind.ACCEPTED,
      recipient,
      messageKey: `${name}-${recipient}`,
      address: recipient === MailRecipient.CUSTOMER ? customer.email : 'interne@agence.ma',
    } as never);
  other.create(Notification, {
    title: 'Nouvelle demande',
    description: `${name} · Logan`,
    reservation: rental.id,
  } as never);
  await other.flush();
  return { customer, token, rental };
}

test('customers get all of their own data in one archive, and nothing of other customers', async () => {
  const staff = await app.tokenFor(await makeEmployee(app.database, { lastName: 'Collègue-Secret' }));
  const own = await makeHistory('Alaoui');
  const foreign = await makeHistory('Zemmouri');
  for (const { rental } of [own, foreign])
    await app.graphql(`mutation { issueInvoice(input: { number: "${rental.number}" }) { number } }`, {}, staff);
  for (const { rental } of [own, foreign])
    await app.graphql(
      'mutation ($input: HoldDepositInput!) { holdDeposit(input: $input) { version } }',
      { input: { number: rental.number, version: rental.version, amount: '3000', method: 'CASH' } },
      staff,
    );
  await app.graphql(
    'mutation ($input: UpdateProfileInput!) { updateMyProfile(input: $input) { version } }',
    {
      input: {
        title: 'MR',
        lastName: 'Alaoui',
        firstName: 'Yassine',
        phone: '0611223344',
        address: '8 rue Neuve, Fès',
        version: own.customer.version,
      },
    },
    own.token,
  );

  const { files, text, data } = await download(own.token);
  const { number } = own.rental;
  const names = Object.keys(files).sort();
  expect(names).toEqual([
    'LISEZMOI.txt',
    `cautions/caution-${number}.pdf`,
    `contrats/contrat-${number}.pdf`,
    expect.stringMatching(/^factures\/facture-F\d{4}-.*\.pdf$/),
    'mes-donnees.json',
    `signatures/${number}-1.png`,
  ]);
  for (const name of names.filter((each) => each.endsWith('.pdf')))
    expect(strFromU8((files[name] as Uint8Array).slice(0, 5))).toBe('%PDF-');
  expect(Buffer.from(files[`signatures/${number}-1.png`] ?? [])).toEqual(await signaturePicture('Alaoui'));

  expect(data.Profil).toMatchObject({
    Nom: 'Alaoui',
    Prénom: 'Yassine',
    'E-mail': 'alaoui@exemple.ma',
    CIN: 'CIN-Alaoui',
  });
  expect(data.Réservations).toMatchObject([
    {
      Numéro: number,
      État: 'Acceptée',
      Véhicule: 'Voiture de Alaoui',
      Conducteur: { 'Numéro de permis': 'PERMIS-Alaoui-Premier' },
      'Second conducteur': { 'Numéro de permis': 'PERMIS-Alaoui-Second' },
      Contrats: [`contrats/contrat-${number}.pdf`],
      Caution: [{ 'Montant (Dh)': '3000.00' }],
      'Relevés de caution': [`cautions/caution-${number}.pdf`],
      'Emails envoyés': [{ Sujet: 'Réservation acceptée', 'E-mail': 'alaoui@exemple.ma', Remis: true }],
      Signatures: [{ 'Adresse IP': '203.0.113.7', Fichier: `signatures/${number}-1.png` }],
    },
    { État: 'Refusée', Motif: 'Véhicule en panne' },
  ]);
  expect(data.Messages).toMatchObject([{ Sujet: 'Siège enfant', Message: 'Bonjour, ici Alaoui.' }]);
  expect(data.Connexions).toHaveLength(1);
  expect(data['Avis reçus par l’agence']).toMatchObject([{ Titre: 'Nouvelle demande', Texte: 'Alaoui · Logan' }]);
  expect(data.Historique).toContainEqual(
    expect.objectContaining({
      Objet: 'Compte',
      Action: 'Modification',
      Par: 'Vous',
      Changements: expect.arrayContaining([expect.objectContaining({ Champ: 'Adresse', Après: '8 rue Neuve, Fès' })]),
    }),
  );
  expect(text).not.toMatch(/Zemmouri|zemmouri/);
  expect(text).not.toContain(foreign.rental.number);
});

test('it contains neither secrets nor remarks of the staff', async () => {
  const { customer, token } = await makeHistory('Bennis');
  const staff = await makeEmployee(app.database, { lastName: 'Collègue-Secret' });
  await app.graphql(
    'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }',
    { input: { id: String(customer.id), comment: 'Paie en retard' } },
    await app.tokenFor(staff),
  );
  const { text } = await download(token);
  for (const hidden of [
    'argon2',
    'Collègue-Secret',
    'interne@agence.ma',
    'Remarque interne',
    'Paie en retard',
    'Irresponsable',
    'IRRESPONSIBLE',
  ])
    expect(text).not.toContain(hidden);
});

test('messages are included once the e-mail address is verified', async () => {
  const { customer, token } = await makeHistory('Chraibi');
  await em().execute('update customer set email_verified_at = null where id = ?', [customer.id]);
  const { data } = await download(token);
  expect(data.Messages).toEqual([]);
});

test('customers get five a day, and other callers none', async () => {
  const token = await strict.tokenFor(await makeCustomer(app.database));
  const ask = () => strict.graphql<{ myDataExport: { url: string } }>(EXPORT, {}, token);
  const { data } = await ask();
  const fetched = () => strict.inject({ method: 'GET', url: data?.myDataExport.url ?? '' });
  for (let count = 0; count < 5; count++) expect((await fetched()).statusCode).toBe(200);
  expect((await fetched()).statusCode).toBe(429);
  expect((await ask()).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  const staff = await strict.tokenFor(await makeEmployee(app.database));
  expect((await strict.graphql(EXPORT, {}, staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
