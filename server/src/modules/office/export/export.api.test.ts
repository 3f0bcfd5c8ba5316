import { readSheet } from '../../../../test/read-sheet.js';
import { getNamedType } from 'graphql';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import { WAITING_IN_ALL } from '../../../platform/documents/document-queue.js';
import { PDF_MEDIA_TYPE } from '../../../platform/documents/prepared-file.js';
import { createSchema } from '../../../schema.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { exportSources } from './export-sources.js';
import { TICKET_MS } from './export-ticket.js';

interface File {
  readonly fileName: string;
  readonly mediaType: string;
  readonly url: string;
  readonly expiresAt: string;
}

let app: TestApp;
let owner: Customer;
let staffToken: string;
let ownerToken: string;

beforeAll(async () => {
  app = await startTestApp();
  staffToken = await app.tokenFor(await makeEmployee(app.database));
  owner = await makeCustomer(app.database);
  ownerToken = await app.tokenFor(owner);
});
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

const FIELDS = 'fileName mediaType url expiresAt';

/** Returns the file that a query offers; fails the test if it offers none. */
async function offered(query: string, token: string, variables = {}): Promise<File> {
  const { data, errors } = await app.graphql<Record<string, File>>(query, variables, token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as File;
}

const fetched = (url: string) => app.inject({ method: 'GET', url });
const makeRental = (of: Customer = owner): Promise<Reservation> =>
  makeReservation(app.database, {
    customer: of,
    status: ReservationStatus.ACCEPTED,
    total: '900.00',
    advance: '0.00',
    acceptedAt: new Date(),
  });
const contractOf = ({ number }: Reservation, token: string) =>
  offered(`{ rentalContract(number: "${number}") { ${FIELDS} } }`, token);
const cells = async (bytes: Buffer): Promise<string[]> =>
  ((await readSheet(bytes))?.getColumn(1).values ?? []).slice(2).map(String);
/** Keeps both lanes of the queue busy; returns a function that stops it. */
function keepDeskBusy(): () => Promise<void> {
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const made = [PDF_MEDIA_TYPE, 'text/csv'].map((mediaType) => {
    const make = () => stopped.then(() => Buffer.alloc(0));
    return app.services.documents.make({ fileName: 'x', mediaType, make }, { account: `busy with ${mediaType}` });
  });
  return async () => {
    stop();
    await Promise.all(made);
  };
}

test('every query that offers a file has a source, and every source a query', () => {
  const schema = createSchema({ get: () => ({}) }, { subscribe: () => ({}) as never });
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const giving = queries.filter(({ type }) => getNamedType(type).name === 'ExportedFile').map(({ name }) => name);
  // Give something that has a file.
  const having = ['amendmentSlot', 'signatureSlot'];
  expect(Object.keys(exportSources(app.services)).sort()).toEqual([...giving, ...having].sort());
});

describe('the address of a file', () => {
  it('returns the file without any header, and nothing is made before that', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Dacia Adresse' });
    const query = `query ($search: VehicleSearch) { vehiclesExport(search: $search) { ${FIELDS} } }`;
    const making = vi.spyOn(app.services.documents, 'make');
    const file = await offered(query, staffToken, { search: { text: 'adresse' } });
    expect(making).not.toHaveBeenCalled();
    expect(Math.round((new Date(file.expiresAt).getTime() - Date.now()) / 60_000)).toBe(5);
    const reply = await fetched(file.url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': file.mediaType,
      'content-disposition': `attachment; filename="${file.fileName}"`,
      'cache-control': 'private, no-store',
      'content-length': String(reply.rawPayload.length),
    });
    expect(making).toHaveBeenCalledOnce();
    making.mockRestore();
    expect(await cells(reply.rawPayload)).toContain(vehicle.name);
  });

  it('contains the whole filter, including instants', async () => {
    const [early, late] = await Promise.all([
      makeReservation(app.database, { startsAt: new Date('2031-01-01T10:00Z'), endsAt: new Date('2031-01-03T10:00Z') }),
      makeReservation(app.database, { startsAt: new Date('2031-02-01T10:00Z'), endsAt: new Date('2031-02-03T10:00Z') }),
    ]);
    const query = `query ($filter: ReservationFilter, $search: ReservationSearch) { reservationsExport(filter: $filter, search: $search) { ${FIELDS} } }`;
    const numbers = async (startsFrom: string) => {
      const { url } = await offered(query, staffToken, { filter: { startsFrom } });
      return cells((await fetched(url)).rawPayload);
    };
    expect(await numbers('2031-01-01T10:00:00Z')).toEqual(expect.arrayContaining([early.number, late.number]));
    expect(await numbers('2031-01-15T00:00:00Z')).toEqual([late.number]);
    const long = { search: { field: 'NAME', text: 'x'.repeat(8_000) } };
    const { errors } = await app.graphql(query, long, staffToken);
    expect(errors?.[0]?.extensions.code).toBe('EXPORT.FILTER_TOO_LARGE');
  });

  it('opens documents in the browser', async () => {
    const rental = await makeRental();
    const reply = await fetched((await contractOf(rental, ownerToken)).url);
    expect(reply.headers['content-disposition']).toBe(`inline; filename="contrat-${rental.number}.pdf"`);
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is refused once it has expired or was changed', async () => {
    const { url } = await contractOf(await makeRental(), staffToken);
    const middle = Math.floor(url.length / 2);
    const changed = `${url.slice(0, middle)}${url[middle] === 'A' ? 'B' : 'A'}${url.slice(middle + 1)}`;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TICKET_MS + 1_000 });
    for (const wrong of [url, changed, `${url}x/y`, '/exports/', '/exports/AAAA', '/exports/%2e%2e']) {
      const reply = await fetched(wrong);
      expect([wrong, reply.statusCode]).toEqual([wrong, 404]);
    }
    vi.useRealTimers();
    expect((await fetched(changed)).statusCode).toBe(404);
    expect((await fetched(url)).statusCode).toBe(200);
  });

  it('of another installation is refused', async () => {
    const other = await startTestApp({ database: app.database });
    const reply = await other.inject({ method: 'GET', url: (await contractOf(await makeRental(), staffToken)).url });
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { message: "Ce lien n'est plus valable : demandez à nouveau le fichier." },
    ]);
    await other.close();
  });
});

describe('permissions are checked when the file is fetched', () => {
  it('for a session that has ended or an account that was blocked', async () => {
    const rental = await makeRental();
    const token = await app.tokenFor(owner);
    const { url } = await contractOf(rental, token);
    await app.graphql('mutation { logout }', {}, token);
    expect((await fetched(url)).statusCode).toBe(401);
    const blocked = await makeCustomer(app.database);
    const theirs = await contractOf(await makeRental(blocked), await app.tokenFor(blocked));
    await app.database.orm.em.fork().execute("update customer set status = 'BLOCKED' where id = ?", [blocked.id]);
    expect((await fetched(theirs.url)).statusCode).toBe(401);
  });

  it("for a rental that is no longer the caller's", async () => {
    const rental = await makeRental();
    const { url } = await contractOf(rental, ownerToken);
    const { id } = await makeCustomer(app.database);
    await app.database.orm.em.fork().execute('update reservation set customer_id = ? where id = ?', [id, rental.id]);
    expect((await fetched(url)).statusCode).toBe(404);
    const foreign = `{ rentalContract(number: "${rental.number}") { url } }`;
    expect((await app.graphql(foreign, {}, ownerToken)).errors?.[0]?.extensions.code).toBe('RESERVATION.NOT_FOUND');
  });

  it('for an Admin who lost that role', async () => {
    const former = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const { url } = await offered(
      `{ reportExport(report: REVENUE, period: { from: "2026-01-01", to: "2026-01-31" }) { ${FIELDS} } }`,
      await app.tokenFor(former),
    );
    expect((await fetched(url)).statusCode).toBe(200);
    await app.database.orm.em.fork().execute("update employee set role = 'EMPLOYEE' where id = ?", [former.id]);
    expect((await fetched(url)).statusCode).toBe(403);
  });

  it('for a key that was revoked, lost the area, or whose Admin is gone', async () => {
    const maker = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const em = app.database.orm.em.fork();
    const addressFor = async () => {
      const key = await app.keyFor(maker, 'READ', ['CUSTOMERS']);
      const { url } = await offered(`{ customersExport { ${FIELDS} } }`, key);
      expect((await fetched(url)).statusCode).toBe(200);
      return url;
    };
    const [narrowed, ended, suspended] = [await addressFor(), await addressFor(), await addressFor()];
    const keys = await em.execute<{ id: number }[]>('select id from api_key where created_by_id = ? order by id', [
      maker.id,
    ]);
    await em.execute("update api_key set customers = null, fleet = 'READ' where id = ?", [keys[0]?.id]);
    expect((await fetched(narrowed)).statusCode).toBe(403);
    await em.execute('update api_key set revoked_at = now() where id = ?', [keys[1]?.id]);
    expect((await fetched(ended)).statusCode).toBe(401);
    await em.execute("update employee set status = 'INACTIVE' where id = ?", [maker.id]);
    expect((await fetched(suspended)).statusCode).toBe(401);
  });
});

describe('costly files', () => {
  it('forty requests of one account: a few are served, the rest refused for now, and other accounts are not delayed', async () => {
    const rental = await makeRental();
    const path = `/admin/getContratDownload/${rental.number}`;
    const other = await app.tokenFor(await makeEmployee(app.database));
    const many = Promise.all(Array.from({ length: 40 }, () => app.rest('GET', path, undefined, staffToken)));
    const [own, replies] = await Promise.all([app.rest('GET', path, undefined, other), many]);
    expect(own.statusCode).toBe(200);
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40 - refused.length);
    expect(refused.length).toBeGreaterThan(20);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ message: expect.stringContaining('déjà en préparation') });
  });

  it('are refused with a retry time once too many wait', async () => {
    const rental = await makeRental();
    const { url } = await contractOf(rental, ownerToken);
    const stop = keepDeskBusy();
    const waiting = Array.from({ length: WAITING_IN_ALL }, (_, index) =>
      app.services.documents.make(
        { fileName: 'x', mediaType: PDF_MEDIA_TYPE, make: () => Promise.resolve(Buffer.alloc(0)) },
        { account: `waiting ${index}` },
      ),
    );
    for (const reply of [
      await app.rest('GET', `/admin/getContratDownload/${rental.number}`, undefined, staffToken),
      await fetched(url),
    ]) {
      expect(reply.statusCode).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    await stop();
    await Promise.all(waiting);
    expect((await fetched(url)).statusCode).toBe(200);
  });

  it('are not made for callers who have left', async () => {
    const address = await app.listen();
    const rental = await makeRental();
    const stop = keepDeskBusy();
    const leaving = new AbortController();
    const { signal } = leaving;
    const asked = [
      fetch(`${address}${(await contractOf(rental, ownerToken)).url}`, { signal }),
      fetch(`${address}/api/admin/getContratDownload/${rental.number}`, {
        headers: { authorization: `Bearer ${staffToken}` },
        signal,
      }),
    ].map((reply) => reply.catch(() => undefined));
    await until(() => Promise.resolve(app.services.documents.length === asked.length));
    leaving.abort();
    await until(() => Promise.resolve(app.services.documents.length === 0));
    await Promise.all(asked);
    await stop();
  });
});
