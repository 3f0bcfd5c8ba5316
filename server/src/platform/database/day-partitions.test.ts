import { makeVehicle } from '../../../test/factories.js';
import { countStatements } from '../../../test/count-statements.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { daysOf, dropDaysBefore, makeDays, PartitionInUseError } from './day-partitions.js';
import type { Database, Em } from './orm.js';

const TABLE = 'vehicle_position';
const AT_ONCE = { attempts: 1, pauseMs: 0 };

let database: Database;
let vehicleId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ id: vehicleId } = await makeVehicle(database));
});
afterAll(() => database.close());
beforeEach(async () => {
  await dropDaysBefore(fork(), TABLE, new Date('2100-01-01'));
});

const fork = (): Em => database.orm.em.fork();

async function keep(at: string, em = fork()): Promise<void> {
  await em.execute(
    `insert into vehicle_position (vehicle_id, recorded_at, latitude, longitude, speed_kph, state) values (?, ?, 33, -7, 0, 'PARKED')`,
    [vehicleId, new Date(at)],
  );
}

async function kept(): Promise<string[]> {
  const rows = await fork().execute<{ recorded_at: string }[]>('select recorded_at from vehicle_position order by 1');
  return rows.map((row) => new Date(row.recorded_at).toISOString());
}

describe('partitions', () => {
  it('hold the rows of their UTC day, past or future, and no others', async () => {
    await makeDays(fork(), TABLE, ['2099-12-31', '1999-02-28']);
    expect(await daysOf(fork(), TABLE)).toEqual(['1999-02-28', '2099-12-31']);
    for (const at of ['1999-02-28T00:00:00.000Z', '1999-02-28T23:59:59.999Z', '2099-12-31T12:00:00.000Z'])
      await keep(at);
    await expect(keep('1999-03-01T00:00:00.000Z')).rejects.toThrow('no partition');
    expect(await kept()).toHaveLength(3);
  });

  it('have the key and the check of the table, and are created once, even by concurrent calls', async () => {
    await Promise.all(Array.from({ length: 6 }, () => makeDays(fork(), TABLE, ['2026-11-18', '2026-11-19'])));
    expect(await daysOf(fork(), TABLE)).toEqual(['2026-11-18', '2026-11-19']);
    await keep('2026-11-18T08:00:00Z');
    await expect(keep('2026-11-18T08:00:00Z')).rejects.toThrow('duplicate key');
    await expect(fork().execute(`update vehicle_position set state = 'LOST'`)).rejects.toThrow('check constraint');
  });

  it('cost one statement if they exist', async () => {
    await makeDays(fork(), TABLE, ['2026-11-18']);
    expect(await countStatements(() => makeDays(fork(), TABLE, ['2026-11-18']))).toBe(1);
  });

  it('are created while others read and write the table', async () => {
    await makeDays(fork(), TABLE, ['2026-11-18']);
    const busy = fork();
    await busy.begin();
    await keep('2026-11-18T08:00:00Z', busy);
    await busy.execute('select * from vehicle_position');
    await makeDays(fork(), TABLE, ['2026-11-19']);
    await keep('2026-11-19T08:00:00Z');
    await busy.commit();
    expect(await kept()).toHaveLength(2);
  });

  it.each(['2026-02-30', '2026-1-1', "2026-01-01'); drop table vehicle; --", ''])('are refused for %j', async (day) => {
    await expect(makeDays(fork(), TABLE, [day])).rejects.toThrow();
    expect(await daysOf(fork(), TABLE)).toEqual([]);
  });
});

describe('dropping', () => {
  const moment = new Date('2026-11-19T23:00:00Z');

  beforeEach(async () => {
    await makeDays(fork(), TABLE, ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']);
    for (const day of [17, 18, 19, 20]) await keep(`2026-11-${day}T08:00:00Z`);
  });

  it('drops the days that are over, and nothing of others', async () => {
    expect(await dropDaysBefore(fork(), TABLE, moment)).toEqual(['2026-11-17', '2026-11-18']);
    expect(await daysOf(fork(), TABLE)).toEqual(['2026-11-19', '2026-11-20']);
    expect(await kept()).toEqual(['2026-11-19T08:00:00.000Z', '2026-11-20T08:00:00.000Z']);
    expect(await dropDaysBefore(fork(), TABLE, moment)).toEqual([]);
  });

  it('takes the same number of statements for any number of rows', async () => {
    const one = await countStatements(() => dropDaysBefore(fork(), TABLE, new Date('2026-11-18')));
    await fork().execute(
      `insert into vehicle_position (vehicle_id, recorded_at, latitude, longitude, speed_kph, state)
       select ?, ?::timestamptz + n * interval '1 second', 33, -7, 0, 'PARKED' from generate_series(1, 10000) n`,
      [vehicleId, new Date('2026-11-18T09:00:00Z')],
    );
    expect(await countStatements(() => dropDaysBefore(fork(), TABLE, new Date('2026-11-19')))).toBe(one);
    expect(await kept()).toHaveLength(2);
  });

  it('is done once when several instances do it, and all succeed', async () => {
    await Promise.all(Array.from({ length: 4 }, () => dropDaysBefore(fork(), TABLE, moment)));
    expect(await daysOf(fork(), TABLE)).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('gives way to a long read: writers go on, and the drop is tried again', async () => {
    const reading = fork();
    await reading.begin();
    await reading.execute('select * from vehicle_position');
    const refused = expect(dropDaysBefore(fork(), TABLE, moment, AT_ONCE)).rejects.toThrow(PartitionInUseError);
    await keep('2026-11-20T09:00:00Z');
    await refused;
    expect(await kept()).toHaveLength(5);
    await reading.commit();
    expect(await dropDaysBefore(fork(), TABLE, moment, AT_ONCE)).toHaveLength(2);
  });
});

it('a query for one day reads only its partition', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  await makeDays(fork(), TABLE, days);
  const plan = await fork().execute<Record<string, string>[]>(
    'explain select * from vehicle_position where vehicle_id = ? and recorded_at >= ? and recorded_at < ? order by recorded_at',
    [vehicleId, new Date('2026-11-17'), new Date('2026-11-18')],
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text.match(/vehicle_position_\d{8}/g)?.every((name) => name === 'vehicle_position_20261117')).toBe(true);
});
