import { makeAgency, makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { quickRequest } from '../../../../test/quick-request.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { Weekday, WEEKDAYS } from './opening-hours.js';

let app: TestApp;
let admin: string;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const HOURS = `openingHours { weekday opensAt closesAt } openingExceptions { name startsOn endsOn hours { opensAt closesAt } }`;
const MORNING = { weekday: 'MONDAY', opensAt: '08:30', closesAt: '12:30' };
const EVENING = { weekday: 'MONDAY', opensAt: '14:30', closesAt: '19:00' };
const RAMADAN = {
  name: 'Ramadan',
  startsOn: '2027-02-08',
  endsOn: '2027-03-09',
  hours: [{ opensAt: '09:00', closesAt: '15:00' }],
};

async function edit(change: object, agencyId?: number) {
  const id = agencyId ?? (await makeAgency(app.database)).id;
  const { data, errors } = await app.graphql<{ updateAgency: { version: number } }>(
    `mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { version ${HOURS} } }`,
    { input: { id: String(id), version: 1, ...change } },
    admin,
  );
  return { id, agency: data?.updateAgency, fields: errors?.[0]?.extensions['fields'] };
}

it('an Admin writes the hours down, in any order, and everybody reads them', async () => {
  const { id, agency } = await edit({ openingHours: [EVENING, MORNING], openingExceptions: [RAMADAN] });
  const kept = { openingHours: [MORNING, EVENING], openingExceptions: [RAMADAN] };
  expect(agency).toEqual({ version: 2, ...kept });
  const { data } = await app.graphql<{ agencies: { items: { id: string }[] } }>(
    `{ agencies(page: { size: 100 }) { items { id ${HOURS} } } }`,
  );
  expect(data?.agencies.items.find((one) => one.id === String(id))).toEqual({ id: String(id), ...kept });
});

it('what is left out stays, and null empties', async () => {
  const { id } = await edit({ openingHours: [MORNING], openingExceptions: [RAMADAN] });
  expect((await edit({ version: 2, name: 'Autre' }, id)).agency).toMatchObject({ openingHours: [MORNING] });
  expect((await edit({ version: 3, openingHours: null, openingExceptions: null }, id)).agency).toMatchObject({
    openingHours: [],
    openingExceptions: [],
  });
});

it.each([
  [
    { openingHours: [{ ...MORNING, opensAt: '8h' }] },
    'openingHours.0.opensAt',
    "L'ouverture doit être une heure de 00:00 à 23:59.",
  ],
  [
    { openingHours: [{ ...MORNING, closesAt: '24:30' }] },
    'openingHours.0.closesAt',
    'La fermeture doit être une heure de 00:00 à 24:00.',
  ],
  [
    { openingHours: [{ ...MORNING, closesAt: '08:30' }] },
    'openingHours.0.closesAt',
    "La fermeture doit suivre l'ouverture.",
  ],
  [
    { openingHours: [EVENING, MORNING, { ...MORNING, opensAt: '12:00', closesAt: '14:00' }] },
    'openingHours.2.opensAt',
    'Les plages d’un jour ne doivent pas se recouvrir.',
  ],
  [
    { openingExceptions: [{ ...RAMADAN, endsOn: '2027-02-07' }] },
    'openingExceptions.0.endsOn',
    'La fin doit suivre le début.',
  ],
  [
    { openingExceptions: [{ ...RAMADAN, hours: [{ opensAt: '09:00', closesAt: '08:00' }] }] },
    'openingExceptions.0.hours.0.closesAt',
    "La fermeture doit suivre l'ouverture.",
  ],
  [{ openingHours: Array(7).fill(MORNING) }, 'openingHours', '6 plages par jour au plus.'],
])('refuses %j under %s', async (change, field, message) => {
  const { fields } = await edit(change);
  expect(fields).toEqual({ [field]: [message] });
});

it('hours that follow each other without a break are fine', async () => {
  expect(
    (await edit({ openingHours: [MORNING, { ...MORNING, opensAt: '12:30', closesAt: '14:00' }] })).fields,
  ).toBeUndefined();
});

describe('at REST', () => {
  const WEEK = [{ jour: 'lundi', ouverture: '08:30', fermeture: '12:30' }];
  const EXCEPTIONS = [
    { nom: 'Ramadan', debut: '2027-02-08', fin: '2027-03-09', horaires: [{ ouverture: '09:00', fermeture: '15:00' }] },
  ];

  it('the same is read and written, in a form as JSON', async () => {
    const { id } = await makeAgency(app.database);
    const answer = { data: { horaires: WEEK, exceptions_horaires: EXCEPTIONS } };
    const sent = { id, horaires: WEEK, exceptions_horaires: EXCEPTIONS };
    expect((await app.rest('POST', '/admin/agenceModifier', sent, admin)).json()).toMatchObject(answer);
    const form = { id: String(id), horaires: JSON.stringify([]), exceptions_horaires: JSON.stringify(EXCEPTIONS) };
    expect((await app.restForm('/admin/agenceModifier', form, admin)).json()).toMatchObject({
      data: { horaires: [], exceptions_horaires: EXCEPTIONS },
    });
    expect((await app.rest('GET', `/Agence/${id}`, undefined, staff)).json()).toMatchObject({
      data: { horaires: [], exceptions_horaires: EXCEPTIONS },
    });
  });

  it.each([['lundi'], ['{'], [[{ jour: 'demain', ouverture: '08:30', fermeture: '09:00' }]], [5], [[null]]])(
    'refuses %j and changes nothing',
    async (horaires) => {
      const { id } = await makeAgency(app.database);
      const reply = await app.rest('POST', '/admin/agenceModifier', { id, horaires }, admin);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json<{ errors: object }>().errors).join()).toContain('horaires.0.jour');
    },
  );

  it('names refused fields as it takes them', async () => {
    const { id } = await makeAgency(app.database);
    const exceptions_horaires = [{ debut: 'x', fin: 'y', horaires: [{ ouverture: '25:00', fermeture: '26:00' }] }];
    const reply = await app.rest('POST', '/admin/agenceModifier', { id, exceptions_horaires }, admin);
    expect(Object.keys(reply.json<{ errors: object }>().errors).toSorted()).toEqual([
      'exceptions_horaires.0.debut',
      'exceptions_horaires.0.fin',
      'exceptions_horaires.0.horaires.0.fermeture',
      'exceptions_horaires.0.horaires.0.ouverture',
    ]);
  });
});

describe('a rental outside the hours', () => {
  /** The next Monday that lies a week ahead at least. */
  const monday = ((): string => {
    let day = new Date(Date.now() + 7 * DAY_MS);
    while (day.getUTCDay() !== 1) day = new Date(day.getTime() + DAY_MS);
    return day.toISOString().slice(0, 10);
  })();
  const after = (days: number, time: string): string =>
    `${new Date(Date.parse(monday) + days * DAY_MS).toISOString().slice(0, 10)}T${time}`;
  const ask = async (vehicleId: number, startsAt: string, endsAt: string, token = staff) => {
    const { data, errors } = await app.graphql<{ openingWarnings: { end: string; message: string }[] }>(
      `query ($vehicleId: ID!, $period: PeriodInput!) { openingWarnings(vehicleId: $vehicleId, period: $period) { end message } }`,
      { vehicleId: String(vehicleId), period: { startsAt, endsAt } },
      token,
    );
    return data?.openingWarnings ?? errors?.[0]?.extensions.code;
  };
  const vehicleOf = async (hours: object) => {
    const agency = await makeAgency(app.database, { name: 'Agence Fès', ...hours });
    return makeVehicle(app.database, { agency });
  };
  const openingHours = WEEKDAYS.slice(0, 6).map((weekday) => ({ weekday, opensAt: '08:30', closesAt: '19:00' }));

  it('is warned of at both ends, with the hours of that day', async () => {
    const { id } = await vehicleOf({ openingHours });
    expect(await ask(id, after(0, '08:30'), after(1, '19:00'))).toEqual([]);
    const [year, month, day] = monday.split('-');
    const warnings = await ask(id, after(0, '07:00'), after(6, '10:00'));
    expect(warnings).toEqual([
      {
        end: 'PICKUP',
        message: `Le départ du ${day}-${month}-${year} 07:00 est hors des horaires d'Agence Fès (lundi : 08:30–19:00).`,
      },
      { end: 'RETURN', message: expect.stringMatching(/^Le retour du .* est hors .* \(dimanche : fermé\)\.$/) },
    ]);
  });

  it('is named after the exception that holds', async () => {
    const holiday = { name: 'Fête du Trône', startsOn: monday, endsOn: monday, hours: [] };
    const { id } = await vehicleOf({ openingHours, openingExceptions: [holiday] });
    expect(await ask(id, after(0, '10:00'), after(1, '10:00'))).toEqual([
      { end: 'PICKUP', message: expect.stringContaining('(Fête du Trône : fermé)') },
    ]);
  });

  it('is no warning where nothing is known, nor for a vehicle that is not there', async () => {
    const { id } = await vehicleOf({});
    expect(await ask(id, after(0, '03:00'), after(6, '03:00'))).toEqual([]);
    expect(await ask(999_999, after(0, '03:00'), after(6, '03:00'))).toEqual([]);
  });

  it('is the staff’s to know, and nothing is refused for it on the site', async () => {
    const vehicle = await vehicleOf({
      openingHours: [{ weekday: Weekday.MONDAY, opensAt: '08:30', closesAt: '08:31' }],
    });
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect(await ask(vehicle.id, after(0, '10:00'), after(1, '10:00'), customer)).toBe('FORBIDDEN');
    expect((await app.rest('POST', '/reservationVisiteur', quickRequest(vehicle.id))).statusCode).toBe(200);
  });
});
