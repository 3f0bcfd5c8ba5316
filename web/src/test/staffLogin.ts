import { HttpResponse } from 'msw';
import { api } from './server';

/** Returns a mock handler for the query `Me`. It calls `person` at each request for the account that is logged in. */
export const login = (person: () => { employee: object } | { customer: object }) =>
  api.query('Me', () =>
    HttpResponse.json({ data: { me: { __typename: 'Me', customer: null, employee: null, ...person() } } }),
  );

/** Returns a mock handler for the query `Me` with an employee logged in; `employee` overrides some of the fields. */
export const staffLogin = (role: 'ADMIN' | 'EMPLOYEE', employee: object = {}) =>
  login(() => ({
    employee: {
      ...{ __typename: 'Employee', id: '1', firstName: 'A', lastName: 'B', email: 'a@b.ma', role },
      ...{ phone: null, title: 'MR', secondFactor: false, ...employee },
    },
  }));
