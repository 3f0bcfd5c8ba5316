import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AccountType } from '../../platform/session/session';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

const mutationOf = { admin: 'LoginEmployee', client: 'LoginCustomer' } as const;

const Page = ({ type }: { type: AccountType }) => (
  <LoginForm type={type} onLoggedIn={useAfterLogin(type === 'admin' ? '/dashboard' : '/dashboardClient')} />
);

const logIn = async (type: AccountType, address = '/login') => {
  const rendered = renderAt(address, <Page type={type} />);
  await rendered.user.type(screen.getByLabelText(/Email/), 'salma@demo.ma');
  await rendered.user.type(screen.getByLabelText(/^Mot de passe/), 'demo1234');
  await rendered.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return rendered;
};

const people = {
  admin: { __typename: 'Me', customer: null, employee: { __typename: 'Employee', id: '2' } },
  client: { __typename: 'Me', customer: { __typename: 'Customer', id: '7' }, employee: null },
} as const;

const accept = (type: AccountType) => {
  const field = type === 'admin' ? 'loginEmployee' : 'loginCustomer';
  server.use(
    api.mutation(mutationOf[type], () =>
      HttpResponse.json({
        data: { [field]: { __typename: 'AuthPayload', token: 't-1', me: people[type] } },
      }),
    ),
  );
};

test.each([
  ['admin', '/dashboard', 'employee:2'],
  ['client', '/dashboardClient', 'customer:7'],
] as const)('a login as %s stores token, type and account and goes to %s', async (type, home, account) => {
  accept(type);
  const { address } = await logIn(type);
  await waitFor(() => expect(address()).toBe(home));
  expect(localStorage.getItem('token')).toBe('t-1');
  expect(localStorage.getItem('type')).toBe(type);
  expect(localStorage.getItem('account')).toBe(account);
});

test('the redirect of the address is followed only within the site', async () => {
  accept('admin');
  const inside = await logIn('admin', '/login?redirect=%2Flistreservation%3Fetat%3Daccepter');
  await waitFor(() => expect(inside.address()).toBe('/listreservation?etat=accepter'));
  inside.unmount();
  const outside = await logIn('admin', '/login?redirect=%2F%09%2Fevil.example');
  await waitFor(() => expect(outside.address()).toBe('/dashboard'));
});

test('a failing or unreachable server is reported as a connection problem', async () => {
  server.use(api.mutation('LoginEmployee', () => refusal('Une erreur interne', 'INTERNAL_SERVER_ERROR')));
  const first = await logIn('admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Un problème de connexion est survenu');
  first.unmount();
  server.use(api.mutation('LoginEmployee', () => HttpResponse.error()));
  await logIn('admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Un problème de connexion est survenu');
});

test('invalid input shows the first message, keeps the input and focuses the field', async () => {
  server.use(
    api.mutation('LoginCustomer', () =>
      refusal('Données refusées', 'AUTH.BAD_CREDENTIALS', {
        fields: { email: ['Ces identifiants sont inconnus.', 'Autre'] },
      }),
    ),
  );
  await logIn('client');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ces identifiants sont inconnus.');
  const email = screen.getByLabelText(/Email/);
  expect(email).toHaveValue('salma@demo.ma');
  expect(email).toBeInvalid();
  await waitFor(() => expect(email).toHaveFocus());
  expect(localStorage.getItem('token')).toBeNull();
});

test("any other refusal says that an error occurred, with the server's message", async () => {
  server.use(api.mutation('LoginEmployee', () => refusal('Trop de tentatives.', 'TOO_MANY_REQUESTS')));
  await logIn('admin');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Une erreur est survenue');
  expect(alert).toHaveTextContent('Trop de tentatives.');
});

test('a blocked customer sees the dialog and is not logged in', async () => {
  server.use(api.mutation('LoginCustomer', () => refusal('bloqué', 'AUTH.BLOCKED')));
  const { address, user } = await logIn('client');
  expect(await screen.findByRole('dialog', { name: 'Votre compte est bloqué!' })).toHaveTextContent(
    'Veillez-vous contacter l’administrateur',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  expect(address()).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test('nothing is sent while a field is missing', async () => {
  const { user } = renderAt('/login', <Page type="client" />);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(screen.getByText('L’e-mail est obligatoire.')).toBeInTheDocument();
  expect(screen.getByText('Le mot de passe est obligatoire.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/Email/)).toHaveFocus());
});

describe('an account with a second factor', () => {
  const challenge = (code: string) =>
    server.use(
      api.mutation('LoginEmployee', () =>
        refusal('Saisissez le code.', code, { challenge: 'c-1', fields: { code: ['Saisissez le code.'] } }),
      ),
    );

  test('continues with a code, and is logged in only then', async () => {
    challenge('AUTH.SECOND_FACTOR_REQUIRED');
    const sent: unknown[] = [];
    server.use(
      api.mutation('LoginWithSecondFactor', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: { loginWithSecondFactor: { __typename: 'AuthPayload', token: 't-2', me: people.admin } },
        });
      }),
    );
    const { user, address } = await logIn('admin', '/login?redirect=%2Flistreservation');
    const code = await screen.findByRole('textbox', { name: /^Code à 6 chiffres/ });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/listreservation'));
    expect(sent).toEqual([{ challenge: 'c-1', code: '123456' }]);
    expect(localStorage.getItem('token')).toBe('t-2');
    expect(localStorage.getItem('type')).toBe('admin');
  });

  test('stays on the page after a wrong code, and returns to the password with the reason after an expired one', async () => {
    challenge('AUTH.SECOND_FACTOR_REQUIRED');
    let late = false;
    server.use(
      api.mutation('LoginWithSecondFactor', () =>
        late
          ? refusal('x', 'AUTH.CHALLENGE_EXPIRED', { fields: { challenge: ['La connexion a pris trop de temps.'] } })
          : refusal('x', 'AUTH.WRONG_SECOND_FACTOR', { fields: { code: ['Ce code n’est pas valable.'] } }),
      ),
    );
    const { user } = await logIn('admin');
    await user.type(await screen.findByRole('textbox', { name: /^Code à 6 chiffres/ }), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas valable.');
    expect(screen.getByRole('textbox', { name: /^Code à 6 chiffres/ })).toBeInvalid();
    late = true;
    await user.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('La connexion a pris trop de temps.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Email/)).toHaveValue('salma@demo.ma');
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('');
  });

  test('must be set up first if the agency requires it', async () => {
    challenge('AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED');
    server.use(
      api.mutation('StartRequiredSecondFactor', () =>
        HttpResponse.json({
          data: {
            startRequiredSecondFactor: {
              __typename: 'SecondFactorEnrolment',
              secret: 'GEZDGNBVGY3TQOJQ',
              uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ',
              enrolment: 'sealed',
            },
          },
        }),
      ),
    );
    await logIn('admin');
    expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Activez la double authentification' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
