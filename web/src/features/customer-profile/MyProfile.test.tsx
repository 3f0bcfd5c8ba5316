import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { MyProfile } from './MyProfile';
import { myProfileRoute } from './myProfileRoute';

const customer = {
  __typename: 'Customer',
  id: '5',
  title: 'MRS',
  lastName: 'Bennani',
  firstName: 'Salma',
  phone: '0612345678',
  address: '2 rue Atlas, Fès',
  email: 'client@demo.ma',
  version: 3,
};

const serve = (change: Partial<typeof customer> = {}): void =>
  server.use(
    api.query('MyProfile', () =>
      HttpResponse.json({
        data: { me: { __typename: 'Me', customer: { ...customer, ...change } } },
      }),
    ),
  );

/** Pastes the text, because typing would render the whole page for each key. */
const enter = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};

const open = async () => {
  serve();
  const rendered = renderAt(
    '/profilClient',
    <>
      <MyProfile openSessions={null} />
      <NoticeHost />
    </>,
    [],
    myProfileRoute,
  );
  await screen.findByLabelText(/^Nom/);
  return rendered;
};

beforeEach(() => session.set({ token: 't-1', type: 'client' }));
afterEach(() => {
  notifications.clean();
  session.clear();
});

test('saves changes with the version they started from, and can be saved again', async () => {
  const sent: unknown[] = [];
  let version = 3;
  server.use(
    api.mutation('UpdateMyProfile', ({ variables }) => {
      sent.push(variables.input);
      version += 1;
      const { version: _from, ...fields } = variables.input as typeof customer;
      return HttpResponse.json({ data: { updateMyProfile: { ...customer, ...fields, version } } });
    }),
  );
  const { user } = await open();
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  for (const phone of ['0655443322', '0655443323']) {
    await user.clear(screen.getByLabelText(/^Téléphone/));
    await enter(user, screen.getByLabelText(/^Téléphone/), phone);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Votre profil est à jour.')).toBeInTheDocument();
    act(() => notifications.clean());
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveFocus();
    await waitFor(() => expect(screen.getByLabelText(/^Téléphone/)).toHaveValue(phone));
  }
  const fields = { title: 'MRS', lastName: 'Bennani', firstName: 'Salma', address: '2 rue Atlas, Fès' };
  expect(sent).toEqual([
    { ...fields, phone: '0655443322', version: 3 },
    { ...fields, phone: '0655443323', version: 4 },
  ]);
});

test('a second tab is warned, and can overwrite what the first one saved', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation('UpdateMyProfile', ({ variables }) => {
      const input = variables.input as typeof customer;
      sent.push(input);
      return input.version === 3
        ? refusal('Modifié entre-temps.', 'CUSTOMER.VERSION_CONFLICT')
        : HttpResponse.json({ data: { updateMyProfile: { ...customer, ...input, version: 5 } } });
    }),
  );
  const { user } = await open();
  await enter(user, screen.getByLabelText(/^Adresse/), ' Ville nouvelle');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const alert = await screen.findByRole('alert');
  expect(screen.getByLabelText(/^Adresse/)).toHaveValue('2 rue Atlas, Fès Ville nouvelle');
  serve({ phone: '0699999999', version: 4 });
  await user.click(within(alert).getByRole('button', { name: 'Enregistrer ma saisie quand même' }));
  expect(await screen.findByText('Votre profil est à jour.')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ address: '2 rue Atlas, Fès Ville nouvelle', phone: '0699999999', version: 4 });
});

test('a new password is typed twice, sent once, and its fields are cleared', async () => {
  const sent = jest.fn();
  server.use(
    api.mutation('ChangeMyPassword', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { changeMyPassword: true } });
    }),
  );
  const { user } = await open();
  await enter(user, screen.getByLabelText(/^Ancien mot de passe/), 'demo1234');
  await enter(user, screen.getByLabelText(/^Nouveau mot de passe/), 'motdepasse2');
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  expect(screen.getAllByText('Les deux mots de passe ne sont pas identiques.')).not.toHaveLength(0);
  expect(sent).not.toHaveBeenCalled();
  await enter(user, screen.getByLabelText(/^Confirmez le nouveau mot de passe/), 'motdepasse2');
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  expect(await screen.findByText('Votre mot de passe a été changé.')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ currentPassword: 'demo1234', newPassword: 'motdepasse2' });
  expect(screen.getByLabelText(/^Ancien mot de passe/)).toHaveValue('');
});

test('a wrong password is shown at its field and keeps the input', async () => {
  server.use(
    api.mutation('ChangeMyPassword', () =>
      refusal('x', 'AUTH.WRONG_PASSWORD', { fields: { currentPassword: ['Le mot de passe est incorrect.'] } }),
    ),
  );
  const { user } = await open();
  await enter(user, screen.getByLabelText(/^Ancien mot de passe/), 'non');
  await enter(user, screen.getByLabelText(/^Nouveau mot de passe/), 'motdepasse2');
  await enter(user, screen.getByLabelText(/^Confirmez le nouveau mot de passe/), 'motdepasse2');
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  await waitFor(() => expect(screen.getByLabelText(/^Ancien mot de passe/)).toHaveFocus());
  expect(screen.getAllByText('Le mot de passe est incorrect.')).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('motdepasse2');
});

test("the account is deleted after a confirmation with the password, and the browser's login with it", async () => {
  const sent = jest.fn();
  server.use(
    api.mutation('DeleteMyAccount', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { deleteMyAccount: true } });
    }),
  );
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('comme la loi l’exige');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
  expect(within(dialog).getByText('Le mot de passe est obligatoire.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await enter(user, within(dialog).getByLabelText(/^Votre mot de passe/), 'demo1234');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent).toHaveBeenCalledWith({ password: 'demo1234' });
  await waitFor(() => expect(session.get()).toBeNull());
});

test('a planned rental prevents the deletion and is named', async () => {
  server.use(
    api.mutation('DeleteMyAccount', () =>
      refusal(
        'Votre compte ne peut pas encore être supprimé : la location K7RT4-W9XMP est à venir.',
        'CUSTOMER.RENTAL_AHEAD',
      ),
    ),
  );
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte…' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Votre mot de passe/), 'demo1234{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('K7RT4-W9XMP');
  expect(address()).toBe('/profilClient');
  expect(session.get()).not.toBeNull();
});

test('a profile that fails to load can be tried again', async () => {
  server.use(api.query('MyProfile', () => HttpResponse.error()));
  const { user } = renderAt('/profilClient', <MyProfile openSessions={null} />, [], myProfileRoute);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  serve();
  await user.click(retry);
  expect(await screen.findByLabelText(/^Nom/)).toHaveValue('Bennani');
});

test("the customer's data is saved as a file; a refusal says when to try again", async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:donnees';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = await open();
  const myDataExport = { __typename: 'ExportedFile', fileName: 'mes-donnees-2026-11-22.zip', url: '/exports/ticket' };
  server.use(
    api.query('MyDataExport', () => HttpResponse.json({ data: { myDataExport } })),
    http.get('*/exports/ticket', () => new HttpResponse('PK')),
  );
  await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByText('« mes-donnees-2026-11-22.zip » est téléchargé.')).toBeInTheDocument();
  expect(saved).toEqual(['mes-donnees-2026-11-22.zip']);
  click.mockRestore();

  server.use(
    api.query('MyDataExport', () => refusal('Trop de tentatives. Réessayez dans 40 minutes.', 'TOO_MANY_REQUESTS')),
  );
  await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByText('Trop de tentatives. Réessayez dans 40 minutes.')).toBeInTheDocument();
  expect(screen.getByText('Vos données n’ont pas pu être téléchargées.')).toBeInTheDocument();
});
