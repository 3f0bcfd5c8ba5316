import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { behindLocks } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, makeRental, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { drawSignature } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import { RiskCheckService } from '../rental-risk/risk-check.service.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { InspectionSettingsService } from './inspection-settings.service.js';

let app: TestApp;
const tokens: Record<string, string> = {};
let signature: string;
/** Begins like a PNG, but is none. */
const NO_PICTURE = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1').toString('base64')}`;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  tokens['admin'] = await app.tokenFor(admin);
  tokens['employee'] = await app.tokenFor(await makeEmployee(app.database));
  tokens['stranger'] = await app.tokenFor(await makeCustomer(app.database));
  signature = await drawSignature();
});
afterAll(() => app.close());

const day = (shift: number): string => new Date(Date.now() + shift * DAY_MS).toISOString().slice(0, 10);

type Overrides = Parameters<typeof makeRental>[1];

/** A rental of three days that begins now, with its promise of the vehicle. */
const rental = (overrides: Overrides = {}): Promise<Reservation> =>
  makeRental(app.database, {
    startsAt: new Date(Date.now() - 60_000),
    endsAt: new Date(Date.now() + 3 * DAY_MS),
    advance: '200.00',
    ...overrides,
  });

const PAPERS = {
  driver: 'FIRST',
  licenceNumber: 'P123456',
  licenceCategory: 'B',
  licenceIssuedOn: '2015-03-01',
  licenceExpiresOn: '2035-03-01',
  birthDate: '1990-05-05',
  nationalId: 'AB123456',
};

const content = ({ number }: Reservation, more: object = {}) => ({
  clientId: randomUUID(),
  number,
  kind: 'DEPARTURE',
  km: 1000,
  fuel: 8,
  cleanliness: 'CLEAN',
  checklist: [{ label: 'Cric', present: true }],
  papers: [PAPERS],
  ...more,
});
const scratch = (clientId = randomUUID()) => ({
  clientId,
  view: 'LEFT',
  x: 300,
  y: 500,
  kind: 'SCRATCH',
  size: 'SMALL',
});

interface Inspection {
  clientId: string;
  version: number;
  status: string;
  completedAt: string | null;
  signatory: string | null;
  manifestSha256: string | null;
  photosMissing: number;
  photos: { sha256: string; view: string; url: string | null }[];
  warnings: { code: string; message: string }[];
  foundDamages: { clientId: string }[];
  knownDamages: { clientId: string }[] | null;
}

const FIELDS = `version clientId kind status at km fuel trackerKm cleanliness remark checklist { label present }
  papers { driver licenceNumber birthDate } warnings { code message } overrideReason foundDamages { clientId kind view x y size note }
  knownDamages { clientId } photos { sha256 view url uploadedAt } photosMissing signatory signatureUrl signatureSha256 refusalReason
  manifestSha256 completedAt employee { lastName } vehicle { id }`;

const save = (input: object, token = tokens['employee']) =>
  app.graphql<{ saveInspection: Inspection }>(
    `mutation ($input: SaveInspectionInput!) { saveInspection(input: $input) { ${FIELDS} } }`,
    { input },
    token,
  );
const complete = (input: object, token = tokens['employee']) =>
  app.graphql<{ completeInspection: Inspection }>(
    `mutation ($input: CompleteInspectionInput!) { completeInspection(input: $input) { ${FIELDS} } }`,
    { input: 'refusalReason' in input ? input : { signature, ...input } },
    token,
  );
const upload = (clientId: string, bytes: Buffer, token = tokens['employee']) =>
  app.graphqlUpload<{ uploadInspectionPhoto: { sha256: string; url: string } }>(
    'mutation ($input: UploadInspectionPhotoInput!) { uploadInspectionPhoto(input: $input) { sha256 url } }',
    { input: { clientId, file: null } },
    { 'input.file': { name: 'photo.jpg', bytes } },
    token,
  );
const stageOf = async ({ id }: Reservation) =>
  (await app.execute<{ stage: string }>('select stage from reservation where id = ?', [id]))[0]?.stage;
const problems = (reply: { readonly errors?: readonly { extensions: Record<string, unknown> }[] | undefined }) =>
  reply.errors?.[0]?.extensions;

/** A photo of some colour, with its hash. */
async function photo(hue: number, width = 60) {
  const bytes = await sharp({
    create: { width, height: 40, channels: 3, background: { r: (hue * 37) % 256, g: (hue * 91) % 256, b: 20 } },
  })
    .jpeg()
    .toBuffer();
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** An instant so many days from now. */
const at = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** A visitor's request without its period. */
const requestOf = (vehicleId: number) => ({
  vehicleId: String(vehicleId),
  kind: 'QUICK',
  pickupPlace: 'Agadir',
  returnPlace: 'Agadir',
  driver: { lastName: 'Alaoui', firstName: 'Nadia', phone: '0612345678', email: 'nadia@exemple.ma' },
});

describe('a draft', () => {
  it('is kept as a whole, and read by any of the staff', async () => {
    const made = await rental();
    const [one, two] = [await photo(1), await photo(2)];
    const draft = content(made, { photos: [{ sha256: one.sha256, view: 'FRONT' }], damages: [scratch()] });
    const first = await save(draft);
    expect(first.errors).toBeUndefined();
    expect(first.data?.saveInspection).toMatchObject({
      status: 'DRAFT',
      km: 1000,
      photosMissing: 1,
      knownDamages: null,
    });
    expect((await upload(draft.clientId, one.bytes)).errors).toBeUndefined();
    const { clientId, number, kind } = draft;
    const second = await save({
      ...{ clientId, number, kind },
      photos: [
        { sha256: one.sha256, view: 'REAR' },
        { sha256: two.sha256, view: 'FRONT' },
      ],
    });
    expect(second.data?.saveInspection).toMatchObject({ km: null, papers: [], foundDamages: [], photosMissing: 1 });
    const { data } = await app.graphql(
      `{ inspection(clientId: "${clientId.toUpperCase()}") { photos { view url } } reservation(number: "${number}") { inspections { clientId } } }`,
      {},
      tokens['admin'],
    );
    expect(data).toEqual({
      inspection: {
        photos: [
          { view: 'REAR', url: expect.stringMatching(/^\/storage\/etats-des-lieux\/[0-9a-f]{32}\.jpg$/) },
          { view: 'FRONT', url: null },
        ],
      },
      reservation: { inspections: [{ clientId }] },
    });
    expect(await stageOf(made)).toBe('PLANNED');
  });

  it('is refused for what is no rental, and for the id of another inspection', async () => {
    const request = await makeReservation(app.database);
    expect(problems(await save(content(request)))).toMatchObject({ code: 'CONTRACT.NOT_A_RENTAL' });
    const [one, other] = [await rental(), await rental()];
    const draft = content(one);
    await save(draft);
    for (const taken of [
      { ...draft, number: other.number },
      { ...draft, kind: 'RETURN' },
    ])
      expect(problems(await save(taken))).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    expect(problems(await save({ ...draft, clientId: '7' }))).toMatchObject({
      fields: { clientId: [expect.any(String)] },
    });
  });

  it('is of one vehicle: it is neither saved nor completed once the rental has another one', async () => {
    const made = await rental();
    const seen = String(made.vehicle.id);
    const draft = content(made, { vehicleId: seen, damages: [scratch()] });
    expect((await save(draft)).errors).toBeUndefined();
    const other = await makeVehicle(app.database);
    await app.execute('update reservation set vehicle_id = ?, version = version + 1 where id = ?', [other.id, made.id]);
    await app.execute('update occupation set vehicle_id = ? where reservation_id = ?', [other.id, made.id]);
    // Refused for a device that names the inspected vehicle, one that continues a draft, and one whose draft never arrived.
    const unsaid = { ...draft, vehicleId: undefined };
    const begun = { ...draft, clientId: randomUUID(), damages: [scratch()] };
    for (const sent of [draft, unsaid, begun])
      for (const reply of [await save(sent), await complete(sent)])
        expect(problems(reply)).toMatchObject({
          code: 'INSPECTION.VEHICLE_CHANGED',
          fields: { vehicleId: [expect.stringContaining(`La location a maintenant ${other.name}`)] },
        });
    expect(await stageOf(made)).toBe('PLANNED');
    expect(await app.execute('select 1 from vehicle_damage where vehicle_id = ?', [other.id])).toEqual([]);
    for (const wrong of ['x\u0000', '99999999999999999999'])
      expect(problems(await save({ ...begun, vehicleId: wrong }))?.['code']).toBe('INSPECTION.VEHICLE_CHANGED');
    const anew = content(made, { vehicleId: String(other.id), draftVersion: 0, device: randomUUID() });
    expect((await save(anew)).errors).toBeUndefined();
    const { data } = await complete({ ...anew, draftVersion: 1 });
    expect(data?.completeInspection).toMatchObject({ status: 'COMPLETED', vehicle: { id: String(other.id) } });
    expect((await complete(anew)).data?.completeInspection.status).toBe('COMPLETED');
  });

  it('says in French which field is wrong', async () => {
    const made = await rental();
    const refused = async (more: object) =>
      Object.keys((problems(await save(content(made, more)))?.['fields'] ?? {}) as object);
    expect(await refused({ km: -1 })).toEqual(['km']);
    expect(await refused({ fuel: 9 })).toEqual(['fuel']);
    expect(await refused({ damages: [{ ...scratch(), x: 1001 }] })).toEqual(['damages.0.x']);
    const twice = scratch();
    expect(await refused({ damages: [twice, twice] })).toEqual(['damages']);
    expect(await refused({ photos: [{ sha256: 'x', view: 'FRONT' }] })).toEqual(['photos.0.sha256']);
    const { sha256 } = await photo(3);
    expect(await refused({ photos: [{ sha256, view: 'DAMAGE', damageClientId: randomUUID() }] })).toEqual([
      'photos.0.damageClientId',
    ]);
    expect(await refused({ papers: [{ ...PAPERS, licenceExpiresOn: '2000-01-01' }] })).toEqual([
      'papers.0.licenceExpiresOn',
    ]);
  });
});

describe('a draft of two devices', () => {
  const [phone, desk] = [randomUUID(), randomUUID()];
  const kept = ({ id }: Reservation) =>
    app.execute('select version, km from inspection where reservation_id = ?', [id]);

  it('is refused where another device has saved it meanwhile, with who and when', async () => {
    const made = await rental();
    const draft = content(made, { device: phone, draftVersion: 0 });
    const seen = (await save(draft)).data?.saveInspection.version ?? 0;
    const other = { ...draft, device: desk, draftVersion: seen, km: 1100 };
    const newer = (await save(other, tokens['admin'])).data?.saveInspection.version ?? 0;
    expect(newer).toBeGreaterThan(seen);
    const late = await save({ ...draft, draftVersion: seen, km: 1001 });
    expect(problems(late)).toMatchObject({
      code: 'INSPECTION.VERSION_CONFLICT',
      clientId: draft.clientId,
      savedBy: expect.any(String),
      savedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(problems(await complete({ ...draft, draftVersion: seen }))).toMatchObject({
      code: 'INSPECTION.VERSION_CONFLICT',
    });
    expect(await kept(made)).toEqual([{ version: newer, km: 1100 }]);
    // A device that has seen the other draft may replace it.
    expect((await save({ ...draft, draftVersion: newer, km: 1001 })).errors).toBeUndefined();
    expect(await kept(made)).toEqual([{ version: expect.any(Number), km: 1001 }]);
  });

  it('may be sent again by the device whose answer was lost, and rises with its photos', async () => {
    const made = await rental();
    const { sha256 } = await photo(40);
    const draft = content(made, { device: phone, draftVersion: 0 });
    const versions = [];
    for (const photos of [[], [{ sha256, view: 'FRONT' }], [{ sha256, view: 'REAR' }]])
      versions.push((await save({ ...draft, photos })).data?.saveInspection.version ?? 0);
    expect(new Set(versions).size).toBe(3);
    expect((await complete(draft)).errors).toBeUndefined();
    expect((await complete({ ...draft, draftVersion: 9, device: desk })).errors).toBeUndefined();
  });

  it('is one draft, also where both began one', async () => {
    const made = await rental();
    const first = content(made, { device: phone, draftVersion: 0 });
    await save(first);
    expect(problems(await save(content(made, { device: desk, draftVersion: 0 })))).toMatchObject({
      code: 'INSPECTION.VERSION_CONFLICT',
      clientId: first.clientId,
    });
    expect(await app.execute('select 1 from inspection where reservation_id = ?', [made.id])).toHaveLength(1);
  });
});

describe('the clock of a device', () => {
  const HOUR_MS = 3_600_000;
  const moments = async ({ id }: Reservation) => {
    const [row] = await app.execute<{ at: Date; device_at: Date }>(
      'select at, device_at from inspection where reservation_id = ?',
      [id],
    );
    return { at: new Date(row?.at ?? 0).getTime(), deviceAt: new Date(row?.device_at ?? 0).getTime() };
  };
  const shifted = (hours: number, minutesAgo = 0) => ({
    at: new Date(Date.now() + hours * HOUR_MS - minutesAgo * 60_000).toISOString(),
    deviceNow: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  });

  it.each([5, -5, 0])(
    'may be %i hours ahead: the server corrects the moment and keeps what the device said',
    async (hours) => {
      const made = await rental({ startsAt: new Date(Date.now() - HOUR_MS) });
      const before = Date.now();
      const clock = shifted(hours, 10);
      expect((await complete(content(made, clock))).errors).toBeUndefined();
      const { at, deviceAt } = await moments(made);
      expect(at).toBeGreaterThanOrEqual(before - 10 * 60_000 - 1);
      expect(at).toBeLessThanOrEqual(Date.now() - 10 * 60_000 + 60_000);
      expect(deviceAt).toBe(Date.parse(clock.at));
    },
  );

  it.each([5, -5])('may have been put right by %i hours between completing and sending', async (hours) => {
    const made = await rental({ startsAt: new Date(Date.now() - HOUR_MS) });
    const happened = Date.now() - 10 * 60_000;
    const input = content(made, {
      at: new Date(happened + hours * HOUR_MS).toISOString(),
      deviceNow: new Date().toISOString(),
      clockAhead: hours * 3600,
    });
    expect((await complete(input)).errors).toBeUndefined();
    expect((await moments(made)).at).toBe(happened);
  });

  it('never takes anything into the future, and says the same to a repeated send', async () => {
    const made = await rental();
    const input = { ...content(made), at: new Date(Date.now() + HOUR_MS).toISOString() };
    expect((await complete(input)).errors).toBeUndefined();
    expect((await moments(made)).at).toBeLessThanOrEqual(Date.now());
    const again = await complete({ ...input, deviceNow: new Date().toISOString() });
    expect(again.errors).toBeUndefined();
  });
});

describe('a departure', () => {
  const signaturesOf = async (number: string) =>
    (
      await app.graphql<{ reservation: { signatures: { signedAt: string; ipAddress: string; sha256: string }[] } }>(
        `{ reservation(number: "${number}") { signatures { signedAt ipAddress sha256 } } }`,
        {},
        tokens['employee'],
      )
    ).data?.reservation.signatures;

  it('signs the contract by the same signature, at the moment when it was given, and replaces none', async () => {
    const made = await rental();
    const given = new Date(Date.now() - 120_000).toISOString();
    const departure = content(made, { signsContract: true, at: given });
    const done = await complete(departure);
    expect(done.errors).toBeUndefined();
    const [signed, ...more] = (await signaturesOf(made.number)) ?? [];
    expect(more).toEqual([]);
    expect(signed).toMatchObject({ ipAddress: '127.0.0.1', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(Date.parse(signed?.signedAt ?? '')).toBe(Date.parse(given));
    // What a device sends again changes nothing.
    await complete(departure);
    expect(await signaturesOf(made.number)).toEqual([signed]);

    const before = await rental();
    const sign = 'mutation ($input: SignContractInput!) { signContract(input: $input) }';
    await app.graphql(sign, { input: { number: before.number, image: signature } }, tokens['employee']);
    const kept = await signaturesOf(before.number);
    expect(kept).toHaveLength(1);
    expect((await complete(content(before, { signsContract: true }))).errors).toBeUndefined();
    expect(await signaturesOf(before.number)).toEqual(kept);
  });

  it('leaves the contract unsigned where the customer refuses, or was not told', async () => {
    const [refused, untold] = [await rental(), await rental()];
    expect((await complete(content(refused, { signsContract: true, refusalReason: 'Pressé' }))).errors).toBeUndefined();
    expect((await complete(content(untold))).errors).toBeUndefined();
    for (const { number } of [refused, untold]) expect(await signaturesOf(number)).toEqual([]);
  });

  it('moves the rental, keeps what was seen, and is answered the same when it is sent again', async () => {
    const made = await rental();
    const { sha256 } = await photo(4);
    const input = content(made, {
      photos: [{ sha256, view: 'FRONT' }],
      damages: [scratch()],
      version: 1,
      remark: 'RAS',
    });
    await save({ ...content(made), clientId: randomUUID() });
    const first = await complete(input);
    expect(first.errors).toBeUndefined();
    expect(first.data?.completeInspection).toMatchObject({
      status: 'COMPLETED',
      signatory: 'Omar Idrissi',
      signatureUrl: expect.stringContaining('/storage/signatures/'),
      manifestSha256: createHash('sha256').update(`${sha256}\n`).digest('hex'),
      knownDamages: [],
      remark: 'RAS',
    });
    expect(await stageOf(made)).toBe('OUT');
    expect(
      await app.execute('select start_km, start_fuel from rental_leg where reservation_id = ?', [made.id]),
    ).toEqual([{ start_km: 1000, start_fuel: 8 }]);
    const again = await complete(input);
    expect(again.data).toEqual(first.data);
    expect(problems(await complete({ ...input, km: 1001 }))).toMatchObject({ code: 'INSPECTION.COMPLETED' });
    expect(problems(await save(content(made, { clientId: input.clientId })))).toMatchObject({
      code: 'INSPECTION.COMPLETED',
    });
    expect(await app.execute('select 1 from inspection where reservation_id = ?', [made.id])).toHaveLength(1);
    expect(problems(await complete(content(made)))).toMatchObject({ code: 'RENTAL.STAGE' });
  });

  it('is completed once by 64 rivals that send the same, and by one of 64 that send their own', async () => {
    const same = await rental();
    const input = content(same);
    const repeated = await Promise.all(Array.from({ length: 64 }, () => complete(input)));
    expect(new Set(repeated.map(({ data }) => data?.completeInspection.completedAt)).size).toBe(1);
    expect(repeated.every(({ errors }) => errors === undefined)).toBe(true);
    const own = await rental();
    const rivals = await Promise.all(Array.from({ length: 64 }, () => complete(content(own))));
    expect(rivals.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await app.execute('select 1 from rental_leg where reservation_id = ?', [own.id])).toHaveLength(1);
  });

  it('needs km, fuel, papers and a signature, and changes nothing without them', async () => {
    const made = await rental();
    const fields = async (input: object) => Object.keys((problems(await complete(input))?.['fields'] ?? {}) as object);
    expect(await fields(content(made, { km: null, fuel: null }))).toEqual(['km', 'fuel']);
    expect(await fields(content(made, { papers: [] }))).toEqual([
      'papers.0.licenceNumber',
      'papers.0.licenceIssuedOn',
      'papers.0.licenceExpiresOn',
      'papers.0.birthDate',
      'papers.0.nationalId',
    ]);
    const twice = [true, false].map((present) => ({ label: 'Cric', present }));
    expect(await fields(content(made, { checklist: twice }))).toEqual(['checklist']);
    expect(await fields(content(made, { signature: null }))).toEqual(['signature']);
    expect(await fields(content(made, { signature: 'data:image/png;base64,AAAA' }))).toEqual(['signature']);
    expect(await fields(content(made, { signature: NO_PICTURE }))).toEqual(['signature']);
    expect(await fields({ ...content(made), signature, refusalReason: 'Pressé' })).toEqual(['refusalReason']);
    await app.execute('update vehicle set odometer_km = 5000 where id = ?', [made.vehicle.id]);
    expect(await fields(content(made))).toEqual(['km']);
    expect(problems(await complete(content(made, { km: 5000, version: 7 })))).toMatchObject({
      code: 'RESERVATION.VERSION_CONFLICT',
    });
    expect(await stageOf(made)).toBe('PLANNED');
    expect(await app.execute('select 1 from inspection where reservation_id = ?', [made.id])).toEqual([]);
    expect(
      (await complete(content(made, { km: 5000, refusalReason: 'Le client est pressé.' }))).errors,
    ).toBeUndefined();
  });

  it('warns of papers, and of a tracker that says something else', async () => {
    const made = await rental({ vehicle: await makeVehicle(app.database, { deviceId: 'GPS-9', odometerKm: 400 }) });
    await app.execute(`update reservation set driver_licence_number = 'X99' where id = ?`, [made.id]);
    const papers = [{ ...PAPERS, licenceIssuedOn: day(-300), licenceExpiresOn: day(-1), birthDate: day(-365 * 19) }];
    const { data } = await complete(content(made, { papers }));
    expect(data?.completeInspection.warnings.map(({ code }) => code)).toEqual([
      'LICENCE_EXPIRED',
      'LICENCE_RECENT',
      'DRIVER_YOUNG',
      'LICENCE_DIFFERS',
      'KM_DIFFERS',
    ]);
    expect(data?.completeInspection).toMatchObject({ trackerKm: 400 });
  });

  it('is stopped by papers where the agency chose so, except for an Admin with a reason', async () => {
    const update = (changes: object, token = tokens['admin']) =>
      app.graphql(
        'mutation ($input: UpdateInspectionSettingsInput!) { updateInspectionSettings(input: $input) { papersStop checklist minDriverAge version } }',
        { input: changes },
        token,
      );
    expect(problems(await update({ version: 1, papersStop: true }, tokens['employee']))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await update({ version: 1, papersStop: true, checklist: ['Clés', ' Cric '] })).data).toEqual({
      updateInspectionSettings: { papersStop: true, checklist: ['Clés', 'Cric'], minDriverAge: 21, version: 2 },
    });
    expect(problems(await update({ version: 1, papersStop: false }))).toMatchObject({
      code: 'INSPECTION_SETTINGS.VERSION_CONFLICT',
    });
    for (const checklist of [[], ['Cric', 'Cric'], ['']])
      expect(problems(await update({ version: 2, checklist }))).toMatchObject({
        fields: { checklist: [expect.any(String)] },
      });
    const made = await rental();
    const papers = [{ ...PAPERS, licenceExpiresOn: day(1) }];
    const stopped = await complete(content(made, { papers, overrideReason: 'Je le connais' }));
    expect(problems(stopped)).toMatchObject({
      code: 'INSPECTION.PAPERS',
      fields: { papers: [expect.stringContaining('avant la fin de la location')] },
    });
    expect(problems(await complete(content(made, { papers }), tokens['admin']))).toMatchObject({
      fields: { overrideReason: ['Le motif est obligatoire.'] },
    });
    expect(await stageOf(made)).toBe('PLANNED');
    const allowed = await complete(content(made, { papers, overrideReason: 'Renouvellement vu' }), tokens['admin']);
    expect(allowed.data?.completeInspection).toMatchObject({ overrideReason: 'Renouvellement vu' });
    await update({ version: 2, papersStop: false });
  });

  describe('where papers stop it', () => {
    beforeAll(() => app.execute('update inspection_settings set papers_stop = true'));
    afterAll(() => app.execute('update inspection_settings set papers_stop = false'));
    const { nationalId: _, ...others } = PAPERS;

    it('asks for all papers of the second driver as of the first', async () => {
      const made = await rental();
      await app.execute(
        `update reservation set second_driver_first_name = 'Ali', second_driver_last_name = 'Naciri' where id = ?`,
        [made.id],
      );
      const unread = { driver: 'SECOND', licenceNumber: 'P9' };
      for (const second of [[], [unread], [{ ...others, driver: 'SECOND', birthDate: null }]])
        expect(problems(await complete(content(made, { papers: [PAPERS, ...second] })))).toMatchObject({
          code: 'INSPECTION.PAPERS',
          fields: { papers: [expect.stringContaining("Ali Naciri n'ont pas tous été contrôlés")] },
        });
      const read = { ...others, driver: 'SECOND', passportNumber: 'MA778899' };
      expect((await complete(content(made, { papers: [PAPERS, read] }))).errors).toBeUndefined();
    });

    it('stops a departure without an inspection in the same way', async () => {
      const made = await rental();
      const depart = (more: object = {}, token = tokens['employee']) =>
        app.graphql(
          'mutation ($input: DepartRentalInput!) { departRental(input: $input) { stage stageEvents { stage reason } } }',
          { input: { number: made.number, version: 1, km: 1000, fuel: 8, ...more } },
          token,
        );
      for (const more of [{}, { overrideReason: 'Je le connais' }])
        expect(problems(await depart(more))).toMatchObject({ code: 'INSPECTION.PAPERS' });
      expect(problems(await depart({}, tokens['admin']))).toMatchObject({
        fields: { overrideReason: ['Le motif est obligatoire.'] },
      });
      await save(content(made, { papers: [{ ...PAPERS, licenceExpiresOn: day(-1) }] }));
      expect(problems(await depart())).toMatchObject({
        code: 'INSPECTION.PAPERS',
        fields: { papers: [expect.stringContaining('a expiré')] },
      });
      expect(await stageOf(made)).toBe('PLANNED');
      const { data } = await depart({ overrideReason: 'Permis vu' }, tokens['admin']);
      expect(data?.['departRental']).toMatchObject({
        stage: 'OUT',
        stageEvents: expect.arrayContaining([{ stage: 'OUT', reason: 'Permis vu' }]),
      });
    });

    it('lets a departure without an inspection go by papers that a draft has read', async () => {
      const made = await rental();
      await save(content(made));
      const { data } = await app.graphql(
        'mutation ($input: DepartRentalInput!) { departRental(input: $input) { stage } }',
        { input: { number: made.number, version: 1, km: 1000, fuel: 8 } },
        tokens['employee'],
      );
      expect(data).toEqual({ departRental: { stage: 'OUT' } });
    });
  });
});

describe('a return', () => {
  const out = async (more: object = {}, overrides: Overrides = {}) => {
    const made = await rental(overrides);
    const departure = content(made, more);
    expect((await complete(departure)).errors).toBeUndefined();
    return { made, departure };
  };

  it('is refused before the departure, and below the odometer of the departure', async () => {
    const planned = await rental();
    expect(problems(await complete(content(planned, { kind: 'RETURN' })))).toMatchObject({ code: 'RENTAL.STAGE' });
    const { made } = await out();
    expect(problems(await complete(content(made, { kind: 'RETURN', km: 900 })))).toMatchObject({
      fields: { km: [expect.stringContaining('1')] },
    });
    const early = content(made, { kind: 'RETURN', at: new Date(Date.now() - DAY_MS).toISOString() });
    expect(problems(await complete(early))).toMatchObject({ fields: { at: [expect.stringContaining('précéder')] } });
  });

  it('moves the rental, needs no papers, and keeps damage with the vehicle', async () => {
    const old = scratch();
    const { made } = await out({ damages: [old] });
    const dent = { ...scratch(), kind: 'DENT' };
    expect(
      problems(await complete(content(made, { kind: 'RETURN', km: 1300, papers: [], damages: [old] }))),
    ).toMatchObject({
      fields: { damages: [expect.stringContaining('déjà connu')] },
    });
    const { data, errors } = await complete(
      content(made, { kind: 'RETURN', km: 1300, fuel: 4, papers: [], damages: [dent] }),
    );
    expect(errors).toBeUndefined();
    expect(data?.completeInspection).toMatchObject({
      knownDamages: [{ clientId: old.clientId }],
      foundDamages: [{ clientId: dent.clientId }],
    });
    expect(await stageOf(made)).toBe('RETURNED');
    const vehicle = `vehicle(id: "${made.vehicle.id}")`;
    const seen = await app.graphql<{ vehicle: { damages: { id: string }[] } }>(
      `{ ${vehicle} { damages { id kind foundIn repairedOn } openDamages { kind } } }`,
      {},
      tokens['employee'],
    );
    expect(seen.data).toEqual({
      vehicle: {
        damages: [
          { id: expect.any(String), kind: 'SCRATCH', foundIn: made.number, repairedOn: null },
          { id: expect.any(String), kind: 'DENT', foundIn: made.number, repairedOn: null },
        ],
        openDamages: [{ kind: 'SCRATCH' }, { kind: 'DENT' }],
      },
    });
    const repair = async (maintenanceId: number | null) =>
      app.graphql(
        'mutation ($input: RepairDamageInput!) { repairDamage(input: $input) { repairedOn } }',
        { input: { id: seen.data?.vehicle.damages[0]?.id, maintenanceId } },
        tokens['employee'],
      );
    const work = async (vehicleId: number, on: string) =>
      (
        await app.execute<{ id: number }>(
          `insert into maintenance (created_at, updated_at, vehicle_id, nature, performed_on) values (now(), now(), ?, 'OIL_CHANGE', ?) returning id`,
          [vehicleId, on],
        )
      )[0]?.id ?? 0;
    const other = await makeVehicle(app.database);
    expect(problems(await repair(await work(other.id, day(1))))).toMatchObject({
      fields: { maintenanceId: [expect.any(String)] },
    });
    expect(problems(await repair(await work(made.vehicle.id, day(-3))))).toMatchObject({
      fields: { maintenanceId: ['Cet entretien précède le dommage.'] },
    });
    const repairing = await work(made.vehicle.id, day(0));
    expect((await repair(repairing)).data).toEqual({ repairDamage: { repairedOn: day(0) } });
    const left = await app.graphql(`{ ${vehicle} { openDamages { kind } } }`, {}, tokens['employee']);
    expect(left.data).toEqual({ vehicle: { openDamages: [{ kind: 'DENT' }] } });
    await app.execute('delete from maintenance where id = ?', [repairing]);
    const reopened = await app.graphql(`{ ${vehicle} { openDamages { kind } } }`, {}, tokens['employee']);
    expect(reopened.data).toEqual({ vehicle: { openDamages: [{ kind: 'SCRATCH' }, { kind: 'DENT' }] } });
    const missing = await work(made.vehicle.id, day(0));
    const [meanwhile] = await behindLocks(app.database, [['delete from maintenance where id = ?', missing]], () =>
      repair(missing),
    );
    const refusal = { fields: { maintenanceId: ["Ce véhicule n'a pas eu cet entretien."] } };
    expect(problems(meanwhile)).toMatchObject(refusal);
    expect(problems(await repair(missing))).toMatchObject(refusal);
  });

  it('leaves no deadlock of a damage and the maintenance that repaired it', async () => {
    const { made } = await out({ damages: [scratch()] });
    const [work] = await app.execute<{ id: number }>(
      `insert into maintenance (created_at, updated_at, vehicle_id, nature, performed_on) values (now(), now(), ?, 'OIL_CHANGE', ?) returning id`,
      [made.vehicle.id, day(0)],
    );
    const [damage] = await app.execute<{ id: number }>(
      'update vehicle_damage set repair_id = ? where vehicle_id = ? returning id',
      [work?.id, made.vehicle.id],
    );
    const [deleted, repaired] = await behindLocks(
      app.database,
      [['select id from vehicle_damage where id = ? for update', damage?.id]],
      // Has locked the maintenance, and waits for the damage that names it.
      () =>
        app.graphql(
          'mutation ($input: DeleteMaintenanceInput!) { deleteMaintenance(input: $input) }',
          { input: { id: String(work?.id) } },
          tokens['admin'],
        ),
      () =>
        app.graphql(
          'mutation ($input: RepairDamageInput!) { repairDamage(input: $input) { repairedOn } }',
          { input: { id: String(damage?.id), maintenanceId: String(work?.id) } },
          tokens['employee'],
        ),
    );
    expect(deleted.errors).toBeUndefined();
    expect(repaired.errors?.[0]?.extensions['fields']).toHaveProperty('maintenanceId');
  });

  it('finds damage that keeps the vehicle from leaving: who is promised it next is at risk until that is repaired', async () => {
    const { made } = await out();
    const next = await rental({
      vehicle: { id: made.vehicle.id } as Vehicle,
      startsAt: new Date(Date.now() + 4 * DAY_MS),
      endsAt: new Date(Date.now() + 5 * DAY_MS),
    });
    const broken = { ...scratch(), kind: 'BROKEN', immobilising: true };
    expect(
      (await complete(content(made, { kind: 'RETURN', km: 1100, papers: [], damages: [broken] }))).errors,
    ).toBeUndefined();
    const look = async () => {
      const { em, reader, domainEvents, events, jobs, workOccupations } = app.services;
      const deps = { em, reader, domainEvents, events, jobs, workOccupations };
      await app.inContext(() => new RiskCheckService(deps).check());
      const { data } = await app.graphql<{
        reservation: { risk: { cause: string; message: string } | null };
        rentalChangePreview: { swaps: { vehicle: { id: string } }[] };
        vehicle: { damages: { id: string; immobilising: boolean }[] };
      }>(
        `{ reservation(number: "${next.number}") { risk { cause message } } vehicle(id: ${made.vehicle.id}) { damages { id immobilising } }
          rentalChangePreview(input: { number: "${other.number}" }) { swaps { vehicle { id } } } }`,
        {},
        tokens['employee'],
      );
      return data;
    };
    const other = await rental({
      startsAt: new Date(Date.now() + 9 * DAY_MS),
      endsAt: new Date(Date.now() + 10 * DAY_MS),
    });
    await app.execute(
      'update vehicle set agency_id = (select agency_id from vehicle where id = ?), daily_price = 301 where id = ?',
      [other.vehicle.id, made.vehicle.id],
    );
    const seen = await look();
    const damage = seen?.vehicle.damages.find(({ immobilising }) => immobilising);
    expect(seen?.reservation.risk).toMatchObject({
      cause: 'DAMAGE',
      message: expect.stringMatching(/^Le véhicule a un dommage immobilisant, constaté le .+, qui n'est pas réparé\.$/),
    });
    const offered = seen?.rentalChangePreview.swaps.map(({ vehicle }) => vehicle.id);
    expect(offered).not.toContain(String(made.vehicle.id));
    const { data } = await app.graphql(
      'mutation ($input: MarkDamageInput!) { markDamage(input: $input) { immobilising } }',
      { input: { id: damage?.id, immobilising: false } },
      tokens['employee'],
    );
    expect(data).toEqual({ markDamage: { immobilising: false } });
    const safe = await look();
    expect(safe?.reservation.risk).toBeNull();
    expect(safe?.rentalChangePreview.swaps.map(({ vehicle }) => vehicle.id)).toContain(String(made.vehicle.id));
  });

  it('keeps the vehicle from leaving by any command, and from being offered for what starts within a week', async () => {
    const { made } = await out();
    const broken = { ...scratch(), kind: 'BROKEN', immobilising: true };
    expect(
      (await complete(content(made, { kind: 'RETURN', km: 1100, papers: [], damages: [broken] }))).errors,
    ).toBeUndefined();
    const vehicle = { id: made.vehicle.id } as Vehicle;
    const next = await rental({
      vehicle,
      startsAt: new Date(Date.now() + 60_000),
      endsAt: new Date(Date.now() + DAY_MS),
    });
    const { version } = next;
    const departed = await app.graphql(
      'mutation ($input: DepartRentalInput!) { departRental(input: $input) { stage } }',
      { input: { number: next.number, version, km: 1200, fuel: 8 } },
      tokens['admin'],
    );
    expect(problems(departed)).toMatchObject({ code: 'RENTAL.VEHICLE_IMMOBILISED' });
    expect(problems(await complete(content(next, { km: 1200, version })))).toMatchObject({
      code: 'RENTAL.VEHICLE_IMMOBILISED',
    });
    expect(await stageOf(next)).toBe('PLANNED');

    const asked = async (inDays: number) => {
      const period = { startsAt: at(inDays), endsAt: at(inDays + 2) };
      const { data } = await app.graphql<{ availableVehicles: { items: { id: string }[] } }>(
        'query ($period: PeriodInput!, $ids: [ID!]) { availableVehicles(period: $period, filter: { ids: $ids }) { items { id } } }',
        { period, ids: [String(made.vehicle.id)] },
      );
      const reply = await app.graphql<{ createReservation: { __typename: string } }>(
        'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { __typename } }',
        { input: { ...requestOf(made.vehicle.id), period } },
      );
      return [data?.availableVehicles.items.length, reply.data?.createReservation.__typename];
    };
    expect(await asked(2)).toEqual([0, 'VehicleTaken']);
    expect(await asked(9)).toEqual([1, 'ReservationReceipt']);
    await app.execute('update vehicle_damage set immobilising = false where vehicle_id = ?', [made.vehicle.id]);
    expect(await asked(2)).toEqual([1, 'ReservationReceipt']);
    expect((await complete(content(next, { km: 1200, version }))).errors).toBeUndefined();
  });

  it('that is found at the departure stops it', async () => {
    const made = await rental();
    const broken = { ...scratch(), immobilising: true };
    expect(problems(await complete(content(made, { version: made.version, damages: [broken] })))).toMatchObject({
      code: 'RENTAL.VEHICLE_IMMOBILISED',
    });
    expect(await stageOf(made)).toBe('PLANNED');
    expect(
      (await complete(content(made, { version: made.version, damages: [{ ...broken, immobilising: false }] }))).errors,
    ).toBeUndefined();
  });

  it('that was recorded by mistake becomes void with its damage, and another one takes its place', async () => {
    const { made } = await out();
    const wrong = content(made, { kind: 'RETURN', km: 1100, papers: [], damages: [scratch()] });
    expect((await complete(wrong)).errors).toBeUndefined();
    const [{ version } = { version: 0 }] = await app.execute<{ version: number }>(
      'select version from reservation where id = ?',
      [made.id],
    );
    const reopened = await app.graphql(
      'mutation ($input: RentalStepInput!) { reopenRental(input: $input) { stage inspections { status } vehicle { openDamages { id } } } }',
      { input: { number: made.number, version, reason: 'Mauvais véhicule' } },
      tokens['admin'],
    );
    expect(reopened.data).toEqual({
      reopenRental: {
        stage: 'OUT',
        inspections: [{ status: 'COMPLETED' }, { status: 'VOID' }],
        vehicle: { openDamages: [] },
      },
    });
    expect((await complete(content(made, { kind: 'RETURN', km: 1050, papers: [] }))).errors).toBeUndefined();
  });
});

describe('photos', () => {
  it('are taken after completion, once, and only those of the manifest', async () => {
    const made = await rental();
    const [named, other, wide] = [await photo(10), await photo(11), await photo(12, 2001)];
    const input = content(made, {
      photos: [
        { sha256: named.sha256, view: 'FRONT', takenAt: new Date().toISOString(), latitude: 33.5, longitude: -7.6 },
        { sha256: wide.sha256, view: 'REAR' },
      ],
    });
    await complete(input);
    const replies = await Promise.all(Array.from({ length: 8 }, () => upload(input.clientId, named.bytes)));
    expect(replies.map(({ errors }) => errors)).toEqual(Array(8).fill(undefined));
    const urls = new Set(replies.map(({ data }) => data?.uploadInspectionPhoto.url));
    expect(urls.size).toBe(1);
    expect(problems(await upload(input.clientId, other.bytes))).toMatchObject({
      code: 'INSPECTION.PHOTO_UNKNOWN',
      fields: { file: [expect.stringContaining("n'est pas sur la liste")] },
    });
    expect(problems(await upload(input.clientId, wide.bytes))).toMatchObject({ code: 'UPLOAD.TOO_LARGE' });
    expect(problems(await upload(randomUUID(), named.bytes))).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    const [url = ''] = urls;
    const open = (token?: string) =>
      app.inject({ url, method: 'GET', ...(token && { headers: { authorization: `Bearer ${token}` } }) });
    expect((await open(tokens['employee'])).rawPayload.equals(named.bytes)).toBe(true);
    expect((await open()).statusCode).toBe(401);
    expect((await open(tokens['stranger'])).statusCode).toBe(403);
  });

  it('of papers are erased some days after the rental', async () => {
    const made = await rental();
    const [licence, front] = [await photo(20), await photo(21)];
    const input = content(made, {
      photos: [
        { sha256: licence.sha256, view: 'LICENCE_FRONT' },
        { sha256: front.sha256, view: 'FRONT' },
      ],
    });
    await complete(input);
    for (const { bytes } of [licence, front]) await upload(input.clientId, bytes);
    const renter = await makeCustomer(app.database);
    await app.execute('update reservation set renter_id = ? where id = ?', [renter.id, made.id]);
    const ofRenter = async (token = tokens['employee']) =>
      app.graphql<{ customer: { paperPhotos: object[] } }>(
        `{ customer(id: "${renter.id}") { paperPhotos { view url } } }`,
        {},
        token,
      );
    expect((await ofRenter()).data?.customer.paperPhotos).toEqual([{ view: 'LICENCE_FRONT', url: expect.any(String) }]);
    expect(problems(await ofRenter(await app.tokenFor(renter)))).toMatchObject({ code: 'FORBIDDEN' });
    const later = new Date(Date.now() + 200 * DAY_MS);
    const erase = () => app.inContext(() => app.services.paperPhotos.erase(later));
    expect((await erase()).count).toBe(0);
    await complete(content(made, { kind: 'RETURN', papers: [], km: 1010 }));
    expect((await erase()).count).toBe(1);
    expect((await erase()).count).toBe(0);
    expect((await ofRenter()).data?.customer.paperPhotos).toEqual([]);
    await upload(input.clientId, licence.bytes);
    const { data } = await app.graphql<{ inspection: Inspection }>(
      `{ inspection(clientId: "${input.clientId}") { photosMissing photos { view url } } }`,
      {},
      tokens['employee'],
    );
    expect(data?.inspection).toEqual({
      photosMissing: 0,
      photos: [
        { view: 'LICENCE_FRONT', url: null },
        { view: 'FRONT', url: expect.any(String) },
      ],
    });
  });
});

it('shows the owner what was completed, without papers and photos', async () => {
  const owner = await makeCustomer(app.database);
  const made = await rental({ customer: owner });
  await save({ ...content(made), kind: 'RETURN' });
  await complete(content(made));
  const ask = async (fields: string, token: string | undefined) =>
    app.graphql(`{ reservation(number: "${made.number}") { inspections { ${fields} } } }`, {}, token);
  const token = await app.tokenFor(owner);
  expect((await ask('kind km', token)).data).toEqual({
    reservation: { inspections: [{ kind: 'DEPARTURE', km: 1000 }] },
  });
  for (const hidden of [
    'papers { driver }',
    'photos { url }',
    'warnings { message }',
    'signatureUrl',
    'employee { id }',
  ])
    expect(problems(await ask(hidden, token))).toMatchObject({ code: 'FORBIDDEN' });
  expect((await ask('kind', tokens['stranger'])).data?.['reservation'] ?? null).toBeNull();
});

it('is kept by the database once it is completed', async () => {
  const made = await rental();
  await complete(content(made));
  await expect(app.execute('update inspection set km = 1 where reservation_id = ?', [made.id])).rejects.toThrow(
    /never changed/,
  );
  expect(await app.inContext(() => new InspectionSettingsService(app.database.orm.em.fork()).get())).toMatchObject({
    minDriverAge: 21,
  });
});

describe('the report', () => {
  const report = async (number: string, token?: string, key?: string) =>
    app.graphql<{ inspectionReport: { fileName: string; url: string } }>(
      'query ($number: String!, $key: String) { inspectionReport(number: $number, key: $key) { fileName url } }',
      { number, key },
      token,
    );

  it('is for the owner, the staff and whoever has the link, and goes by mail', async () => {
    const owner = await makeCustomer(app.database);
    const made = await rental({ customer: owner });
    const { number } = made;
    expect(problems(await report(number, tokens['employee']))).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    const front = await photo(30);
    const departure = content(made, { damages: [scratch()], photos: [{ sha256: front.sha256, view: 'FRONT' }] });
    await complete(departure);
    await upload(departure.clientId, front.bytes);
    await complete(content(made, { kind: 'RETURN', km: 1200, papers: [], refusalReason: 'Conteste la rayure' }));
    for (const token of [tokens['employee'], await app.tokenFor(owner)]) {
      const { data } = await report(number, token);
      expect(data?.inspectionReport.fileName).toBe(`etat-des-lieux-${number}.pdf`);
      const file = await app.inject({ url: data?.inspectionReport.url ?? '', method: 'GET' });
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(problems(await report(number))).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    expect(problems(await report(number, tokens['stranger'], 'x'))).toMatchObject({ code: 'INSPECTION.NOT_FOUND' });
    const link = await app.graphql<{ reservation: { inspectionReportUrl: string } }>(
      `{ reservation(number: "${number}") { inspectionReportUrl } }`,
      {},
      tokens['employee'],
    );
    const path = new URL(link.data?.reservation.inspectionReportUrl ?? '').pathname;
    const opened = await app.inject({ url: path, method: 'GET' });
    expect(opened.headers['content-disposition']).toBe(`inline; filename="etat-des-lieux-${number}.pdf"`);
    expect((await app.rest('GET', `/etatDesLieux/${number}/x`)).statusCode).toBe(404);
    const mailed = await app.graphql(
      'mutation ($input: MailInspectionReportInput!) { mailInspectionReport(input: $input) }',
      { input: { number } },
      tokens['employee'],
    );
    expect(mailed.data).toEqual({ mailInspectionReport: true });
  });
});
