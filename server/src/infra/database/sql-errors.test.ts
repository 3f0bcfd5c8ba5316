import { openTcpProxy } from '../../../test/tcp-proxy.js';
import { newServerDatabase } from '../../../test/test-database.js';
import { MailError } from '../mail/mailer.js';
import { endSilentConnections, openOrm } from './orm.js';
import { isDatabaseAway, isTaken, ServiceUnavailableError } from './sql-errors.js';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('a database that is away', () => {
  it.each([
    coded('ECONNREFUSED'),
    Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
    coded('57P01', 'terminating connection due to administrator command'),
    coded('57P03', 'the database system is starting up'),
    coded('08006'),
    coded('53300', 'sorry, too many clients already'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('insert failed', { cause: coded('ECONNRESET') }),
  ])('is told from %s', (error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    undefined,
    new Error('x is not a function'),
    coded('23P01'),
    coded('42601', 'syntax error'),
    coded('EACCES'),
    new MailError(coded('ECONNREFUSED')),
    new ServiceUnavailableError(),
  ])('is not told from %s', (error) => expect(isDatabaseAway(error)).toBe(false));

  it('is no vehicle that is taken', () => expect(isTaken(coded('57P01'))).toBe(false));
});

// The embedded database has no network.
if (process.env['TEST_DATABASE_URL'])
  it('a statement that the network has swallowed is refused, and the next one served when the network is back', async () => {
    const database = await newServerDatabase();
    const network = await openTcpProxy(database.url);
    const orm = await openOrm({ url: network.url });
    try {
      await endSilentConnections(orm, 200);
      const ask = (): Promise<unknown> => orm.em.fork().execute('select 1 as one');
      await ask();
      network.silence();
      expect(isDatabaseAway(await ask().catch((error: unknown) => error))).toBe(true);
      network.mend();
      expect(await ask()).toEqual([{ one: 1 }]);
    } finally {
      network.close();
      await orm.close(true);
      await database.drop();
    }
  });
