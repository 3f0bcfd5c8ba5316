import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { SecondFactorSection } from './SecondFactorSection';
import { StaffSecuritySection } from './StaffSecuritySection';

const codes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-N${n}QR`);
const begun = {
  __typename: 'SecondFactorEnrolment',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/x?secret=GEZDGNBV',
  enrolment: 'sealed',
} as const;
const off = {
  __typename: 'SecondFactorState' as const,
  on: false,
  since: null as string | null,
  recoveryCodesLeft: 0,
  required: false,
};
const on = { ...off, on: true, since: '2026-11-20T09:05:00.000+00:00', recoveryCodesLeft: 1 };

let state: typeof off;
beforeEach(() => {
  server.use(api.query('MySecondFactor', () => HttpResponse.json({ data: { mySecondFactor: state } })));
});
afterEach(() => notifications.clean());

test('it is switched on with password, key and first code; the recovery codes are shown once', async () => {
  state = off;
  const sent: unknown[] = [];
  server.use(
    api.mutation('StartSecondFactor', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { startSecondFactor: begun } });
    }),
    api.mutation('ConfirmSecondFactor', ({ variables }) => {
      sent.push(variables.input);
      state = on;
      return HttpResponse.json({ data: { confirmSecondFactor: { __typename: 'RecoveryCodes', codes } } });
    }),
  );
  const { user } = renderAt('/profile', <SecondFactorSection />);
  await user.click(await screen.findByRole('button', { name: 'Activer' }));
  await user.click(await screen.findByRole('button', { name: 'Suivant' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le mot de passe est obligatoire.');
  await user.type(screen.getByLabelText(/^Votre mot de passe/), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(await screen.findByRole('img', { name: 'QR code de votre clé' })).toBeInTheDocument();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  const setUp = within(screen.getByRole('dialog', { name: 'Activer la double authentification' }));
  const code = setUp.getByLabelText(/^Code à 6 chiffres/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.type(code, '123');
  await user.click(setUp.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le code compte 6 chiffres.');
  await user.type(code, '456');
  await user.click(setUp.getByRole('button', { name: 'Activer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vos codes de secours' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
  await user.click(within(dialog).getByRole('button', { name: 'Je les ai gardés' }));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
  expect(await screen.findByText('Activée')).toBeInTheDocument();
  expect(sent).toEqual([{ password: 'demo1234' }, { enrolment: 'sealed', code: '123456' }]);
});

test('it is switched off with password and code; a wrong code is shown at its field', async () => {
  state = on;
  server.use(
    api.mutation('DisableSecondFactor', () =>
      refusal('x', 'AUTH.WRONG_SECOND_FACTOR', { fields: { code: ['Ce code n’est pas valable.'] } }),
    ),
  );
  const { user } = renderAt('/profile', <SecondFactorSection />);
  expect(await screen.findByText(/Il reste 1 code de secours\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Désactiver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Désactiver la double authentification' });
  await user.type(within(dialog).getByLabelText(/^Votre mot de passe/), 'demo1234');
  await user.click(within(dialog).getByRole('button', { name: 'Utiliser un code de secours' }));
  await user.type(within(dialog).getByLabelText(/^Code de secours/), 'ABCD-EFGH-JKLM-NPQR');
  await user.click(within(dialog).getByRole('button', { name: 'Désactiver' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ce code n’est pas valable.');
  expect(within(dialog).getByLabelText(/^Code de secours/)).toBeInvalid();
});

test('where the agency requires it, it cannot be switched off', async () => {
  state = { ...on, required: true };
  renderAt('/profile', <SecondFactorSection />);
  expect(await screen.findByText(/L’agence l’exige de tout le personnel\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Désactiver' })).not.toBeInTheDocument();
});

test('an Admin requires it after a confirmation, and must have it first', async () => {
  const security = { __typename: 'StaffSecurity', secondFactorRequired: false, employees: 5, withSecondFactor: 2 };
  server.use(
    api.query('StaffSecurity', () => HttpResponse.json({ data: { staffSecurity: security } })),
    api.mutation('RequireSecondFactor', () =>
      refusal('Activez d’abord la double authentification de votre propre compte.', 'SECOND_FACTOR.OWN_FIRST'),
    ),
  );
  const { user } = renderAt('/parametres', <StaffSecuritySection />);
  await user.click(await screen.findByRole('switch', { name: /Exiger la double authentification/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('3 personnes ne l’ont pas encore');
  await user.click(within(dialog).getByRole('button', { name: 'Exiger' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Activez d’abord');
});
