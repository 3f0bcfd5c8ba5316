import type { FastifyRequest } from 'fastify';
import { describeError, describeRequest } from './logging.js';

describe('what the log says of an error', () => {
  it('names neither the values of a statement nor addresses and numbers', () => {
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

describe('what the log says of a request', () => {
  const path = (url: string, route?: string) =>
    describeRequest({ method: 'GET', url, routeOptions: { url: route } } as unknown as FastifyRequest).path;

  it('keeps the route, or the first step of an address without one', () => {
    expect(path('/api/reservation/ABCDE%20FGHJK/', '/api/reservation/:num')).toBe('/api/reservation/:num');
    expect(path('/api/reservation/x/ABCDE-FGHJK')).toBe('/api');
    expect(path('/parcAuto?nom=Amina')).toBe('/parcAuto');
    expect(path('/')).toBe('/');
  });
});
