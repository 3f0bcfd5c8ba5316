import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { login } from '../../test/staffLogin';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { WaitVerificationPage } from './WaitVerificationPage';

const open = () =>
  renderAt(
    '/waitVerification',
    <>
      <WaitVerificationPage />
      <NoticeHost />
    </>,
  );

beforeEach(() => {
  session.set({ token: 't-1', type: 'client' });
  server.use(
    login(() => ({
      customer: {
        __typename: 'Customer',
        id: '5',
        lastName: 'Bennani',
        firstName: 'Salma',
        email: 'attente@demo.ma',
        phone: '0612345678',
        status: 'ACTIVE',
        emailVerifiedAt: null,
      },
    })),
    api.query('CustomerTopBar', () =>
      HttpResponse.json({
        data: { settings: { __typename: 'Settings', companyName: 'Atlas Drive', logoNavbarUrl: null } },
      }),
    ),
  );
});

afterEach(() => {
  notifications.clean();
  session.clear();
});

test('asks to open the mail, sends it again and logs out', async () => {
  const sent = jest.fn();
  server.use(
    api.mutation('ResendVerificationEmail', () => {
      sent();
      return HttpResponse.json({ data: { resendVerificationEmail: true } });
    }),
  );
  const { user } = open();
  expect(await screen.findByText(/lien de validation à attente@demo.ma/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'resend code' }));
  expect(await screen.findByText('email envoyer')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salma Bennani' }));
  expect(await screen.findByRole('menuitem', { name: 'Déconnecter' })).toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('no mail is reported as sent where the address is verified already', async () => {
  const requested = jest.fn();
  server.use(
    api.mutation('ResendVerificationEmail', () => {
      requested();
      return HttpResponse.json({ data: { resendVerificationEmail: false } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'resend code' }));
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: 'resend code' })).toBeEnabled());
  expect(screen.queryByText('email envoyer')).not.toBeInTheDocument();
});

test('a mail that an attempt without an answer sent is reported as sent', async () => {
  server.use(api.mutation('ResendVerificationEmail', () => refusal('C’est déjà enregistré.', 'ALREADY_DONE')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'resend code' }));
  expect(await screen.findByText('email envoyer')).toBeInTheDocument();
});

test('a failed mail is not reported as sent', async () => {
  server.use(api.mutation('ResendVerificationEmail', () => refusal('Trop de demandes.', 'TOO_MANY_REQUESTS')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'resend code' }));
  expect(await screen.findByText('Trop de demandes.')).toBeInTheDocument();
  expect(screen.queryByText('email envoyer')).not.toBeInTheDocument();
});
