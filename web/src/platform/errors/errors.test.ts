import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readProblem } from './errors';

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
