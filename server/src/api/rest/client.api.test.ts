import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import { CHOSEN_PASSWORD, makeVehicle } from '../../../test/factories.js';
import type { paths } from '../../../test/rest-client.generated.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY_MS, toWireTime } from '../../kernel/time.js';

let app: TestApp;
let baseUrl: string;
beforeAll(async () => {
  app = await startTestApp();
  baseUrl = await app.listen();
  await makeVehicle(app.database, { name: 'Dacia Sandero', dailyPrice: '300.00' });
  await makeVehicle(app.database, { name: 'Renault Clio', dailyPrice: '250.00' });
});
afterAll(() => app.close());

const ACCOUNT = { email: 'amina@exemple.ma', password: CHOSEN_PASSWORD };
const PERIOD = {
  date_debut: toWireTime(new Date(Date.now() + DAY_MS)),
  date_fin: toWireTime(new Date(Date.now() + 4 * DAY_MS)),
};

it('a client generated from the description registers, logs in, finds a vehicle, reserves it and reads the reservation', async () => {
  const client = createClient<paths>({ baseUrl });
  const registered = await client.POST('/api/inscriptionClient', {
    body: { ...ACCOUNT, nom: 'El Fassi', prenom: 'Amina', adresse: 'Fes', telephone: '0612345678', sexe: 'Madame' },
  });
  expect(registered.data?.message).toBe('Votre compte est créé!');

  const login = await client.POST('/api/loginClient', { body: ACCOUNT, parseAs: 'text' });
  const headers = { Authorization: `Bearer ${String(login.data)}` };
  const me = await client.GET('/api/client', { headers });
  expect(me.data).toMatchObject({ nom: 'El Fassi', statut: 'Active', email_verified_at: null });

  const search = await client.POST('/api/vehiculesParcChercher', { body: { ...PERIOD, gamme: 'Citadines' } });
  const found = search.data?.data;
  if (typeof found !== 'object') throw new Error(`No list of vehicles: ${found}`);
  expect(found.map(({ nom, prix_location }) => [nom, prix_location])).toEqual([
    ['Renault Clio', 250],
    ['Dacia Sandero', 300],
  ]);

  const reserved = await client.POST('/api/reservationVisiteur', {
    headers,
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: {
      ...PERIOD,
      type_reservation: 'reservation rapid',
      id_vehicule: found[0]?.id ?? 0,
      lieu_livraison: 'Casablanca',
      lieu_retour: 'Rabat-Sale',
      nom_client: 'El Fassi',
      prenom_client: 'Amina',
      telephone_client: '0612345678',
      email_client: ACCOUNT.email,
    },
  });
  const num = reserved.data?.message ?? '';

  const read = await client.GET('/api/reservation/{num}', { headers, params: { path: { num } } });
  expect(read.data?.data).toMatchObject({
    ...PERIOD,
    num_reservation: num,
    etat_reservation: 'En traitement',
    id_client: me.data?.id,
    nom_vehicule: 'Renault Clio',
    nombre_jours: 3,
    prix_devis: 637.5,
  });

  const refused = await client.GET('/api/reservation/{num}', { params: { path: { num } } });
  expect([refused.response.status, typeof refused.error?.message]).toEqual([401, 'string']);
});
