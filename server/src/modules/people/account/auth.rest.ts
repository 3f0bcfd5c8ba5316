import { type Answer, bareText, dataOf, json, MESSAGE, oneOfAnswers } from '../../../api/rest/answers.js';
import { group, type RestCall, type RestRoute, route } from '../../../api/rest/route.js';
import { refusalWith } from '../../../api/rest/refusals.js';
import { SENT_PASSWORD } from '../../../api/rest/wire-fields.js';
import {
  either,
  exactly,
  form,
  integer,
  object,
  required,
  type SentFields,
  text,
  textUpTo,
} from '../../../api/rest/wire-schema.js';
import { MAX_TYPED_MAIL } from '../../../kernel/field-rules.js';
import { UnauthenticatedError } from '../../../kernel/domain-error.js';
import {
  CUSTOMER_ACCOUNT,
  customerToWire,
  EMPLOYEE_ACCOUNT,
  employeeToWire,
  PROFILE,
  profileToWire,
} from './account.wire.js';
import { CustomerBlockedError } from './auth.errors.js';
import { type Credentials, parseCredentials } from './auth.commands.js';
import type { AuthService, Login } from './auth.service.js';

const LOGIN = { email: required(textUpTo(MAX_TYPED_MAIL)), password: required(SENT_PASSWORD) } as const;
const CREDENTIALS = form(LOGIN);
const STAFF_CREDENTIALS = form({
  ...LOGIN,
  code: either(text({ description: 'Code of the second factor, or a recovery code.' }), integer()),
});

const LOGGED_OUT = { message: 'Vous êtes déconnecté.' } as const;

const TOKEN: Answer<string> = {
  ...bareText('The token, to be sent as `Authorization: Bearer …` from then on.'),
  headers: {
    'Set-Cookie': {
      description: 'The secret by which the device is recognised at its next login.',
      schema: { type: 'string' },
    },
  },
};

/** The password is right but a code is missing: GraphQL continues with the challenge, these calls send `code` with the password. */
const SECOND_FACTOR_LACKS = refusalWith(422, {
  challenge: text({ description: 'The challenge for `loginWithSecondFactor` of GraphQL.' }),
  challengeExpiresAt: text({ format: 'date-time' }),
});

/** Declares the REST calls that log in and return the logged-in account (docs/rules/rest-calls.md#logins). */
export function authRoutes({ auth }: { readonly auth: AuthService }): RestRoute[] {
  return group('Logins', [
    route({
      method: 'POST',
      path: '/login',
      access: 'ANYONE',
      ignoresDeadToken: true,
      summary: 'Logs a member of staff in',
      description: 'With a second factor, `code` is sent too. `device_name` is ignored.',
      body: STAFF_CREDENTIALS,
      answer: TOKEN,
      refusals: [429],
      otherAnswers: { 422: SECOND_FACTOR_LACKS },
      handle: async (call) => {
        const code = codeFromWire(call.body['code']);
        return bareToken(call, await auth.loginEmployee(credentials(call.body), call.origin, code));
      },
    }),
    route({
      method: 'POST',
      path: '/loginClient',
      access: 'ANYONE',
      ignoresDeadToken: true,
      summary: 'Logs a customer in',
      description: 'A blocked customer is told so, but only with the right password.',
      body: CREDENTIALS,
      answer: oneOfAnswers(TOKEN, json(dataOf(exactly('bloque')), 'The account is blocked.')),
      refusals: [429],
      handle: async (call) => {
        try {
          return bareToken(call, await auth.loginCustomer(credentials(call.body), call.origin));
        } catch (error) {
          if (error instanceof CustomerBlockedError) return { data: 'bloque' } as const;
          throw error;
        }
      },
    }),
    route({
      method: 'POST',
      path: '/logout',
      access: 'STAFF',
      afterEndedLogin: LOGGED_OUT,
      summary: 'Ends the session of a member of staff',
      answer: json(MESSAGE),
      handle: (call) => logout(auth, call),
    }),
    route({
      method: 'POST',
      path: '/logoutClient',
      access: 'CUSTOMER',
      afterEndedLogin: LOGGED_OUT,
      summary: 'Ends the session of a customer',
      answer: json(MESSAGE),
      handle: (call) => logout(auth, call),
    }),
    route({
      method: 'GET',
      path: '/user',
      access: 'ACCOUNT',
      summary: 'Returns the logged-in member of staff with their profile',
      description: 'Returns an empty object to a customer, so that a staff page can tell and redirect.',
      answer: json(either(PROFILE, object({}))),
      handle: async ({ actor }) => {
        const { employee } = await auth.me(actor);
        return employee ? profileToWire(employee) : {};
      },
    }),
    route({
      method: 'GET',
      path: '/employe',
      access: 'STAFF',
      summary: 'Returns the logged-in member of staff',
      answer: json(EMPLOYEE_ACCOUNT),
      handle: async ({ actor }) => {
        const { employee } = await auth.me(actor);
        if (!employee) throw new UnauthenticatedError();
        return employeeToWire(employee);
      },
    }),
    route({
      method: 'GET',
      path: '/client',
      access: 'CUSTOMER',
      summary: 'Returns the logged-in customer',
      answer: json(CUSTOMER_ACCOUNT),
      handle: async ({ actor }) => {
        const { customer } = await auth.me(actor);
        if (!customer) throw new UnauthenticatedError();
        return customerToWire(customer);
      },
    }),
  ]);
}

/** `device_name` is sent too and ignored. */
function credentials(body: SentFields<typeof CREDENTIALS>): Credentials {
  return parseCredentials({ email: body['email'], password: body['password'] });
}

/** Reads a code; undefined if none was sent. Anything but text becomes a text that is not a code, so that it is refused. */
function codeFromWire(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

function bareToken({ reply, keepDevice }: RestCall, { token, deviceToken }: Login<unknown>): string {
  keepDevice(deviceToken);
  void reply.type('text/plain; charset=utf-8');
  return token;
}

async function logout(auth: AuthService, { actor }: RestCall): Promise<{ message: string }> {
  await auth.logout(actor);
  return LOGGED_OUT;
}
