import { MailError } from '../mail/mailer.js';
import { DriverException } from '@mikro-orm/core';
import { cameFrom } from '../../kernel/unreachable.js';
import { openOrm } from './open-orm.js';
import { asRefusal, isDatabaseAway, isTaken, ServiceUnavailableError, storeAway } from './sql-errors.js';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

const ofDriver = (error: Error): Error => {
  cameFrom('database', error);
  return error;
};
const ofFileStore = (error: Error): Error => {
  cameFrom('file store', error);
  return error;
};

describe('an unavailable database', () => {
  it.each([
    ofDriver(coded('ECONNREFUSED')),
    ofDriver(coded('ENOENT')),
    ofDriver(Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNREFUSED' })),
    new DriverException(coded('EPIPE')),
    coded('57P01', 'terminating connection due to administrator command'),
    coded('57P03', 'the database system is starting up'),
    coded('08006'),
    coded('53300', 'sorry, too many clients already'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('insert failed', { cause: ofDriver(coded('ECONNRESET')) }),
  ])('is recognised from %s', (error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    undefined,
    new Error('x is not a function'),
    coded('ECONNRESET', 'aborted'),
    new Error('upload failed', { cause: coded('ECONNRESET') }),
    ofFileStore(coded('ECONNREFUSED')),
    coded('23P01'),
    coded('42601', 'syntax error'),
    coded('EACCES'),
    coded('ENOENT'),
    new MailError(coded('ECONNREFUSED')),
    new ServiceUnavailableError(),
  ])('is not recognised from %s', (error) => expect(isDatabaseAway(error)).toBe(false));

  it('is distinguished from an unavailable file store, which is refused in the same way', () => {
    const error = ofFileStore(coded('ECONNREFUSED'));
    expect(storeAway(error)).toBe('file store');
    expect(asRefusal(error)).toBeInstanceOf(ServiceUnavailableError);
  });

  it('is not reported as a taken vehicle', () => expect(isTaken(coded('57P01'))).toBe(false));
});

it('errors of an unreachable server are marked by the driver, whoever rethrows them', async () => {
  const orm = await openOrm({ url: 'postgres://agency@127.0.0.1:9/agency' });
  const em = orm.em.fork();
  for (const ask of [
    () => em.execute('select 1'),
    () => em.transactional((tx) => tx.execute('select 1')),
    () => em.getKysely<{ settings: { id: number } }>().selectFrom('settings').selectAll().execute(),
  ]) {
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect([(error as { code?: string }).code, isDatabaseAway(error)]).toEqual(['ECONNREFUSED', true]);
  }
  await orm.close(true);
});
