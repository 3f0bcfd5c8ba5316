import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { addedMaintenance } from '../../test/addedMaintenance';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { MaintenanceFormDialog } from './MaintenanceFormDialog';

const vehicle = { id: '3', name: 'Dacia Logan', plateNumber: '12345-A-15' };
const garage = { __typename: 'ServiceProvider', id: '5', name: 'Garage Atlas' };

const serveProviders = (items: object[]): void =>
  server.use(
    api.query('FoundProviders', () =>
      HttpResponse.json({
        data: { serviceProviders: { __typename: 'ServiceProviderPage', items, totalCount: items.length } },
      }),
    ),
  );

const open = (address = '/listCar') => {
  const onClose = jest.fn();
  window.history.replaceState(null, '', address);
  return { onClose, ...renderAt(address, <MaintenanceFormDialog plan={{ vehicle }} onClose={onClose} />) };
};

const form = () => screen.findByRole('dialog', { name: 'Ajouter une maintenance' });

test('requires missing fields, with the documented placeholder, before anything is sent', async () => {
  serveProviders([garage]);
  const { user } = open();
  const dialog = await form();
  expect(within(dialog).getByLabelText('Véhicule')).toHaveValue('Dacia Logan · 12345-A-15');
  const nature = within(dialog).getByLabelText(/^Nature/);
  expect(within(nature).getByRole('option', { name: 'Veuillez-vous sélectionner un choix' })).toBeDisabled();
  expect(
    within(nature)
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nouveau Carte Grise',
    'Nouveau Visite technique',
    'Nouveau Vidange',
    'Nouveau Entretiens',
    'Nouveau Chaine',
    'Nouveau Mouchar',
    'Nouveau Extincteur de feu',
    'Nouveau Carte d’authorisation',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(within(dialog).getByText('La date de la maintenance est obligatoire.')).toBeInTheDocument();
  await waitFor(() => expect(nature).toHaveFocus());
});

test('an empty list of providers hides the choice, and the first one is added in place', async () => {
  serveProviders([]);
  server.use(api.mutation('AddProvider', () => HttpResponse.json({ data: { createServiceProvider: garage } })));
  const { user } = open();
  const dialog = await form();
  await waitFor(() => expect(within(dialog).queryByLabelText('Prestataire')).not.toBeInTheDocument());
  await user.click(within(dialog).getByRole('button', { name: 'Ajouter un prestataire' }));
  const added = await screen.findByRole('dialog', { name: 'Ajouter un prestataire' });
  await user.click(within(added).getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(added).not.toBeInTheDocument());
  expect(within(dialog).getByRole('combobox', { name: 'Prestataire' })).toHaveValue('Garage Atlas');
});

test('conflicts of the vehicle are shown, and the proposed slot can be chosen by one click', async () => {
  serveProviders([garage]);
  const sent = jest.fn();
  server.use(
    api.query('MaintenanceSlot', () =>
      HttpResponse.json({
        data: {
          maintenanceSlotProposal: {
            __typename: 'MaintenanceSlot',
            startsAt: '2026-11-25T09:00:00.000+00:00',
            endsAt: '2026-11-25T18:00:00.000+00:00',
            pendingRequests: 1,
            beforeDue: true,
          },
        },
      }),
    ),
    api.mutation('CreateMaintenance', ({ variables }) => {
      sent(variables.input);
      return refusal('Dacia Logan est déjà loué.', 'MAINTENANCE.VEHICLE_TAKEN', {
        fields: { 'outOfService.startsAt': ['Dacia Logan est déjà loué du 24-11-2026 10:00 au 26-11-2026 10:00.'] },
      });
    }),
  );
  const { user } = open();
  const dialog = await form();
  await user.selectOptions(within(dialog).getByLabelText(/^Nature/), 'Nouveau Vidange');
  await user.click(within(dialog).getByLabelText('Immobiliser le véhicule'));
  expect(await within(dialog).findByText('du 25-11-2026 09:00 au 25-11-2026 18:00')).toBeInTheDocument();
  expect(within(dialog).getByText('Aucune location, mais 1 demande en attente.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Utiliser ce créneau' }));
  expect(within(dialog).getByLabelText(/^Date de la maintenance/)).toHaveValue('25-11-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(within(dialog).getAllByText(/est déjà loué du 24-11-2026/)).toHaveLength(2));
  expect(sent).toHaveBeenCalledWith({
    vehicleId: '3',
    providerId: null,
    nature: 'OIL_CHANGE',
    performedOn: '2026-11-25',
    odometerKm: null,
    nextOn: null,
    nextOdometerKm: null,
    description: null,
    cost: null,
    outOfService: { startsAt: '2026-11-25T09:00', endsAt: '2026-11-25T18:00' },
    overPromises: false,
  });
});

test('after a maintenance was added from the fleet, the list opens two seconds later', async () => {
  serveProviders([garage]);
  server.use(api.mutation('CreateMaintenance', () => addedMaintenance(vehicle)));
  const { user, onClose, address } = open();
  const dialog = await form();
  await user.selectOptions(within(dialog).getByLabelText(/^Nature/), 'Nouveau Vidange');
  await user.type(within(dialog).getByLabelText(/^Date de la maintenance/), '2026-11-20');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(address()).toBe('/listCar');
  await act(() => new Promise((resolve) => setTimeout(resolve, 2200)));
  expect(address()).toBe('/listmaintenance');
});

test('an answer with the status 455 is read as the errors of the fields', async () => {
  const body: object = {
    kilometrage_actuelle: ['Le kilométrage est trop bas.', 'x'],
    designation_maintenance: 'Trop long.',
  };
  serveProviders([garage]);
  server.use(api.mutation('CreateMaintenance', () => HttpResponse.json(body, { status: 455 })));
  const { user } = open();
  const dialog = await form();
  await user.selectOptions(within(dialog).getByLabelText(/^Nature/), 'Nouveau Vidange');
  await user.type(within(dialog).getByLabelText(/^Date de la maintenance/), '2026-11-20');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Le kilométrage est trop bas.');
  expect(within(dialog).getByLabelText(/^Kilométrage actuel/)).toHaveAccessibleDescription(
    /Le kilométrage est trop bas\./,
  );
  expect(within(dialog).getByLabelText(/^Désignation/)).toHaveAccessibleDescription(/Trop long\./);
});
