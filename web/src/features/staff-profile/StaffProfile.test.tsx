import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { StaffProfile } from './StaffProfile';

beforeEach(() =>
  server.use(
    api.query('StaffProfile', () =>
      HttpResponse.json({
        data: {
          me: {
            __typename: 'Me',
            employee: {
              __typename: 'Employee',
              id: '1',
              lastName: 'El Fassi',
              firstName: 'Yassine',
              email: 'admin@demo.ma',
              phone: '+212 6 61 487601',
              role: 'ADMIN',
              username: 'admin',
              nationalId: 'BE718204',
              subscription: {
                __typename: 'SubscriptionPlan',
                startsOn: '2026-05-04',
                endsOn: '2027-05-04',
                type: 'Annuel',
                price: '4800.00',
              },
            },
          },
        },
      }),
    ),
  ),
);

// Notifications outlive the page that showed them.
afterEach(() => notifications.clean());

const open = () =>
  renderAt(
    '/profile',
    <>
      <StaffProfile openSessions={null} secondFactor={null} />
      <NoticeHost />
    </>,
  );

test('personal information and subscription are read-only', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Mon Profile' })).toBeInTheDocument();
  const shown = {
    Nom: 'El Fassi',
    Prenom: 'Yassine',
    Email: 'admin@demo.ma',
    Telephone: '+212 6 61 48 76 01',
    Cin: 'BE718204',
    'Abonement Début': '04-05-2026',
    'Abonement Fin': '04-05-2027',
    'Type Abonement': 'Annuel',
    'Prix Abonement': '4 800 Dhs',
  };
  for (const [label, value] of Object.entries(shown)) {
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(field).toHaveAttribute('readonly');
    expect(field.value.replace(/\s/g, ' ')).toBe(value);
  }
});

const change = async (current: string, next: string) => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Ancien mot de passe/), current);
  await user.type(screen.getByLabelText(/^Nouveau mot de passe/), next);
  await user.click(screen.getByRole('button', { name: 'Modifier' }));
};

test('a changed password is confirmed and clears the form', async () => {
  server.use(api.mutation('ChangeStaffPassword', () => HttpResponse.json({ data: { changeMyPassword: true } })));
  await change('demo1234', 'tout neuf 1');
  expect(await screen.findByText('Votre mot de pass Modifier')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Ancien mot de passe/)).toHaveValue('');
});

test.each([
  ['AUTH.WRONG_PASSWORD', /^Ancien mot de passe/, 'Votre mot de pass est incorrect'],
  ['AUTH.SAME_PASSWORD', /^Nouveau mot de passe/, 'Ancien mot de passe and Nouveau mot de passe can’t be same'],
])('%s shows the documented text at the field and as a notification', async (code, field, message) => {
  server.use(api.mutation('ChangeStaffPassword', () => refusal('x', code, { fields: {} })));
  await change('demo1234', 'tout neuf 1');
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('tout neuf 1');
});

test('other refusals are shown in a red alert', async () => {
  server.use(
    api.mutation('ChangeStaffPassword', () =>
      refusal('x', 'VALIDATION', {
        fields: { newPassword: ['Le nouveau mot de passe doit compter au moins 8 caractères.'] },
      }),
    ),
  );
  await change('demo1234', 'court');
  expect(await screen.findByRole('alert')).toHaveTextContent('au moins 8 caractères');
});
