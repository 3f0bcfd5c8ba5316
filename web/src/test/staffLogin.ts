import { HttpResponse } from 'msw';
import { api } from './server';

/** Returns the handler that answers the query `Me` with whoever is logged in at the time. */
export const login = (person: () => { employee: object } | { customer: object }) =>
  api.query('Me', () =>
    HttpResponse.json({ data: { me: { __typename: 'Me', customer: null, employee: null, ...person() } } }),
  );

/** Returns the handler that answers the query `Me` with a logged-in member of staff; `employee` replaces some of the fields. */
export const staffLogin = (role: 'ADMIN' | 'EMPLOYEE', employee: object = {}) =>
  login(() => ({
    employee: {
      ...{ __typename: 'Employee', id: '1', firstName: 'A', lastName: 'B', email: 'a@b.ma', role },
      ...{ phone: null, title: 'MR', secondFactor: false, ...employee },
    },
  }));
