import type { RestCall, RestRoute } from '../../../api/rest/router.js';
import { data } from '../../../api/rest/router.js';
import { UnauthenticatedError } from '../../../kernel/domain-error.js';
import { customerToWire } from './account.wire.js';
import { employeeToWire, profileToWire } from './account.wire.js';
import { CustomerBlockedError } from './auth.errors.js';
import type { LoginInput } from './auth.input.js';
import type { AuthService, Login } from './auth.service.js';

/** Gives the REST calls that log in and tell who is logged in (docs/rules/rest-calls.md#logins). */
export function authRoutes({ auth }: { readonly auth: AuthService }): RestRoute[] {
  return [
    {
      method: 'POST',
      path: '/login',
      access: 'ANYONE',
      // With a second factor, `code` is sent too.
      handle: async (call) =>
        bareToken(call, await auth.loginEmployee(credentials(call), call.origin, call.body['code'])),
    },
    {
      method: 'POST',
      path: '/loginClient',
      access: 'ANYONE',
      handle: async (call) => {
        try {
          return bareToken(call, await auth.loginCustomer(credentials(call), call.origin));
        } catch (error) {
          if (error instanceof CustomerBlockedError) return data('bloque');
          throw error;
        }
      },
    },
    { method: 'POST', path: '/logout', access: 'STAFF', handle: (call) => logout(auth, call) },
    { method: 'POST', path: '/logoutClient', access: 'CUSTOMER', handle: (call) => logout(auth, call) },
    {
      method: 'GET',
      path: '/user',
      // A customer's token is answered with an empty object; only a visitor is refused.
      access: 'ANYONE',
      handle: async ({ actor }) => {
        if (actor.kind === 'visitor') throw new UnauthenticatedError();
        const { employee } = await auth.me(actor);
        return employee ? profileToWire(employee) : {};
      },
    },
    {
      method: 'GET',
      path: '/employe',
      access: 'STAFF',
      handle: async ({ actor }) => {
        const { employee } = await auth.me(actor);
        return employee ? employeeToWire(employee) : {};
      },
    },
    {
      method: 'GET',
      path: '/client',
      access: 'CUSTOMER',
      handle: async ({ actor }) => {
        const { customer } = await auth.me(actor);
        return customer ? customerToWire(customer) : {};
      },
    },
  ];
}

/** `device_name` is sent too and means nothing here. The service checks what the fields really are. */
function credentials({ body }: RestCall): LoginInput {
  return { email: body['email'], password: body['password'] } as LoginInput;
}

function bareToken({ reply, keepDevice }: RestCall, { token, deviceToken }: Login<unknown>): string {
  keepDevice(deviceToken);
  void reply.type('text/plain; charset=utf-8');
  return token;
}

async function logout(auth: AuthService, { actor }: RestCall): Promise<{ message: string }> {
  await auth.logout(actor);
  return { message: 'Vous êtes déconnecté.' };
}
