import type { FastifyRequest } from 'fastify';
import { describeError, describeRequest } from './logging.js';

describe('the log of an error', () => {
  it('contains neither the values of a statement nor addresses and numbers', () => {
    const fault = Object.assign(new Error('rejected: <amina@exemple.ma> for ABCDE-FGHJK'), {
      code: '23505',
      detail: 'Key (email)=(amina@exemple.ma) already exists.',
      query: `insert into customer values ('Amina')`,
      cause: Object.assign(new Error('duplicate key'), { params: ['Amina'] }),
    });
    const said = describeError(fault);
    expect(said).toMatchObject({ type: 'Error', code: '23505', cause: { message: 'duplicate key' } });
    expect(JSON.stringify(said)).not.toMatch(/amina|ABCDE-FGHJK/i);
    expect(describeError('ABCDE-FGHJK is gone')).toEqual({ message: '… is gone' });
  });
});

describe('the message of an error in the log', () => {
  const said = (message: string, code?: string) => (describeError(coded(message, code)) as { message: string }).message;
  const coded = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

  it('omits a value that the database refused', () => {
    expect(said('invalid input syntax for type integer: "Alami"', '22P02')).toBe(
      'invalid input syntax for type integer: "…"',
    );
    expect(said('relation "customer" does not exist', '42P01')).toBe('relation "customer" does not exist');
  });

  it('omits the record that the mapper wrote below its message', () => {
    const fault = new Error(
      "Value for Customer.phone is required, 'undefined' found\nentity: { nationalId: 'AB123456' }",
    );
    expect(JSON.stringify(describeError(fault))).not.toContain('AB123456');
    expect(describeError(fault)).toMatchObject({ stack: expect.stringMatching(/^\s+at /) as string });
  });

  it.each(['K7M2PQ9XRT', 'k7m2pq9xrt', 'ABCDEFGHJK', 'k7m2p-q9xrt'])('omits the number %s', (number) => {
    expect(said(`no contract for ${number}.`)).toBe('no contract for ….');
  });

  it('keeps a word of ten letters', () => expect(said('connection ECONNRESET')).toBe('connection ECONNRESET'));
});

describe('the log of a request', () => {
  const path = (url: string, route?: string) =>
    describeRequest({ method: 'GET', url, routeOptions: { url: route } } as unknown as FastifyRequest).path;

  it('has the route, or the first segment of an unknown path', () => {
    expect(path('/api/reservation/ABCDE%20FGHJK/', '/api/reservation/:num')).toBe('/api/reservation/:num');
    expect(path('/api/reservation/x/ABCDE-FGHJK')).toBe('/api');
    expect(path('/parcAuto?nom=Amina')).toBe('/parcAuto');
    expect(path('/K7M2P-Q9XRT')).toBe('/…');
    expect(path('/amina@exemple.ma')).toBe('/…@…');
    expect(path('/')).toBe('/');
  });
});

it.each([
  [
    new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]),
    'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [{ message: 'terminating connection' }, 'terminating connection'],
  [{ code: 'ECONNRESET' }, 'ECONNRESET'],
  [{}, 'a fault without a message'],
  [new TypeError(), 'TypeError'],
  [undefined, 'undefined'],
])('%o has a message in the log', (error, message) => {
  expect(describeError(error)).toMatchObject({ message });
});
