import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { SetupChecklist } from './SetupChecklist';
import { missingFor, nextStep, stepsOf, type SetupState } from './setupSteps';

const nothing: SetupState = {
  ...{ agencies: 0, agency: null, vehicles: 0, deposits: 0, employees: 1, reservations: 0 },
  settings: { companyName: '', phone: '', email: '', address: '', headerText: '', aboutText: '' },
};
const agency = { id: '1', name: 'Toubkal Cars', town: 'Casablanca', address: '12, bd Zerktouni' };
const settings = {
  ...nothing.settings,
  ...{ companyName: 'Toubkal Cars', phone: '0522304050', email: 'contact@toubkal.ma', address: agency.address },
};
const withAgency: SetupState = { ...nothing, agencies: 1, agency, settings };
const withVehicle: SetupState = { ...withAgency, vehicles: 1 };

const open = (state: SetupState) => {
  const onChanged = jest.fn();
  const rendered = renderAt(
    '/dashboard',
    <SetupChecklist state={state} onChanged={onChanged} onDismiss={() => undefined} />,
  );
  return { ...rendered, onChanged };
};
const save = () => screen.getByRole('button', { name: 'Enregistrer et continuer' });
const places = () => api.query('Places', () => HttpResponse.json({ data: { places: ['Casablanca', 'Rabat'] } }));

describe('the steps', () => {
  test('are done by what is entered, and open in their order until there is a reservation', () => {
    const undone = (state: SetupState) =>
      stepsOf(state)
        .filter(({ done }) => !done)
        .map(({ key }) => key);
    expect(undone(nothing)).toEqual(['agency', 'vehicle', 'prices', 'employee', 'site', 'reservation']);
    expect(undone({ ...withVehicle, deposits: 1, employees: 2 })).toEqual(['site', 'reservation']);
    expect(nextStep(stepsOf(nothing), 0)).toBe('agency');
    expect(nextStep(stepsOf(withVehicle), 0)).toBe('prices');
    expect(nextStep(stepsOf(withVehicle), 3)).toBeNull();
  });

  test('say what they need first', () => {
    expect(missingFor('vehicle', nothing)).toBe('agency');
    expect(missingFor('prices', withAgency)).toBe('vehicle');
    expect(missingFor('reservation', withAgency)).toBe('vehicle');
    expect(missingFor('reservation', withVehicle)).toBeNull();
    expect(missingFor('site', nothing)).toBeNull();
  });
});

test('an agency at work is shown no form that it did not open', async () => {
  server.use(places());
  const { user } = open({ ...withVehicle, reservations: 4 });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Importer vos données' })).toHaveAttribute('href', '/import');
  const [first] = screen.getAllByRole('button', { name: 'Remplir ici', expanded: false });
  expect(first).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Remplir ici' })[2] as HTMLElement);
  expect(await screen.findByRole('textbox', { name: 'Titre de la page d’accueil' })).toHaveValue(
    'Location de voitures : Casablanca',
  );
});

test('the agency is presented before it is added, so that a refusal adds nothing twice', async () => {
  const [presented, added] = [jest.fn(), jest.fn()];
  let version = 1;
  server.use(
    places(),
    api.query('SetupCompany', () =>
      HttpResponse.json({ data: { settings: { __typename: 'Settings', version, ...nothing.settings } } }),
    ),
    api.mutation('PresentCompany', ({ variables }) => {
      presented(variables.input);
      version += 1;
      return HttpResponse.json({
        data: { updateSettings: { __typename: 'Settings', version, companyName: 'Toubkal Cars', logoAdminUrl: null } },
      });
    }),
    api.mutation('AddAgency', ({ variables }) => {
      added(variables.input);
      return added.mock.calls.length === 1
        ? refusal('L’ICE est obligatoire.', 'VALIDATION', { fields: { ice: ['L’ICE est obligatoire.'] } })
        : HttpResponse.json({ data: { createAgency: { __typename: 'Agency', ...agency } } });
    }),
  );
  const { user, onChanged } = open(nothing);
  await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Toubkal Cars');
  await user.type(screen.getByRole('textbox', { name: /^Telephone/ }), '0522304050');
  await user.type(screen.getByRole('textbox', { name: /^Adresse/ }), agency.address);
  await user.click(save());
  const ice = screen.getByRole('textbox', { name: /^ICE/ });
  await waitFor(() => expect(ice).toHaveAccessibleDescription('L’ICE est obligatoire.'));
  expect(onChanged).not.toHaveBeenCalled();
  await user.type(ice, '0021');
  await user.click(save());
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(presented.mock.calls.map(([input]) => (input as { version: number }).version)).toEqual([1, 2]);
  expect(presented).toHaveBeenCalledWith(expect.objectContaining({ companyName: 'Toubkal Cars', phone: '0522304050' }));
  expect(added).toHaveBeenLastCalledWith(
    expect.objectContaining({ ice: '0021', phone: '0522304050', mobile: '0522304050', contractTheme: 'MODEL_1' }),
  );
});

test('the first vehicle brings its brand, which a refused vehicle does not add again; the next form takes the focus', async () => {
  const [brands, vehicles] = [jest.fn(), jest.fn()];
  server.use(
    api.query('SetupChoices', () =>
      HttpResponse.json({
        data: {
          agencies: { __typename: 'AgencyPage', items: [{ __typename: 'Agency', id: '1', name: agency.name }] },
          brands: { __typename: 'BrandPage', items: [] },
        },
      }),
    ),
    api.mutation('AddFirstBrand', ({ variables }) => {
      brands(variables.input);
      return HttpResponse.json({ data: { createBrand: { __typename: 'Brand', id: '9', name: 'Dacia' } } });
    }),
    api.mutation('AddFirstVehicle', ({ variables }) => {
      vehicles(variables.input);
      return vehicles.mock.calls.length === 1
        ? refusal('Déjà prise.', 'VEHICLE.PLATE_TAKEN', { fields: { plateNumber: ['Déjà prise.'] } })
        : HttpResponse.json({ data: { createVehicle: { __typename: 'Vehicle', id: '3' } } });
    }),
    api.query('SetupPrices', () => HttpResponse.json({ data: prices })),
  );
  const { user } = open(withAgency);
  await user.click(await screen.findByRole('button', { name: 'Enregistrer et continuer' }));
  expect(screen.getByRole('combobox', { name: 'Marque' })).toHaveAccessibleDescription(/La marque est obligatoire/);
  await user.type(screen.getByRole('combobox', { name: 'Marque' }), 'dacia');
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Logan');
  await user.click(save());
  const plate = screen.getByRole('textbox', { name: 'Immatriculation' });
  await waitFor(() => expect(plate).toHaveAccessibleDescription('Déjà prise.'));
  await user.click(save());
  await waitFor(() => expect(screen.getByText('Fait : 2 sur 6')).toBeInTheDocument());
  expect(brands).toHaveBeenCalledTimes(1);
  expect(vehicles).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'Logan', brandId: '9', agencyId: '1', seats: 5, luggage: 2, fuel: null }),
  );
});

const prices = {
  vehicles: {
    __typename: 'VehiclePage',
    items: [
      { __typename: 'Vehicle', id: '3', category: 'CITY_CAR', dailyPrice: '300.00' },
      { __typename: 'Vehicle', id: '4', category: 'CITY_CAR', dailyPrice: '280.00' },
    ],
  },
  depositSettings: {
    __typename: 'DepositSettings',
    amounts: [{ __typename: 'CategoryDeposit', category: 'LUXURY_SEDAN', amount: '15000.00' }],
    excesses: [],
    version: 2,
  },
  priceSettings: { __typename: 'PriceSettings', includedKm: [], version: 5 },
  chargeRules: { __typename: 'ChargeRulePage', items: [{ __typename: 'ChargeRule', id: '8', name: 'GPS' }] },
};

test('prices and extras are saved together, and after a refusal only what is left', async () => {
  const [deposits, km, extras] = [jest.fn(), jest.fn(), jest.fn()];
  server.use(
    api.query('SetupPrices', () => HttpResponse.json({ data: prices })),
    api.mutation('SetFirstDeposits', ({ variables }) => {
      deposits(variables.input);
      return HttpResponse.json({ data: { updateDepositSettings: { __typename: 'DepositSettings', version: 3 } } });
    }),
    api.mutation('SetFirstKm', ({ variables }) => {
      km(variables.input);
      return HttpResponse.json({ data: { updatePriceSettings: { __typename: 'PriceSettings', version: 6 } } });
    }),
    api.mutation('AddSampleExtra', ({ variables }) => {
      extras(variables.input);
      return extras.mock.calls.length === 2
        ? HttpResponse.error()
        : HttpResponse.json({ data: { createChargeRule: { __typename: 'ChargeRule', id: '1' } } });
    }),
  );
  const { user } = open(withVehicle);
  const row = await screen.findByRole('group', { name: 'Citadines' });
  expect(row).toHaveTextContent(/À partir de 280.Dh par jour/);
  // What the agency has already is not offered again.
  expect(screen.queryByRole('checkbox', { name: 'GPS' })).not.toBeInTheDocument();
  await user.click(save());
  expect(within(row).getByRole('textbox', { name: 'Caution' })).toHaveAccessibleDescription(
    /La caution est obligatoire/,
  );
  await user.type(within(row).getByRole('textbox', { name: 'Caution' }), '5000');
  await user.type(within(row).getByRole('textbox', { name: 'Km inclus par jour' }), '250');
  await user.click(screen.getByRole('checkbox', { name: 'Siège enfant' }));
  await user.click(screen.getByRole('checkbox', { name: 'Livraison à l’aéroport' }));
  const price = screen.getByRole('textbox', { name: 'Prix : Siège enfant' });
  await user.clear(price);
  await user.type(price, '60');
  await user.click(save());
  await waitFor(() => expect(extras).toHaveBeenCalledTimes(2));
  await screen.findByRole('alert');
  await user.click(save());
  await waitFor(() => expect(screen.getByText('Fait : 3 sur 6')).toBeInTheDocument());
  expect(deposits.mock.calls.map(([input]) => (input as { version: number }).version)).toEqual([2, 3]);
  expect(deposits).toHaveBeenLastCalledWith({
    version: 3,
    amounts: [
      { category: 'CITY_CAR', amount: '5000.00' },
      { category: 'LUXURY_SEDAN', amount: '15000.00' },
    ],
    excesses: [],
  });
  expect(km).toHaveBeenCalledWith({ version: 5, includedKm: [{ category: 'CITY_CAR', kmPerDay: 250 }] });
  expect(extras.mock.calls.map(([input]) => (input as { name: string }).name)).toEqual([
    'Siège enfant',
    'Livraison à l’aéroport',
    'Livraison à l’aéroport',
  ]);
  expect(extras.mock.calls[0]?.[0]).toMatchObject({ kind: 'EXTRA', unit: 'DAY', price: '60.00', maxQuantity: 2 });
});
