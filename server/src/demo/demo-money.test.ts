import { makeEmployee } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { addMoney, type Money, subtractMoney } from '../kernel/money.js';
import { agencyDay } from '../kernel/time.js';
import { EmployeeRole } from '../modules/people/account/employee.entity.js';
import { seedDemo } from './seed.js';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  const { orm } = app.database;
  const render = (svg: string): Promise<Buffer> => Promise.resolve(Buffer.from(svg));
  await seedDemo({ orm, files: app.services.files, log: () => undefined, render });
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
}, 120_000);
afterAll(() => app.close());

const rows = <Row>(sql: string, params: unknown[] = []): Promise<Row[]> =>
  app.database.orm.em.fork().execute<Row[]>(sql, params);
const one = async (sql: string, params: unknown[] = []): Promise<Money> =>
  (await rows<{ sum: Money }>(sql, params))[0]?.sum ?? '';

async function ask<Data>(query: string, variables = {}): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(query, variables, admin);
  expect(errors).toBeUndefined();
  return data as Data;
}

describe('the figures of the demo agency', () => {
  it('agree with the ledger: what a rental shows as paid is the sum of its entries', async () => {
    expect(
      await rows(`select r.id from reservation r left join payment p on p.reservation_id = r.id
        group by r.id having coalesce(r.advance, 0) <> coalesce(sum(p.amount), 0)`),
    ).toEqual([]);
    const [{ count } = { count: '0' }] = await rows<{ count: string }>('select count(*) from payment');
    expect(Number(count)).toBeGreaterThan(300);
  });

  it('agree with each other: the months of the dashboard, the days of the statistics and the rentals', async () => {
    const { monthFigures } = await ask<{
      monthFigures: { recentMonths: { from: string; revenue: Money; rentalCount: number }[] };
    }>('{ monthFigures { recentMonths { from revenue rentalCount } } }');
    for (const { from, revenue, rentalCount } of monthFigures.recentMonths) {
      const [year = 0, month = 0] = from.split('-').map(Number);
      const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
      const period = { from, to };
      const days = await ask<{ revenuePerDay: { days: { amount: Money }[] }; rentalsPerDay: { count: number }[] }>(
        `query ($period: DaySpanInput) {
          revenuePerDay(period: $period) { days { amount } } rentalsPerDay(period: $period) { count } }`,
        { period },
      );
      expect(addMoney(...days.revenuePerDay.days.map(({ amount }) => amount))).toBe(revenue);
      expect(days.rentalsPerDay.reduce((sum, { count }) => sum + count, 0)).toBe(rentalCount);
    }
  });

  it('agree with what is paid and what is left of the rentals', async () => {
    const total = await one("select sum(total)::text as sum from reservation where status = 'ACCEPTED'");
    const paid = await one(
      "select sum(p.amount)::text as sum from payment p join reservation r on r.id = p.reservation_id where r.status = 'ACCEPTED'",
    );
    const shown: Money[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { reservations } = await ask<{
        reservations: { pageCount: number; items: { total: Money; advance: Money; balance: Money }[] };
      }>(
        `query ($page: PageInput) { reservations(filter: { statuses: [ACCEPTED] }, page: $page) {
          pageCount items { total advance balance } } }`,
        { page: { page, size: 100 } },
      );
      pages = reservations.pageCount;
      shown.push(...reservations.items.map(({ balance }) => balance));
    }
    expect(addMoney(...shown)).toBe(subtractMoney(total, paid));
  });

  it('leave deposits out: what is held is the sum of entries of its own, and in none of these figures', async () => {
    expect(
      await rows(`select r.id from reservation r left join deposit_entry d on d.reservation_id = r.id
        group by r.id having r.deposit_held <> coalesce(sum(d.amount), 0)`),
    ).toEqual([]);
    const figures = () =>
      ask('{ monthFigures { revenue recentMonths { revenue } } revenuePerDay { sum } fleetReport { revenue profit } }');
    const before = await figures();
    interface Held {
      readonly number: string;
      readonly version: number;
      readonly depositEntries: readonly { readonly method: string }[];
    }
    const { reservations } = await ask<{ reservations: { items: [Held] } }>(
      '{ reservations(filter: { deposit: TO_RETURN }) { items { number version depositEntries { method } } } }',
    );
    // Which rental comes first, and how its deposit was left, depends on the time of day.
    const [{ depositEntries, ...rental }] = reservations.items;
    const input = { ...rental, amount: '100.00', method: depositEntries[0]?.method };
    await ask('mutation ($input: ReturnDepositInput!) { returnDeposit(input: $input) { balance } }', { input });
    expect(await figures()).toEqual(before);
  });

  it('count each cash entry in one till at most, and close every till with what it should hold', async () => {
    expect(
      await rows(`select t.id from till t left join till_entry e on e.till_id = t.id where t.closed_at is not null
        group by t.id having t.closing_amount <> t.opening_amount + coalesce(sum(e.amount), 0)`),
    ).toEqual([]);
    expect(
      await rows(`select e.id from till_entry e join till t on t.id = e.till_id
        where e.created_at < t.opened_at or e.created_at > t.closed_at`),
    ).toEqual([]);
    const [{ count } = { count: '0' }] = await rows<{ count: string }>('select count(*) from till');
    expect(Number(count)).toBeGreaterThan(3);
    expect(
      await rows(`select e.id from till_entry e left join payment p on p.id = e.payment_id
        left join deposit_entry d on d.id = e.deposit_entry_id
        where e.kind in ('PAYMENT', 'DEPOSIT') and e.amount <> coalesce(p.amount, d.amount)`),
    ).toEqual([]);
  });

  it('agree with the reports of the days, to the centime: payments, deposits and cash movements', async () => {
    const entries = await rows<{ created_at: Date }>(
      'select created_at from payment union select created_at from deposit_entry union select created_at from till_entry',
    );
    const days = [...new Set(entries.map(({ created_at }) => agencyDay(new Date(created_at))))];
    const columns = ['payments', 'refunds', 'stampDuties', 'deposits', 'movements', 'total', 'outsideTill'] as const;
    const sums = Object.fromEntries(columns.map((column) => [column, '0.00'])) as Record<string, Money>;
    for (const day of days) {
      const { cashReport } = await ask<{ cashReport: { total: Money; rows: Record<string, Money>[] } }>(
        'query ($day: LocalDate!) { cashReport(day: $day) { total rows { payments refunds stampDuties deposits movements total outsideTill } } }',
        { day },
      );
      for (const column of columns)
        sums[column] = addMoney(sums[column] ?? '0', ...cashReport.rows.map((row) => row[column] ?? '0'));
      expect(cashReport.total).toBe(addMoney(...cashReport.rows.map(({ total }) => total ?? '0')));
    }
    expect(addMoney(sums['payments'] ?? '0', sums['refunds'] ?? '0')).toBe(
      await one('select sum(amount)::text as sum from payment'),
    );
    // What is in no till and what the tills took add up to all cash.
    const outside = await one(`select coalesce(sum(x.amount), 0)::numeric(12,2)::text as sum from (
      select p.amount + coalesce(p.stamp_duty, 0) as amount from payment p
        where p.method = 'CASH' and not exists (select 1 from till_entry e where e.payment_id = p.id)
      union all select d.amount from deposit_entry d
        where d.method = 'CASH' and not exists (select 1 from till_entry e where e.deposit_entry_id = d.id)) x`);
    expect(sums['outsideTill']).toBe(outside);
    expect(sums['refunds']).toBe(
      await one("select coalesce(sum(amount), 0)::numeric(12,2)::text as sum from payment where kind = 'REFUND'"),
    );
    expect(sums['deposits']).toBe(
      await one(`select sum(amount)::text as sum from deposit_entry where method is not null or payment_id is not null
        or corrects_id in (select id from deposit_entry where payment_id is not null)`),
    );
    expect(sums['movements']).toBe(
      await one("select sum(amount)::text as sum from till_entry where kind in ('EXPENSE', 'BANK')"),
    );
  }, 60_000);

  it('have charges of returns that wait for a decision, each counted on its rental', async () => {
    const [{ count } = { count: '0' }] = await rows<{ count: string }>('select count(*) from return_charge');
    expect(Number(count)).toBeGreaterThan(0);
    expect(
      await rows(`select r.id from reservation r left join return_charge c on c.reservation_id = r.id and c.status = 'PROPOSED'
        group by r.id having r.open_charges <> count(c.id)`),
    ).toEqual([]);
  });

  it('number the receipts without a gap by agency and year', async () => {
    expect(
      await rows(`select agency_id, receipt_year from payment where receipt_number is not null
        group by agency_id, receipt_year having max(receipt_sequence) <> count(*) or min(receipt_sequence) <> 1`),
    ).toEqual([]);
    expect(
      await rows("select id from payment where agency_id is null or (kind <> 'CORRECTION' and receipt_number is null)"),
    ).toEqual([]);
  });
});
