import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { attempt, readProblem } from './errors';

test('shows the sentences of the server with the apostrophes of the pages', () => {
  const fields = { 'driver.email': ["L'e-mail n'est pas valable."] };
  const refused = (extensions: object) =>
    new CombinedGraphQLErrors({ errors: [{ message: "L'adresse n'existe pas.", extensions: { ...extensions } }] });
  expect(readProblem(refused({})).message).toBe('L’adresse n’existe pas.');
  expect(readProblem(refused({ fields }))).toMatchObject({
    message: 'L’e-mail n’est pas valable.',
    fields: { 'driver.email': 'L’e-mail n’est pas valable.' },
  });
});

test('what an earlier attempt saved without an answer has succeeded', async () => {
  const refused = (code: string) =>
    attempt(() => Promise.reject(new CombinedGraphQLErrors({ errors: [{ message: 'Non.', extensions: { code } }] })));
  expect(await refused('ALREADY_DONE')).toBeNull();
  expect(await refused('VALIDATION')).toMatchObject({ code: 'VALIDATION' });
});

test.each([
  'QUERY_TOO_COMPLEX',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
])('shows nobody what %s tells the author of a program', (code) => {
  const told = (extensions: object = {}) =>
    readProblem(
      new CombinedGraphQLErrors({
        errors: [{ message: 'This operation costs 12000.', extensions: { code, ...extensions } }],
      }),
    );
  expect(told()).toMatchObject({ message: 'Une erreur est survenue', code });
  expect(told({ fields: { total: ['Trop grand.'] } }).message).toBe('Trop grand.');
});
