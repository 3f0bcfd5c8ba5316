import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { MaintenanceList } from './MaintenanceList';
import { listRoute } from '../../kit/list/listQuery';
import { maintenancesQuery } from './maintenancesQuery';

const loads: Loads = (client) => listRoute(client, maintenancesQuery);

const work = {
  __typename: 'Maintenance',
  id: '7',
  nature: 'OIL_CHANGE',
  performedOn: '2026-11-01',
  nextOn: '2026-11-25',
  odometerKm: 52_300,
  nextOdometerKm: 62_300,
  description: 'Filtres compris',
  cost: '850.50',
  invoiceUrl: '/storage/factures/abc.pdf',
  alert: 'BAD',
  note: 'Vidange : à faire avant le 25-11-2026.',
  outOfService: null,
  overPromises: false,
  vehicle: { __typename: 'Vehicle', id: '3', name: 'Dacia Logan', plateNumber: '12345-A-15' },
  provider: {
    __typename: 'ServiceProvider',
    id: '5',
    name: 'Garage Atlas',
    phone: '0522112233',
    address: 'Casablanca',
  },
};

const requested = jest.fn();

const serve = (items: object[] = [work]): void =>
  server.use(
    api.query('Maintenances', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({
        data: {
          maintenances: {
            __typename: 'MaintenancePage',
            items,
            totalCount: items.length,
            totalCost: '850.50',
            page: 1,
            pageCount: 1,
          },
        },
      });
    }),
    api.query('FoundProviders', () =>
      HttpResponse.json({
        data: {
          serviceProviders: {
            __typename: 'ServiceProviderPage',
            items: [{ __typename: 'ServiceProvider', id: '5', name: 'Garage Atlas' }],
            totalCount: 1,
          },
        },
      }),
    ),
    api.query('FoundVehicles', () =>
      HttpResponse.json({
        data: { vehicles: { __typename: 'VehiclePage', items: [work.vehicle], totalCount: 1 } },
      }),
    ),
  );

const loaded = jest.fn();

const serveOne = (change: object = {}): void =>
  server.use(
    api.query('MaintenanceToEdit', () => {
      loaded();
      return HttpResponse.json({ data: { maintenance: { ...work, version: 3, ...change } } });
    }),
  );

const serveMe = (role: 'ADMIN' | 'EMPLOYEE'): void => server.use(staffLogin(role));

beforeEach(() => {
  requested.mockClear();
  loaded.mockClear();
  serveMe('ADMIN');
});

const open = (address = '/listmaintenance') => renderAt(address, <MaintenanceList />, [], loads);
const table = () => screen.findByRole('table', { name: 'Liste des maintenances' });

test('shows each work with its alert, and what all of them cost', async () => {
  serve([work, { ...work, id: '8', alert: null, note: '', provider: null, invoiceUrl: null }]);
  open();
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent('Dacia Logan12345-A-15Nouveau VidangeFiltres comprisGarage Atlas05 22 11 22 33');
  expect(rows[0]).toHaveTextContent(/01-11-202652.300 km25-11-202662.300 km850,50.Dh/);
  expect(within(rows[0] as HTMLElement).getByRole('button', { name: `À prévoir : ${work.note}` })).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).queryByRole('button', { name: / : / })).not.toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).queryByRole('button', { name: /facture/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^2 maintenances, 850,50.Dh en tout$/)).toBeInTheDocument();
});

test('the note of an alert shows to the keyboard, too', async () => {
  serve();
  const { user } = open();
  await table();
  await user.tab();
  const sign = screen.getByRole('button', { name: `À prévoir : ${work.note}` });
  while (document.activeElement !== sign) await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(work.note);
});

test('searches by the chosen column, filters by alert, and keeps both in the address', async () => {
  serve();
  const { user, address } = open('/listmaintenance?alerte=expire&maintenance=7');
  await table();
  expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: { alerts: ['EXPIRED'], ids: ['7'] } });
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Maintenance choisie »' }));
  await user.selectOptions(screen.getByLabelText('Rechercher par'), 'Prestataire');
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), 'atlas{Enter}');
  expect(address()).toBe('/listmaintenance?champ=nom_prestataire&recherche=atlas&alerte=expire');
  await waitFor(() =>
    expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({
      filter: { alerts: ['EXPIRED'] },
      search: { field: 'PROVIDER_NAME', text: 'atlas' },
    }),
  );
});

test('editing shows the server’s errors beside the fields; the second editor keeps what they typed', async () => {
  serve();
  serveOne();
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: /^Modifier la maintenance/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier une maintenance' });
  const description = within(dialog).getByLabelText('Désignation');
  await user.type(description, ' et plaquettes');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateMaintenance', ({ variables }) => {
      sent(variables.input);
      return refusal('x', 'VALIDATION', {
        fields: { nextOdometerKm: ['Trop peu.'], cost: ['Le coût est faux.'], invoice: ['Envoyez un PDF.'] },
      });
    }),
  );
  const submit = (): Promise<void> => user.click(within(dialog).getByRole('button', { name: 'Modifier' }));
  await submit();
  expect(await within(dialog).findByText('Le coût est faux.')).toBeInTheDocument();
  expect(within(dialog).getByText('Envoyez un PDF.')).toBeInTheDocument();
  expect(sent).toHaveBeenLastCalledWith({
    id: '7',
    version: 3,
    vehicleId: '3',
    providerId: '5',
    nature: 'OIL_CHANGE',
    performedOn: '2026-11-01',
    nextOn: '2026-11-25',
    odometerKm: 52_300,
    nextOdometerKm: 62_300,
    description: 'Filtres compris et plaquettes',
    cost: '850.50',
    outOfService: null,
  });
  server.use(
    api.mutation('UpdateMaintenance', ({ variables }) => {
      const input = variables.input as { version: number };
      return input.version === 3
        ? refusal('Modifié entre-temps.', 'MAINTENANCE.VERSION_CONFLICT')
        : HttpResponse.json({ data: { updateMaintenance: { ...work, version: 5 } } });
    }),
  );
  serveOne({ version: 4, cost: '900.00' });
  await submit();
  expect(await within(dialog).findByText('Cette fiche a été modifiée entre-temps')).toBeInTheDocument();
  expect(description).toHaveValue('Filtres compris et plaquettes');
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ma saisie quand même' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The list is loaded again, what the form shows is not.
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
  expect(loaded).toHaveBeenCalledTimes(2);
});

test('an Admin deletes with the documented question; an employee is not offered it', async () => {
  serve();
  server.use(
    api.query('MaintenanceToRemove', () => HttpResponse.json({ data: { maintenance: work } })),
    api.mutation('DeleteMaintenance', () => HttpResponse.json({ data: { deleteMaintenance: true } }), { once: true }),
  );
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: /^Supprimer la maintenance/ }));
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(confirmation).toHaveTextContent('Voulez-vous supprimer cette maintenance');
  expect(confirmation).toHaveTextContent('Nouveau Vidange · Dacia Logan · 01-11-2026');
  await user.click(within(confirmation).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what is not there is not asked about', async () => {
  serve();
  server.use(api.query('MaintenanceToRemove', () => HttpResponse.json({ data: { maintenance: null } })));
  open('/listmaintenance/99999/supprimer');
  expect(await screen.findByText(/n’existe plus/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Êtes-vous sûr?' })).not.toBeInTheDocument();
});

test('an employee may edit, not delete', async () => {
  serveMe('EMPLOYEE');
  serve();
  open();
  await table();
  expect(screen.getByRole('button', { name: /^Modifier la maintenance/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Supprimer la maintenance/ })).not.toBeInTheDocument();
});

test('an empty list says what to do next; a failure offers to try again', async () => {
  serve();
  server.use(api.query('Maintenances', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Les maintenances n’ont pas pu être chargées.')).toBeInTheDocument();
  serve([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune maintenance')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Ajouter une maintenance' })).toHaveLength(2);
});
