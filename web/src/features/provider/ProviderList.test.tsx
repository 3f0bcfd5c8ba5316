import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { ProviderList } from './ProviderList';
import { listRoute } from '../../kit/list/listQuery';
import { providersQuery } from './providersQuery';

const loads: Loads = (client) => listRoute(client, providersQuery);

const garage = {
  __typename: 'ServiceProvider',
  id: '7',
  name: 'Garage Atlas',
  address: 'Casablanca',
  phone: '0522112233',
  email: 'atlas@exemple.ma',
};

const requested = jest.fn();

const serve = (items: object[] = [garage], totalCount = items.length): void =>
  server.use(
    api.query('ServiceProviders', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({
        data: { serviceProviders: { __typename: 'ServiceProviderPage', items, totalCount, page: 1, pageCount: 1 } },
      });
    }),
  );

const serveOne = (change: object = {}): void =>
  server.use(
    api.query('ServiceProvider', () =>
      HttpResponse.json({ data: { serviceProvider: { ...garage, version: 3, ...change } } }),
    ),
  );

beforeEach(() => requested.mockClear());

const open = (address = '/listprestataire') => renderAt(address, <ProviderList />, [], loads);
const table = () => screen.findByRole('table', { name: 'Liste des prestataires' });

test('shows the documented columns', async () => {
  serve();
  open();
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Nom', 'Adresse', 'Telephone', 'Email', 'Operation']);
  expect(screen.getByText('1 prestataire')).toBeInTheDocument();
});

test('Enter searches by the chosen column; the chip takes it away', async () => {
  serve();
  const { user, address } = open();
  await table();
  await user.selectOptions(screen.getByLabelText('Rechercher par'), 'Telephone');
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), '0522{Enter}');
  expect(address()).toBe('/listprestataire?champ=telephone&recherche=0522');
  await waitFor(() =>
    expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ search: { field: 'PHONE', text: '0522' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Telephone : 0522 »' }));
  expect(address()).toBe('/listprestataire?champ=telephone');
});

test('adding shows the server’s errors beside the fields, focuses the first and loses nothing', async () => {
  serve();
  const { user } = open();
  await table();
  const sent = jest.fn();
  server.use(
    api.mutation('CreateServiceProvider', ({ variables }) => {
      sent(variables);
      return refusal('x', 'VALIDATION', {
        fields: { email: ["L'e-mail n'est pas une adresse valide."], phone: ['Le téléphone est obligatoire.'] },
      });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Ajouter un prestataire' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter un Utilisateur' });
  await user.type(within(dialog).getByLabelText(/^Nom/), 'Garage du Port');
  await user.type(within(dialog).getByLabelText(/^Email/), 'port');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('L’e-mail n’est pas une adresse valide.');
  expect(within(dialog).getByText('Le téléphone est obligatoire.')).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByLabelText(/^Email/)).toHaveFocus());
  expect(within(dialog).getByLabelText(/^Nom/)).toHaveValue('Garage du Port');
  expect(sent).toHaveBeenCalledTimes(1);

  server.use(
    api.mutation('CreateServiceProvider', ({ variables }) => {
      sent(variables);
      const created = { ...garage, id: '8', version: 1, ...(variables.input as object) };
      return HttpResponse.json({ data: { createServiceProvider: created } });
    }),
  );
  await user.type(within(dialog).getByLabelText(/^Email/), '@exemple.ma');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent).toHaveBeenLastCalledWith({
    input: { name: 'Garage du Port', email: 'port@exemple.ma', address: '', phone: '' },
  });
});

test('closing a form with typed things asks first', async () => {
  serve();
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Ajouter un prestataire' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter un Utilisateur' });
  await user.type(within(dialog).getByLabelText(/^Nom/), 'G');
  const footButton = () => within(dialog).getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement;
  await user.click(footButton());
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Continuer la saisie' }));
  expect(within(dialog).getByLabelText(/^Nom/)).toHaveValue('G');
  await user.click(footButton());
  await user.click(await screen.findByRole('button', { name: 'Quitter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Ajouter un prestataire' })).toHaveFocus();
});

test('editing loads the record first; the second editor keeps what they typed', async () => {
  serve();
  serveOne();
  const { user } = open();
  await table();
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateServiceProvider', ({ variables }) => {
      const input = variables.input as { version: number };
      sent(input);
      return input.version === 3
        ? refusal('Modifié entre-temps.', 'SERVICE_PROVIDER.VERSION_CONFLICT')
        : HttpResponse.json({ data: { updateServiceProvider: { ...garage, ...input, version: 5 } } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Modifier Garage Atlas' }));
  const name = await screen.findByLabelText(/^Nom/);
  const dialog = screen.getByRole('dialog', { name: 'Modifier un Utilisateur' });
  await user.type(name, ' 2');
  serveOne({ version: 4, address: 'Rabat' });
  await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  expect(await within(dialog).findByText('Cette fiche a été modifiée entre-temps')).toBeInTheDocument();
  expect(name).toHaveValue('Garage Atlas 2');
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ma saisie quand même' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith({
    id: '7',
    version: 4,
    name: 'Garage Atlas 2',
    address: 'Rabat',
    email: garage.email,
    phone: garage.phone,
  });
});

test('removing asks with the documented words and shows why it failed', async () => {
  serve();
  server.use(
    api.mutation('DeleteServiceProvider', () => refusal("Ce prestataire n'existe pas.", 'SERVICE_PROVIDER.NOT_FOUND')),
  );
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Supprimer Garage Atlas' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(confirmation).toHaveTextContent('Voulez-vous supprimer le prestataire: Garage Atlas');
  expect(within(confirmation).getAllByRole('button', { name: 'Fermer' }).length).toBeGreaterThan(0);
  await user.click(within(confirmation).getByRole('button', { name: 'Supprimer' }));
  expect(await within(confirmation).findByRole('alert')).toHaveTextContent('Ce prestataire n’existe pas.');
  server.use(api.mutation('DeleteServiceProvider', () => HttpResponse.json({ data: { deleteServiceProvider: true } })));
  await user.click(within(confirmation).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an empty list says what to do next; a failure offers to try again', async () => {
  serve();
  server.use(api.query('ServiceProviders', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Les prestataires n’ont pas pu être chargés.')).toBeInTheDocument();
  serve([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucun prestataire')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Ajouter un prestataire' })).toHaveLength(2);
});
