import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { LoginStep } from './LoginStep';

const codes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-N${n}QR`);
const begun = {
  __typename: 'SecondFactorEnrolment',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/x?secret=GEZDGNBV',
  enrolment: 'sealed',
} as const;

const made = (token: string) => ({
  __typename: 'AuthPayload',
  token,
  me: { __typename: 'Me', customer: null, employee: { __typename: 'Employee', id: '2' } },
});

test('a login continues with a code, and returns to the password if it took too long', async () => {
  const onLogin = jest.fn();
  const onRestart = jest.fn();
  server.use(
    api.mutation('LoginWithSecondFactor', () => HttpResponse.json({ data: { loginWithSecondFactor: made('t-2') } })),
  );
  const { user } = renderAt(
    '/loginAdmin',
    <LoginStep kind="code" challenge="c" onLogin={onLogin} onRestart={onRestart} />,
  );
  const code = screen.getByLabelText(/^Code à 6 chiffres/);
  expect(code).toHaveFocus();
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith(made('t-2')));
  server.use(
    api.mutation('LoginWithSecondFactor', () =>
      refusal('x', 'AUTH.CHALLENGE_EXPIRED', { fields: { challenge: ['La connexion a pris trop de temps.'] } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(onRestart).toHaveBeenCalledWith('La connexion a pris trop de temps.'));
});

test('a login that must set it up continues once the recovery codes were seen', async () => {
  const onLogin = jest.fn();
  server.use(
    api.mutation('StartRequiredSecondFactor', () => HttpResponse.json({ data: { startRequiredSecondFactor: begun } })),
    api.mutation('ConfirmRequiredSecondFactor', () =>
      HttpResponse.json({
        data: {
          confirmRequiredSecondFactor: {
            __typename: 'RequiredEnrolmentPayload',
            recoveryCodes: codes,
            login: made('t-3'),
          },
        },
      }),
    ),
  );
  const { user } = renderAt(
    '/loginAdmin',
    <LoginStep kind="enrolment" challenge="c" onLogin={onLogin} onRestart={jest.fn()} />,
  );
  await user.type(await screen.findByLabelText(/^Code à 6 chiffres/), '123456');
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByRole('list', { name: 'Codes de secours' })).toBeInTheDocument();
  expect(onLogin).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(onLogin).toHaveBeenCalledWith(made('t-3'));
});
