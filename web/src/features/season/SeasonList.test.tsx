import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { SeasonList } from './SeasonList';
import { listRoute } from '../../kit/list/listQuery';
import { seasonsQuery } from './seasonsQuery';

const loads: Loads = (client) => listRoute(client, seasonsQuery);

const summer = {
  __typename: 'Season',
  id: '4',
  name: 'Haute saison',
  version: 2,
  stretches: [{ __typename: 'SeasonStretch', startsOn: '2027-07-01', endsOn: '2027-08-31', everyYear: true }],
  rates: [
    {
      __typename: 'SeasonRate',
      category: 'CITY_CAR',
      percent: 20,
      dailyPrice: null,
      tiers: [],
      vehicle: null,
    },
    {
      __typename: 'SeasonRate',
      category: null,
      percent: null,
      dailyPrice: '600.00',
      tiers: [{ __typename: 'RentalTier', fromDays: 7, dailyPrice: '550.00' }],
      vehicle: { __typename: 'Vehicle', id: '7', name: 'Dacia Duster' },
    },
  ],
};

const serve = (role: 'ADMIN' | 'EMPLOYEE', items: object[] = [summer]): void =>
  server.use(
    staffLogin(role),
    api.query('Seasons', () =>
      HttpResponse.json({
        data: { seasons: { __typename: 'SeasonPage', items, totalCount: items.length, page: 1, pageCount: 1 } },
      }),
    ),
    api.query('PriceSettings', () =>
      HttpResponse.json({
        data: { priceSettings: { __typename: 'PriceSettings', seasonOfFirstDay: false, version: 3 } },
      }),
    ),
  );
const open = () => renderAt('/tarifs', <SeasonList />, [], loads);

test('shows the days and the prices of each season; employees only read them', async () => {
  serve('EMPLOYEE');
  open();
  const table = within(await screen.findByRole('table', { name: 'Tarifs' }));
  expect(table.getByText('chaque année, du 01-07 au 31-08')).toBeInTheDocument();
  expect(table.getByText('Citadines : +20 %')).toBeInTheDocument();
  expect(table.getByText('Dacia Duster : 600 Dh par jour')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'Celle de chaque jour' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Ajouter une saison' })).not.toBeInTheDocument();
});

test('adding sends what was typed, shows the server’s errors at their fields and loses nothing', async () => {
  serve('ADMIN', []);
  const sent = jest.fn();
  server.use(
    api.mutation('CreateSeason', ({ variables }) => {
      sent(variables);
      return refusal('x', 'VALIDATION', {
        fields: {
          'stretches.0.endsOn': ['Le dernier jour ne peut pas précéder le premier.'],
          'rates.0.percent': ['Indiquez un pourcentage ou un prix par jour.'],
        },
      });
    }),
  );
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Ajouter une saison' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une saison' }));
  await user.type(dialog.getByLabelText(/^Nom/), 'Aïd');
  await user.type(dialog.getByLabelText(/^Premier jour/), '2027-05-20');
  await user.type(dialog.getByLabelText(/^Dernier jour/), '2027-05-10');
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  expect((await dialog.findAllByText('Le dernier jour ne peut pas précéder le premier.')).length).toBeGreaterThan(0);
  expect(dialog.getByText('Indiquez un pourcentage ou un prix par jour.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Nom/)).toHaveValue('Aïd');

  server.use(
    api.mutation('CreateSeason', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { createSeason: summer } });
    }),
  );
  await user.clear(dialog.getByLabelText(/^Dernier jour/));
  await user.type(dialog.getByLabelText(/^Dernier jour/), '2027-05-30');
  await user.selectOptions(dialog.getByLabelText('Pour'), 'Citadines');
  await user.type(dialog.getByLabelText(/^Pourcentage/), '25');
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith({
    input: {
      name: 'Aïd',
      stretches: [{ startsOn: '2027-05-20', endsOn: '2027-05-30', everyYear: false }],
      rates: [{ category: 'CITY_CAR', percent: 25 }],
    },
  });
});

test('editing starts from the season as it is stored', async () => {
  serve('ADMIN');
  server.use(api.query('SeasonToEdit', () => HttpResponse.json({ data: { season: summer } })));
  server.use(
    api.query('NamedVehicle', () =>
      HttpResponse.json({
        data: { vehicle: { __typename: 'Vehicle', id: '7', name: 'Dacia Duster', plateNumber: '1-A-1' } },
      }),
    ),
    api.query('FoundVehicles', () =>
      HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', items: [], totalCount: 0 } } }),
    ),
  );
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateSeason', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { updateSeason: { ...summer, version: 3 } } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Modifier Haute saison' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier une saison' }));
  await user.click(await dialog.findByRole('button', { name: 'Retirer le prix 1' }));
  await user.click(dialog.getByRole('button', { name: 'Modifier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.mock.calls[0][0]).toMatchObject({
    input: {
      ...{ id: '4', version: 2, name: 'Haute saison' },
      stretches: [{ startsOn: '2027-07-01', endsOn: '2027-08-31', everyYear: true }],
      rates: [{ vehicleId: '7', dailyPrice: '600.00', tiers: [{ fromDays: 7, dailyPrice: '550.00' }, {}, {}] }],
    },
  });
});

test('an Admin chooses which season counts', async () => {
  serve('ADMIN');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdatePriceSettings', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({
        data: { updatePriceSettings: { __typename: 'PriceSettings', seasonOfFirstDay: true, version: 4 } },
      });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /^Celle du premier jour/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ input: { version: 3, seasonOfFirstDay: true } }));
});
