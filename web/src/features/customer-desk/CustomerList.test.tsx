import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { CustomerList } from './CustomerList';
import { listRoute } from '../../kit/list/listQuery';
import { customersQuery } from './customersQuery';

const salma = {
  __typename: 'Customer',
  id: '7',
  registered: true,
  title: 'MRS',
  lastName: 'Bennani',
  firstName: 'Salma',
  email: 'salma@exemple.ma',
  phone: '+212661204875',
  address: 'Casablanca',
  nationalId: 'BK482913',
  status: 'ACTIVE',
  rating: 'GOOD',
  comment: 'Préfère une boîte automatique.',
  emailVerifiedAt: '2026-01-02T10:00:00.000+00:00',
  createdAt: '2026-01-01T10:00:00.000+00:00',
  updatedAt: '2026-11-20T10:00:00.000+00:00',
  version: 3,
  history: { __typename: 'CustomerHistory', rentals: 3, cancellations: 1, refusals: 0 },
  licenceNumber: 'P4829',
  licenceCategory: 'B',
  licenceIssuedOn: '2016-05-01',
  licenceExpiresOn: '2026-05-01',
  birthDate: '1994-02-03',
  passportNumber: null,
  nationality: 'Marocaine',
  papersCheckedAt: '2026-03-12T10:00:00.000+00:00',
  ratingReason: null,
  ratingReviewOn: null,
  ratedBy: null,
};

/** A renter without an account. */
const omar = {
  ...salma,
  id: '9',
  registered: false,
  title: 'MR',
  lastName: 'Idrissi',
  firstName: 'Omar',
  email: '',
  address: '',
  nationalId: null,
  phone: '0612345678',
  comment: null,
  emailVerifiedAt: null,
};

const panelOf = (customer: typeof salma | typeof omar, changes: object = {}) => ({
  ...customer,
  history: { ...customer.history, pending: 0, revenue: '0.00', lastRentalAt: null },
  notes: [],
  paperPhotos: [],
  possibleDuplicates: [],
  merges: [],
  ...changes,
});

const requested = jest.fn();

const counts = [
  { __typename: 'FilterCount', filter: 'registered', value: 'true', count: 12 },
  { __typename: 'FilterCount', filter: 'registered', value: 'false', count: 3 },
];

const serve = (items: object[] = [salma], role: 'ADMIN' | 'EMPLOYEE' = 'ADMIN'): void =>
  server.use(
    staffLogin(role, { lastName: 'El Fassi', firstName: 'Yassine', email: 'yassine@exemple.ma' }),
    api.query('Customers', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({
        data: {
          customers: { __typename: 'CustomerPage', items, totalCount: items.length, page: 1, pageCount: 1 },
          customerFilterCounts: counts,
        },
      });
    }),
    api.query('CustomerRecord', () => HttpResponse.json({ data: { customer: items[0] ?? null } })),
    api.query('CustomerWarnings', () => HttpResponse.json({ data: { customerWarnings: [] } })),
  );

beforeEach(() => requested.mockClear());

// notices outlive the page that showed them
afterEach(() => notifications.clean());

const open = (address = '/listClient') =>
  renderAt(
    address,
    <>
      <CustomerList />
      <NoticeHost />
    </>,
    [],
    (client) => listRoute(client, customersQuery),
  );
const table = () => screen.findByRole('table', { name: 'Liste des Client' });

test('shows the documented columns, the badge, and the computed history beside the rating', async () => {
  serve();
  open();
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(
    'Id,Cin,Nom,Email,Adresse,Telephone,Sexe,Statut,Etat,commentaire,Operation'.split(','),
  );
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByText('Bon Client')).toBeInTheDocument();
  expect(screen.getByText('3 locations · 1 annulation')).toBeInTheDocument();
  expect(screen.getByText(/^modifié/)).toBeInTheDocument();
});

test('search, filters and order stand in the address and reach the server', async () => {
  serve();
  const { user, address } = open('/listClient?statut=inactif&tri=locations');
  await table();
  expect(requested.mock.calls.at(-1)?.[0]).toEqual({
    filter: { registered: true, status: 'BLOCKED' },
    sort: { field: 'RENTALS', direction: 'DESC' },
    page: { page: 1, size: 20 },
  });
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), '0661{Enter}');
  expect(address()).toBe('/listClient?recherche=0661&statut=inactif&tri=locations');
  await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ search: { text: '0661' } }));
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Statut : Inactif »' }));
  expect(address()).toBe('/listClient?recherche=0661&tri=locations');
});

test('the comment opens in a popup', async () => {
  serve();
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Lire le commentaire sur Salma Bennani' }));
  const popup = await screen.findByRole('dialog', { name: 'Commentaire sur Salma Bennani' });
  expect(within(popup).getByText('Préfère une boîte automatique.')).toBeInTheDocument();
});

test.each([
  ['ACTIVE', 'Bloquer', 'Voulez-vous Bloquer le client Salma Bennani', 'BlockCustomer', 'blockCustomer', 'BLOCKED'],
  [
    'BLOCKED',
    'Débloquer',
    'Voulez-vous Débloquer le client Salma Bennani',
    'UnblockCustomer',
    'unblockCustomer',
    'ACTIVE',
  ],
] as const)(
  'for a client who is %s: %s asks the documented question',
  async (status, verb, confirmation, name, field, next) => {
    serve([{ ...salma, status }]);
    const sent = jest.fn();
    server.use(
      api.mutation(name, ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { [field]: { ...salma, status: next, version: 4 } } });
      }),
    );
    const { user } = open();
    await table();
    await user.click(screen.getByRole('button', { name: `${verb} Salma Bennani` }));
    const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
    expect(within(dialog).getByText(confirmation)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: verb }));
    expect(await screen.findByText('L’utilisateur a été Bloquer/Débloquer')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ input: { id: '7' } });
    expect(screen.getByText(next === 'BLOCKED' ? 'Inactif' : 'Active')).toBeInTheDocument();
  },
);

test('deleting shows the reason when it is refused, and the documented message when it worked', async () => {
  serve();
  server.use(api.mutation('DeleteCustomer', () => refusal('Sa location court encore.', 'CUSTOMER.RENTAL_AHEAD')));
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Supprimer Salma Bennani' }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sa location court encore.');
  server.use(api.mutation('DeleteCustomer', () => HttpResponse.json({ data: { deleteCustomer: true } })));
  serve([]);
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('le client a été supprimé.')).toBeInTheDocument();
  expect(await screen.findByText('Aucun client', { selector: 'h2' })).toBeInTheDocument();
});

test('adding: a failure that no field explains keeps the form and shows the documented popup', async () => {
  serve();
  const sent = jest.fn();
  server.use(api.mutation('CreateCustomer', () => HttpResponse.error()));
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Ajouter un Client' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter un Client' });
  const typed = {
    Cin: 'BE1',
    Nom: 'Alami',
    Prenom: 'Sara',
    Email: 'sara@exemple.ma',
    Adresse: 'Rabat',
    'Mot de passe': 'demo1234',
    Telephone: '0612345678',
    Commentaire: 'x',
  };
  for (const [label, text] of Object.entries(typed))
    await user.type(within(dialog).getByLabelText(new RegExp(`^${label}`)), text);
  await user.selectOptions(within(dialog).getByLabelText('Sexe'), 'Madame');
  await user.selectOptions(within(dialog).getByLabelText('Etat'), 'Irresponsable');
  await user.type(within(dialog).getByLabelText('Motif de l’état'), 'A rendu la voiture sale');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText(/Une erreur est survenue lors de l.enregistrement/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Nom/)).toHaveValue('Alami');
  server.use(
    api.mutation('CreateCustomer', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { createCustomer: { ...salma, id: '8' } } });
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText('Le client a été enregistré')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({
    input: {
      nationalId: 'BE1',
      lastName: 'Alami',
      firstName: 'Sara',
      email: 'sara@exemple.ma',
      address: 'Rabat',
      password: 'demo1234',
      phone: '0612345678',
      title: 'MRS',
      rating: 'IRRESPONSIBLE',
      ratingReason: 'A rendu la voiture sale',
      ratingReviewOn: null,
      status: 'ACTIVE',
      licenceNumber: '',
      licenceIssuedOn: null,
      licenceExpiresOn: null,
      passportNumber: '',
      nationality: '',
      birthDate: null,
      comment: 'x',
    },
  });
});

test('editing loads the record, sends only what was changed, and names the documented success', async () => {
  serve();
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateCustomer', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { updateCustomer: { ...salma, lastName: 'Fassi', version: 4 } } });
    }),
  );
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Modifier Salma Bennani' }));
  const name = await screen.findByLabelText(/^Nom/);
  await user.clear(name);
  await user.type(name, 'Fassi');
  await user.click(screen.getByRole('button', { name: 'Modifier' }));
  expect(await screen.findByText('Le Client a été Modifié.')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ input: { id: '7', version: 3, lastName: 'Fassi' } });
  expect(await screen.findByText('Salma Fassi')).toBeInTheDocument();
});

test('an employee sees why the address and password are the Admin’s, and sends neither', async () => {
  serve([salma], 'EMPLOYEE');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateCustomer', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { updateCustomer: { ...salma, phone: '0600000000', version: 4 } } });
    }),
  );
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Modifier Salma Bennani' }));
  const email = await screen.findByLabelText(/^Email/);
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveValue(salma.email);
  expect(email).toHaveAccessibleDescription(/Seul un Admin peut changer l’adresse e-mail/);
  expect(screen.getByLabelText(/^Mot de passe/)).toBeDisabled();
  expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription(/Seul un Admin peut choisir/);
  const phone = screen.getByLabelText(/^Telephone/);
  await user.clear(phone);
  await user.type(phone, '0600000000');
  await user.click(screen.getByRole('button', { name: 'Modifier' }));
  expect(await screen.findByText('Le Client a été Modifié.')).toBeInTheDocument();
  const { input } = sent.mock.calls[0]![0] as { input: object };
  expect(input).toMatchObject({ id: '7', version: 3, phone: '0600000000' });
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['email']));
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['password']));
});

test('the panel tells a client’s history and leads to their reservations', async () => {
  serve();
  server.use(
    api.query('CustomerPanel', () =>
      HttpResponse.json({
        data: {
          customer: {
            ...panelOf(salma),
            history: {
              ...salma.history,
              pending: 2,
              revenue: '12450.00',
              lastRentalAt: '2026-11-02T10:00:00.000+00:00',
            },
            notes: [
              {
                __typename: 'CustomerNote',
                id: '3',
                text: 'Préfère une automatique',
                createdAt: '2026-11-02T10:00:00.000+00:00',
                employee: { __typename: 'Employee', id: '5', lastName: 'Tazi', firstName: 'Nadia' },
              },
            ],
          },
        },
      }),
    ),
  );
  const { user, address } = open();
  await table();
  await user.click(screen.getByRole('link', { name: 'Ouvrir la fiche de Salma Bennani' }));
  expect(address()).toBe('/listClient?client=7');
  const panel = await screen.findByRole('dialog', { name: 'Salma Bennani' });
  expect(within(panel).getByText(/12\s450\s?Dh/)).toBeInTheDocument();
  expect(within(panel).getByText('02-11-2026')).toBeInTheDocument();
  const notes = within(panel).getByRole('list', { name: 'Notes internes' });
  expect(notes).toHaveTextContent(/Préfère une automatique.*Nadia/);
  expect(within(panel).getByRole('link', { name: 'Voir ses réservations' })).toHaveAttribute(
    'href',
    '/listreservation?client=7',
  );
});

test('the tabs show who has an account, who has none, and everybody', async () => {
  serve([omar]);
  const { user, address } = open('/listClient?statut=inactif');
  await table();
  await user.click(screen.getByRole('link', { name: /^De passage/ }));
  expect(address()).toBe('/listClient?type=de-passage');
  await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: { registered: false } }));
  expect(screen.getByRole('link', { name: /^Inscrits/ })).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: /^De passage/ })).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: /^Tous/ })).toHaveTextContent('15');
  await user.click(screen.getByRole('link', { name: /^Tous/ }));
  await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: {} }));
});

test('a renter without an account has no e-mail to verify and cannot be blocked', async () => {
  serve([omar]);
  open('/listClient?type=de-passage');
  const row = within(within(await table()).getByRole('row', { name: /Omar Idrissi/ }));
  expect(row.getByText('Sans compte')).toBeInTheDocument();
  const texts = row.getAllByRole('cell').map(({ textContent }) => textContent);
  const [, , nationalId, , email, address, , title] = texts;
  expect([nationalId, email, address, title]).toEqual(['', '', '', '']);
  expect(row.queryByText('e-mail non vérifié')).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: /Bloquer/ })).not.toBeInTheDocument();
});

test('the form of a renter without an account requires a name only, and sends what was typed', async () => {
  serve([omar], 'EMPLOYEE');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateCustomer', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { updateCustomer: { ...omar, passportNumber: 'AB12', version: 4 } } });
    }),
  );
  const { user } = open('/listClient?type=de-passage');
  await table();
  await user.click(screen.getByRole('button', { name: 'Modifier Omar Idrissi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier un Client' });
  expect(within(dialog).getByLabelText('Email')).not.toHaveAttribute('readonly');
  expect(within(dialog).getByLabelText('Adresse')).not.toBeRequired();
  expect(within(dialog).queryByLabelText(/^Mot de passe/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByText('Pièces'));
  await user.type(within(dialog).getByLabelText('N° de passeport'), 'AB12');
  const expiry = within(dialog).getByLabelText('Permis valable jusqu’au');
  expect(expiry).toHaveValue('01-05-2026');
  await user.clear(expiry);
  await user.tab();
  await user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  expect(await screen.findByText('Le Client a été Modifié.')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({
    input: { id: '9', version: 3, passportNumber: 'AB12', licenceExpiresOn: null },
  });
});

test('the panel shows papers, an expired licence, and the rating with its reason', async () => {
  serve();
  server.use(
    api.query('CustomerPanel', () =>
      HttpResponse.json({
        data: {
          customer: panelOf(salma, {
            rating: 'IRRESPONSIBLE',
            ratingReason: 'A fumé dans la voiture',
            ratingReviewOn: '2027-03-01',
            ratedBy: 'Nadia Tazi',
            paperPhotos: [
              {
                ...{
                  __typename: 'InspectionPhoto',
                  id: '31',
                  view: 'LICENCE_FRONT',
                  url: '/storage/etats-des-lieux/a.webp',
                },
                takenAt: '2026-11-02T10:00:00.000+00:00',
              },
            ],
          }),
        },
      }),
    ),
  );
  server.use(http.get('*/storage/etats-des-lieux/a.webp', () => HttpResponse.arrayBuffer(new ArrayBuffer(1))));
  open('/listClient?client=7');
  const panel = await screen.findByRole('dialog', { name: 'Salma Bennani' });
  expect(within(panel).getByText('P4829, catégorie B')).toBeInTheDocument();
  expect(await within(panel).findByRole('img', { name: 'Permis, recto' })).toBeInTheDocument();
  expect(within(panel).getByText('Permis, recto · 02-11-2026')).toBeInTheDocument();
  for (const text of [
    'Pièces vérifiées le 12-03-2026',
    'Permis expiré le 01-05-2026',
    'A fumé dans la voiture',
    'noté par Nadia Tazi · à revoir le 01-03-2027',
  ])
    expect(panel).toHaveTextContent(text);
});

test('two records of one person are merged after a question that names the one that stays, which is then open', async () => {
  serve([omar]);
  const sent = jest.fn();
  const twin = { __typename: 'PossibleDuplicate', shared: ['LICENCE_NUMBER', 'PHONE'], customer: salma };
  server.use(
    api.query('CustomerPanel', ({ variables }) =>
      HttpResponse.json({
        data: { customer: variables.id === '9' ? panelOf(omar, { possibleDuplicates: [twin] }) : panelOf(salma) },
      }),
    ),
    api.mutation('MergeCustomers', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { mergeCustomers: panelOf(salma) } });
    }),
  );
  const { user, address } = open('/listClient?type=de-passage&client=9');
  const panel = within(await screen.findByRole('dialog', { name: 'Omar Idrissi' }));
  expect(panel.getByText('Même permis · Même téléphone')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Réunir avec Salma Bennani' }));
  const question = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(question).toHaveTextContent('Omar Idrissi (fiche n° 9) et Salma Bennani (fiche n° 7)');
  expect(question).toHaveTextContent('La fiche n° 7, celle du compte, reste');
  await user.click(within(question).getByRole('button', { name: 'Réunir' }));
  expect(await screen.findByRole('dialog', { name: 'Salma Bennani' })).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ input: { keptId: '7', mergedId: '9' } });
  expect(address()).toBe('/listClient?type=de-passage&client=7');
});

test.each([
  ['ADMIN', true],
  ['EMPLOYEE', false],
] as const)('merged records are listed; %s may part them: %s', async (role, may) => {
  serve([salma], role);
  const merge = {
    __typename: 'CustomerMerge',
    id: '4',
    createdAt: '2026-11-02T10:00:00.000+00:00',
    mergedBy: 'Nadia Tazi',
    merged: { __typename: 'Customer', id: '9', lastName: 'Idrissi', firstName: 'Omar' },
  };
  const sent = jest.fn();
  server.use(
    api.query('CustomerPanel', () => HttpResponse.json({ data: { customer: panelOf(salma, { merges: [merge] }) } })),
    api.mutation('PartCustomers', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { partCustomers: panelOf(salma) } });
    }),
  );
  const { user } = open('/listClient?client=7');
  const panel = within(await screen.findByRole('dialog', { name: 'Salma Bennani' }));
  expect(panel.getByRole('list', { name: 'Fiches réunies ici' })).toHaveTextContent(
    'Omar Idrissiréunie le 02-11-2026 par Nadia Tazi',
  );
  if (!may) return expect(panel.queryByRole('button', { name: /^Séparer/ })).not.toBeInTheDocument();
  await user.click(await panel.findByRole('button', { name: 'Séparer la fiche d’Omar Idrissi' }));
  const question = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  await user.click(within(question).getByRole('button', { name: 'Séparer' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ input: { mergeId: '4' } }));
  await waitFor(() => expect(panel.queryByRole('list', { name: 'Fiches réunies ici' })).not.toBeInTheDocument());
});

test('says when the list could not be loaded, and tries again', async () => {
  server.use(
    staffLogin('EMPLOYEE'),
    api.query('Customers', () => HttpResponse.error()),
  );
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByText('Les clients n’ont pas pu être chargés.')).toBeInTheDocument();
  serve();
  await user.click(retry);
  expect(await table()).toBeInTheDocument();
});
