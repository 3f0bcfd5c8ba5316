import { makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS, toWireTime } from '../../../kernel/time.js';
import type { Employee } from '../../people/account/employee.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

let app: TestApp;
let staff: Employee;
let staffToken: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await makeEmployee(app.database);
  staffToken = await app.tokenFor(staff);
});
afterAll(() => app.close());

// one moment for the whole file: a minute may begin between a request and what is expected of it
const NOW = Date.now();
const inDays = (days: number): string => toWireTime(new Date(NOW + days * DAY_MS));

function quickBody(vehicle: Vehicle, overrides: Record<string, unknown> = {}) {
  return {
    type_reservation: 'reservation rapid',
    id_vehicule: vehicle.id,
    nom_client: 'El Fassi',
    prenom_client: 'Amina',
    telephone_client: '+212 6 12-34-56-78',
    email_client: 'Amina@exemple.ma',
    date_debut: inDays(1),
    date_fin: inDays(4),
    lieu_livraison: 'Casablanca',
    lieu_retour: 'Rabat-Sale',
    ...overrides,
  };
}

function fullBody(vehicle: Vehicle, overrides: Record<string, unknown> = {}) {
  return {
    ...quickBody(vehicle),
    type_reservation: 'reservation complet',
    etat_reservation: '',
    num_permis_client: 'A123456',
    num_cin_client: 'BE123456',
    nationalite_client: 'Marocaine',
    ...overrides,
  };
}

async function reserve(body: object, token?: string): Promise<string> {
  const reply = await app.rest('POST', '/reservationVisiteur', body, token);
  expect(reply.json()).toEqual({ message: expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/) });
  return reply.json<{ message: string }>().message;
}

const ACCEPT = `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation {
  number status total advance balance plateNumber vehicle { id } version } ... on VehicleTaken { message } } }`;

describe('a new reservation', () => {
  it('is pending whatever the form sends, and keeps what was typed and the price', async () => {
    const vehicle = await makeVehicle(app.database, { tiers: [{ fromDays: 3, dailyPrice: '250.00' }] });
    const number = await reserve(
      fullBody(vehicle, { etat_reservation: 'Accepter', commentaire: 'Siège bébé', id_client: 1 }),
    );
    const reply = await app.rest(
      'GET',
      `/reservation/${number.toLowerCase().replace('-', ' ')}`,
      undefined,
      staffToken,
    );
    expect(reply.json().data).toMatchObject({
      num_reservation: number,
      etat_reservation: 'En traitement',
      type_reservation: 'reservation complet',
      nom_client: 'El Fassi',
      telephone_client: '+212612345678',
      email_client: 'amina@exemple.ma',
      date_debut: inDays(1),
      lieu_retour: 'Rabat-Sale',
      commentaire: 'Siège bébé',
      prix_devis: 750,
      prix_location_final: null,
      id_client: null,
    });
  });

  it('of a logged-in customer is theirs and costs 15 % less', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    const number = await reserve(quickBody(await makeVehicle(app.database)), token);
    const reply = await app.rest('GET', `/reservation/${number}`, undefined, token);
    expect(reply.json().data).toMatchObject({ id_client: customer.id, prix_devis: 765 });
    const stranger = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.rest('GET', `/reservation/${number}`, undefined, stranger)).statusCode).toBe(404);
    expect((await app.rest('GET', `/reservation/${number}`)).statusCode).toBe(401);
  });

  it('shows names and contact only to its owner and the staff', async () => {
    const number = await reserve(fullBody(await makeVehicle(app.database)));
    const seen = (await app.rest('GET', `/reservationVisiteur/${number}`)).json().data as Record<string, unknown>;
    expect(seen).toMatchObject({ num_reservation: number, etat_reservation: 'En traitement', prix_devis: 900 });
    expect(Object.keys(seen).filter((key) => /client|conduc|commentaire|immatriculation/.test(key))).toEqual([]);
    const byStaff = (await app.rest('GET', `/reservationVisiteur/${number}`, undefined, staffToken)).json();
    expect(byStaff.data).toMatchObject({ num_cin_client: 'BE123456' });
    expect((await app.rest('GET', '/reservationVisiteur/22222-22222')).statusCode).toBe(404);
    expect((await app.rest('GET', '/SuivieReservation/22222-22222')).json()).toEqual({ data: [] });
    expect((await app.rest('GET', `/SuivieReservation/${number}`)).json()).toEqual({
      data: [expect.objectContaining({ etat_reservation: 'En traitement', date_debut: inDays(1) })],
    });
  });

  it.each([
    ['nothing', {}, ['type_reservation', 'id_vehicule', 'date_debut', 'date_fin', 'nom_client', 'lieu_livraison']],
    ['a name with digits', { nom_client: 'R2D2' }, ['nom_client']],
    ['a name of 31 letters', { nom_client: 'A'.repeat(31) }, ['nom_client']],
    ['a telephone of 17 digits', { telephone_client: '1'.repeat(17) }, ['telephone_client']],
    ['a wrong address', { email_client: 'amina' }, ['email_client']],
    ['an unknown place', { lieu_retour: 'Paris' }, ['lieu_retour']],
    ['an unknown vehicle', { id_vehicule: 999_999 }, ['id_vehicule']],
    ['a vehicle that is no id', { id_vehicule: { $gt: 0 } }, ['id_vehicule']],
    ['a day that does not exist', { date_debut: '2027-02-30 10:00' }, ['date_debut']],
    ['an end before the start', { date_fin: inDays(0.5) }, ['date_fin']],
    ['a start in the past', { date_debut: inDays(-1) }, ['date_debut']],
    ['a start in 19 months', { date_debut: inDays(580), date_fin: inDays(582) }, ['date_debut']],
    ['91 days', { date_fin: inDays(92) }, ['date_fin']],
    ['a comment of 1001 characters', { commentaire: 'x'.repeat(1001) }, ['commentaire']],
    ['no licence in a full one', { num_permis_client: ' ' }, ['num_permis_client']],
    ['neither CIN nor passport', { num_cin_client: '' }, ['num_cin_client']],
    ['neither telephone nor e-mail', { telephone_client: '', email_client: '' }, ['telephone_client']],
    ['a CIN of 13 characters', { num_cin_client: 'A'.repeat(13) }, ['num_cin_client']],
    [
      'half a second driver',
      { nom_conduc: 'Idrissi' },
      ['prenom_conduc', 'telephone_conduc', 'num_permis_conduc', 'num_cin_conduc', 'nationalite_conduc'],
    ],
  ])('with %s is refused on the field', async (what, overrides, fields) => {
    const vehicle = await makeVehicle(app.database);
    const body = what === 'nothing' ? {} : fullBody(vehicle, overrides);
    const reply = await app.rest('POST', '/reservationVisiteur', body);
    expect(reply.statusCode).toBe(422);
    const { message, errors } = reply.json<{ message: string; errors: Record<string, string[]> }>();
    if (what === 'nothing') expect(Object.keys(errors)).toEqual(expect.arrayContaining(fields));
    else expect(Object.keys(errors).sort()).toEqual([...fields].sort());
    expect(Object.values(errors).flat()).toContain(message);
  });

  it('accepts a foreigner by passport, names of any script and a whole second driver', async () => {
    await reserve(
      fullBody(await makeVehicle(app.database), {
        nom_client: "D'Arc-Émile Jr.",
        prenom_client: 'فاطمة الزهراء',
        num_cin_client: '',
        num_passport_client: '12AB34567',
        email_client: '',
        nom_conduc: 'García',
        prenom_conduc: 'Núria',
        telephone_conduc: '0034600112233',
        num_permis_conduc: 'X1',
        num_passport_conduc: 'P1',
        nationalite_conduc: 'Espagnole',
      }),
    );
  });

  it('is made once for one key, however often and however fast it is sent', async () => {
    const vehicle = await makeVehicle(app.database);
    const body = quickBody(vehicle);
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/reservationVisiteur',
        payload: body,
        headers: { 'idempotency-key': 'key-1' },
      });
    const replies = await Promise.all(Array.from({ length: 12 }, send));
    const numbers = new Set(replies.map((reply) => reply.json<{ message: string }>().message));
    expect([...numbers]).toEqual([expect.stringMatching(/^.{5}-.{5}$/)]);
    expect((await send()).json()).toEqual({ message: [...numbers][0] });
    const other = await app.inject({
      method: 'POST',
      url: '/api/reservationVisiteur',
      payload: { ...body, nom_client: 'Autre' },
      headers: { 'idempotency-key': 'key-1' },
    });
    expect(other.statusCode).toBe(422);
  });

  it('is refused on a vehicle that is promised, with an equivalent that is free', async () => {
    const taken = await makeVehicle(app.database, { name: 'Voiture prise' });
    const number = await reserve(quickBody(taken));
    await app.graphql(ACCEPT, { input: { number, total: '900', advance: '0' } }, staffToken);
    const reply = await app.rest('POST', '/reservationVisiteur', quickBody(taken));
    expect(reply.statusCode).toBe(422);
    const text = reply.json<{ errors: { id_vehicule: string[] } }>().errors.id_vehicule[0];
    expect(text).toContain('Voiture prise est déjà réservé');
    expect(text).toContain('est libre sur cette période');
    expect(text).not.toContain(number);
    // The period is half-open: the minute it is returned it can leave again.
    await reserve(quickBody(taken, { date_debut: inDays(4), date_fin: inDays(5) }));
  });
});

describe('acceptance', () => {
  it('fixes vehicle, total and advance, and promises the vehicle', async () => {
    const asked = await makeVehicle(app.database);
    const other = await makeVehicle(app.database);
    const number = await reserve(quickBody(asked));
    const input = { number, vehicleId: String(other.id), total: '1200.50', advance: '200.25' };
    const { data, errors } = await app.graphql(ACCEPT, { input }, staffToken);
    expect(errors).toBeUndefined();
    expect(data?.['acceptReservation']).toMatchObject({
      status: 'ACCEPTED',
      total: '1200.50',
      advance: '200.25',
      balance: '1000.25',
      plateNumber: other.plateNumber,
      vehicle: { id: String(other.id) },
    });
    const rentals = await app.rest(
      'POST',
      '/admin/rechercherReservation',
      { selected_option: 'num_reservation', valeur_recherche: number.toLowerCase() },
      staffToken,
    );
    expect(rentals.json().data).toMatchObject({
      current_page: 1,
      last_page: 1,
      total: 1,
      data: [{ prix_location_final: 1200.5, avance: 200.25, reste: 1000.25 }],
    });
  });

  it.each([
    ['-1', 'Le prix total ne peut pas être négatif.'],
    ['10000000.01', 'Le prix total est trop élevé.'],
  ])('refuses a total of %s on the field, then and later', async (total, message) => {
    const number = await reserve(quickBody(await makeVehicle(app.database)));
    const refused = await app.graphql(ACCEPT, { input: { number, total, advance: '0' } }, staffToken);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { total: [message] } });
    await app.graphql(ACCEPT, { input: { number, total: '10000000', advance: '0' } }, staffToken);
    const edited = await app.graphql(
      'mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { total } } }',
      { input: { number, version: 2, total } },
      staffToken,
    );
    expect(edited.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { total: [message] } });
  });

  it('refuses an advance above the total on the field', async () => {
    const number = await reserve(quickBody(await makeVehicle(app.database)));
    const { errors } = await app.graphql(ACCEPT, { input: { number, total: '100', advance: '100.01' } }, staffToken);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { advance: [expect.stringContaining("L'avance")] },
    });
  });

  it('is the staff alone', async () => {
    const number = await reserve(quickBody(await makeVehicle(app.database)));
    const input = { number, total: '100', advance: '0' };
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.graphql(ACCEPT, { input })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(ACCEPT, { input }, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('of 64 competing requests at once lets exactly one win and tells the others what is in the way', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Convoitée' });
    const numbers: string[] = [];
    for (let i = 0; i < 64; i++) numbers.push(await reserve(quickBody(vehicle)));
    const accept = async (number: string) => {
      const { data } = await app.graphql<{ acceptReservation: { number?: string; message?: string } }>(
        ACCEPT,
        { input: { number, total: '900', advance: '0' } },
        staffToken,
      );
      return data?.acceptReservation;
    };
    const outcomes = await Promise.all(numbers.map(accept));
    expect(outcomes.filter((outcome) => outcome?.number)).toHaveLength(1);
    const taken = { message: expect.stringContaining('Convoitée est déjà loué') };
    expect(outcomes.filter((outcome) => !outcome?.number)).toEqual(Array.from({ length: 63 }, () => taken));
  });
});

describe('the life of a reservation', () => {
  const run = (operation: string, input: object, token: string) =>
    app.graphql(
      `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) { ${operation}(input: $input) { __typename ... on Reservation { status version reason } } }`,
      { input },
      token,
    );
  const steps: Record<
    string,
    (number: string, token: string) => Promise<{ errors?: ReadonlyArray<{ extensions: { code: string } }> }>
  > = {
    accept: (number, token) => run('acceptReservation', { number, total: '900', advance: '0' }, token),
    refuse: (number, token) => run('refuseReservation', { number, reason: 'Pas de véhicule' }, token),
    cancel: (number, token) => run('cancelReservation', { number }, token),
  };

  // Every pair of state, step and mover is tried; only those named here exist (docs/rules/reservations.md#life).
  const allowed = new Set([
    'PENDING accept staff',
    'PENDING refuse staff',
    'PENDING cancel owner',
    'ACCEPTED cancel staff',
  ]);
  const cases = ['PENDING', 'ACCEPTED', 'REFUSED', 'CANCELLED'].flatMap((state) =>
    ['accept', 'refuse', 'cancel'].flatMap((step) => ['staff', 'owner'].map((mover) => [state, step, mover] as const)),
  );

  it.each(cases)('from %s, %s by %s', async (state, step, mover) => {
    const owner = await app.tokenFor(await makeCustomer(app.database));
    const number = await reserve(quickBody(await makeVehicle(app.database)), owner);
    if (state === 'ACCEPTED') await steps['accept']?.(number, staffToken);
    if (state === 'REFUSED') await steps['refuse']?.(number, staffToken);
    if (state === 'CANCELLED') await steps['cancel']?.(number, owner);
    const reply = await steps[step]?.(number, mover === 'staff' ? staffToken : owner);
    const after = (await app.rest('GET', `/SuivieReservation/${number}`)).json<{
      data: { etat_reservation: string }[];
    }>().data[0];
    const labels: Record<string, string> = {
      PENDING: 'En traitement',
      ACCEPTED: 'Accepter',
      REFUSED: 'Refuser',
      CANCELLED: 'Annuler',
      accept: 'Accepter',
      refuse: 'Refuser',
      cancel: 'Annuler',
    };
    if (allowed.has(`${state} ${step} ${mover}`)) {
      expect(reply?.errors).toBeUndefined();
      expect(after?.etat_reservation).toBe(labels[step]);
    } else {
      expect(['RESERVATION.TRANSITION', 'FORBIDDEN']).toContain(reply?.errors?.[0]?.extensions.code);
      expect(after?.etat_reservation).toBe(labels[state]);
    }
  });

  it('gives the vehicle free when a rental is cancelled', async () => {
    const vehicle = await makeVehicle(app.database);
    const number = await reserve(quickBody(vehicle));
    await steps['accept']?.(number, staffToken);
    await steps['cancel']?.(number, staffToken);
    await reserve(quickBody(vehicle));
  });

  it('tells the second of two editors and changes nothing', async () => {
    const number = await reserve(quickBody(await makeVehicle(app.database)));
    const first = await run('updateReservation', { number, version: 1, comment: 'un' }, staffToken);
    expect(first.errors).toBeUndefined();
    const second = await run('updateReservation', { number, version: 1, comment: 'deux' }, staffToken);
    expect(second.data).toEqual({ updateReservation: { __typename: 'VersionConflict' } });
    expect((await app.rest('GET', `/reservation/${number}`, undefined, staffToken)).json().data.commentaire).toBe('un');
  });

  it('moves the promise of a rental with its dates, or refuses the edit whole', async () => {
    const vehicle = await makeVehicle(app.database);
    const first = await reserve(quickBody(vehicle));
    const second = await reserve(quickBody(vehicle, { date_debut: inDays(10), date_fin: inDays(12) }));
    await steps['accept']?.(first, staffToken);
    await steps['accept']?.(second, staffToken);
    const period = { startsAt: inDays(11), endsAt: inDays(13) };
    const clash = await run('updateReservation', { number: first, version: 2, period, comment: 'x' }, staffToken);
    expect(clash.data).toEqual({ updateReservation: { __typename: 'VehicleTaken' } });
    const kept = (await app.rest('GET', `/reservation/${first}`, undefined, staffToken)).json().data;
    expect(kept).toMatchObject({ date_debut: inDays(1), commentaire: null });
    expect((await app.rest('POST', '/reservationVisiteur', quickBody(vehicle))).statusCode).toBe(422);
    const moved = await run(
      'updateReservation',
      { number: first, version: 2, period: { startsAt: inDays(12), endsAt: inDays(14) } },
      staffToken,
    );
    expect(moved.data).toMatchObject({ updateReservation: { __typename: 'Reservation' } });
    await reserve(quickBody(vehicle));
  });
});
