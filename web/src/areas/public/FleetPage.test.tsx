import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { FleetPage } from './FleetPage';

const quote = {
  __typename: 'PriceQuote',
  days: 4,
  dailyPrice: '400.00',
  total: '1600.00',
  registeredTotal: '1360.00',
  registeredDiscountPercent: 15,
  discounted: false,
  payable: '1600.00',
  fees: '0.00',
  lines: [] as object[],
};

const vehicle = (id: string, name: string) => ({
  __typename: 'Vehicle',
  id,
  name,
  category: 'COMPACT_SUV',
  fuel: 'DIESEL',
  transmission: 'MANUAL',
  dailyPrice: '420.00',
  seats: 5,
  luggage: 3,
  imageUrl: null,
});
const vehicleDetail = {
  ...vehicle('1', 'Dacia Duster'),
  ...{ modelYear: 2025, color: 'BLUE', galleryUrls: [], includedKmPerDay: 0, airConditioning: true, sunroof: false },
  ...{ consumption: null, tiers: [], brand: null, agency: null },
};

const pageOf = (items: object[]) => ({
  __typename: 'VehiclePage',
  totalCount: items.length,
  page: 1,
  pageCount: 1,
  items,
});

let requested: Record<string, unknown>[];

const available = (items: object[]) =>
  api.query('AvailableVehicles', ({ variables }) => {
    requested.push(variables);
    return HttpResponse.json({ data: { availableVehicles: pageOf(items) } });
  });

beforeEach(() => {
  requested = [];
  session.clear();
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T10:00:00+00:00' } })),
    api.query('FleetVehicles', ({ variables }) => {
      requested.push(variables);
      return HttpResponse.json({
        data: { vehicles: pageOf([vehicle('1', 'Dacia Duster'), vehicle('2', 'Kia Sportage')]) },
      });
    }),
    available([{ ...vehicle('1', 'Dacia Duster'), quote }]),
  );
});

const dated = '/parcAuto?date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00';
const render = (address = '/parcAuto') => renderAt(address, <FleetPage />);

test('without dates the whole fleet is shown, and a search without them is answered with the documented words', async () => {
  const { user } = render();
  expect(await screen.findByRole('heading', { name: '2 véhicules' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Chercher' }));
  const warning = screen.getByRole('alert');
  expect(warning).toHaveTextContent('Veuillez-vous correcter la date!');
  expect(warning).toHaveTextContent('Veuillez-vous remplire tous les champs');
});

test('an address beyond the last page leads to it, and an empty agency is not said to have filters', async () => {
  const many = { totalCount: 30, pageCount: 3 };
  server.use(
    api.query<object, { page: { page: number } }>('FleetVehicles', ({ variables }) =>
      HttpResponse.json({
        data: { vehicles: { ...pageOf(variables.page.page > 3 ? [] : [vehicle('1', 'Dacia Duster')]), ...many } },
      }),
    ),
  );
  const { address } = render('/parcAuto?page=99');
  expect(await screen.findByRole('article')).toHaveTextContent('Dacia Duster');
  expect(address()).toBe('/parcAuto?page=3');
  cleanup();
  server.use(api.query('FleetVehicles', () => HttpResponse.json({ data: { vehicles: pageOf([]) } })));
  render();
  expect(await screen.findByText('L’agence n’en propose pas pour le moment.')).toBeInTheDocument();
  expect(screen.queryByText(/filtres/)).toBeNull();
});

test('a shared link shows the price for its dates and what a registered client pays', async () => {
  render(dated);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/1.600.Dh pour 4 jours/)).toBeInTheDocument();
  expect(card.getByText(/1.360.Dh pour les clients inscrits \(−15 %\)/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 véhicule disponible' })).toBeInTheDocument();
  expect(requested[0]).toMatchObject({ period: { startsAt: '2026-11-25T10:00', endsAt: '2026-11-29T10:00' } });
});

test('the dates of a search stand there before its answer, so that nothing moves when it comes', async () => {
  server.use(api.query('AvailableVehicles', () => delay('infinite')));
  const { user } = render(dated);
  expect(await screen.findByText('du 25-11-2026 10:00 au 29-11-2026 10:00')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer les dates' }));
  expect(await screen.findByRole('heading', { name: '2 véhicules' })).toBeInTheDocument();
});

test('the focus stays at the results when the dates are cleared, whose button leaves', async () => {
  const { user } = render(dated);
  await user.click(await screen.findByRole('button', { name: 'Effacer les dates' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Effacer les dates' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: /véhicule/ })).toHaveFocus();
});

test('where fees go by places and age, the search asks for them and every total shown counts them', async () => {
  const line = (label: string, amount: string) => ({
    ...{ __typename: 'PriceLine', id: null, kind: 'FEE', label, quantity: 1, unitPrice: amount, amount, ruleId: '1' },
  });
  const withFees = {
    ...{ ...quote, total: '2100.00', payable: '2100.00', fees: '500.00' },
    lines: [line('Location, par jour', '1600.00'), line('Retour dans une autre ville', '500.00')],
  };
  const quoted = jest.fn();
  server.use(
    api.query('TripQuestions', () =>
      HttpResponse.json({ data: { tripQuestions: { __typename: 'TripQuestions', places: true, driverAge: true } } }),
    ),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Agadir', 'Tangier'] } })),
    available([{ ...vehicle('1', 'Dacia Duster'), quote: withFees }]),
    api.query('VehicleDetail', () =>
      HttpResponse.json({
        data: {
          vehicle: vehicleDetail,
        },
      }),
    ),
    api.query('VehicleDetailQuote', ({ variables }) => {
      quoted(variables.options);
      return HttpResponse.json({ data: { priceQuote: withFees } });
    }),
  );
  const { user, address } = render(dated);
  const search = within(await screen.findByRole('form', { name: 'Rechercher un véhicule disponible' }));
  await screen.findByRole('combobox', { name: /Lieu de livraison/ });
  await user.click(search.getByRole('button', { name: 'Chercher' }));
  expect(await search.findAllByText('Indiquez-le pour voir le prix total.')).toHaveLength(3);
  await user.selectOptions(search.getByRole('combobox', { name: /Lieu de livraison/ }), 'Tangier');
  await user.selectOptions(search.getByRole('combobox', { name: /Lieu de retour/ }), 'Agadir');
  await user.type(search.getByRole('textbox', { name: /Âge du conducteur/ }), '22');
  await user.click(search.getByRole('button', { name: 'Chercher' }));
  const trip = { pickupPlace: 'Tangier', returnPlace: 'Agadir', driverAge: 22 };
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ trip }));
  expect(address()).toContain('lieu_retour=Agadir');
  const [total, made] = within(await screen.findByRole('article')).getAllByText(/Dh/);
  expect(total).toHaveTextContent(/^2.100.Dh pour 4 jours$/);
  expect(made).toHaveTextContent(/^400.Dh \/ jour, plus 500.Dh de frais$/);
  await user.click(screen.getByRole('link', { name: 'Dacia Duster' }));
  const lines = await screen.findByRole('list', { name: 'Détail du prix' });
  expect(lines).toHaveTextContent(/Location, par jour.*1.600.Dh.*Retour dans une autre ville.*500.Dh/);
  expect(quoted).toHaveBeenLastCalledWith(trip);
});

test.each([
  ['SEARCH.START_IN_PAST', 'La date debut doit etre superieur à la date d’aujourd’hui'],
  ['SEARCH.END_NOT_AFTER_START', 'La date retour doit etre superieur à la date debut'],
  ['SEARCH.NO_DATE', 'Veuillez-vous remplire tous les champs'],
  ['SEARCH.TOO_FAR', 'La date debut doit être dans les 18 prochains mois.'],
])("the server's %s becomes the documented warning", async (code, text) => {
  server.use(
    api.query('AvailableVehicles', () =>
      HttpResponse.json({ data: null, errors: [{ message: 'x', extensions: { code } }] }),
    ),
  );
  render(dated);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a return before the start is not even asked', async () => {
  render('/parcAuto?date_debut=2026-11-29T10%3A00&date_fin=2026-11-25T10%3A00');
  expect(await screen.findByRole('alert')).toHaveTextContent('La date retour doit etre superieur à la date debut');
  expect(requested).toHaveLength(0);
});

test('an empty result says what to do', async () => {
  server.use(available([]));
  render(dated);
  expect(await screen.findByText(/vehicules disponibles!/)).toBeInTheDocument();
  expect(
    screen.getByText('Désoler aucan vehicules(gamme) disponibles à cet date, veuillez-vous choisir autre date'),
  ).toBeInTheDocument();
});

test('filters stand in the address, show as chips and can be removed', async () => {
  const { user, address } = render(dated);
  await screen.findByRole('article');
  await user.click(screen.getByRole('checkbox', { name: 'SUV compacts' }));
  await user.click(screen.getByRole('checkbox', { name: 'Automatique' }));
  expect(address()).toBe(`${dated}&gammes=suv-compacts&options=automatique`);
  await waitFor(() =>
    expect(requested.at(-1)).toMatchObject({ filter: { categories: ['COMPACT_SUV'], transmissions: ['AUTOMATIC'] } }),
  );
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre SUV compacts' }));
  expect(address()).toBe(`${dated}&options=automatique`);
});

test('a failure while filtering is said and can be tried again', async () => {
  server.use(api.query('FleetVehicles', () => HttpResponse.error(), { once: true }));
  const { user } = render('/parcAuto?options=essence');
  expect(await screen.findByText('Une erreur s’est produite lors du filtrage')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Kia Sportage')).toBeInTheDocument();
});

test('a visitor who reserves is asked to register or to reserve quickly, with vehicle and dates', async () => {
  const { user } = render(dated);
  await user.click(await screen.findByRole('button', { name: 'Réserver Dacia Duster' }));
  const prompt = within(await screen.findByRole('dialog', { name: 'Vous n’êtes pas inscrits!' }));
  expect(prompt.getByText(/15 % de remise/)).toBeInTheDocument();
  expect(prompt.getByRole('link', { name: 'S’inscrire' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/inscription\?redirect=/),
  );
  expect(prompt.getByRole('link', { name: 'Reservation Rapide' })).toHaveAttribute(
    'href',
    '/reservationRapid?id_vehicule=1&date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00&parcAuto=true',
  );
});

test('a client chooses between the full and the quick form', async () => {
  session.set({ token: 'jeton', type: 'client' });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Réserver Dacia Duster' }));
  const prompt = within(await screen.findByRole('dialog'));
  expect(prompt.getByRole('link', { name: 'Reservation Complete' })).toHaveAttribute(
    'href',
    '/reservation?id_vehicule=1',
  );
  expect(prompt.getByRole('link', { name: 'Reservation Rapide' })).toBeInTheDocument();
  expect(prompt.queryByText('Vous n’êtes pas inscrits!')).not.toBeInTheDocument();
});

test('the detail has its own address and shows the vehicle’s own prices by duration', async () => {
  server.use(
    api.query('VehicleDetail', () =>
      HttpResponse.json({
        data: {
          vehicle: {
            ...vehicleDetail,
            galleryUrls: ['/storage/vehicules/2.webp'],
            tiers: [{ __typename: 'RentalTier', fromDays: 3, dailyPrice: '400.00' }],
          },
        },
      }),
    ),
    api.query('VehicleDetailQuote', () => HttpResponse.json({ data: { priceQuote: quote } })),
  );
  const { user, address } = render(dated);
  await user.click(await screen.findByRole('link', { name: 'Dacia Duster' }));
  expect(address()).toContain('vehicule=1');
  const detail = within(await screen.findByRole('dialog', { name: 'Dacia Duster' }));
  const rows = within(await detail.findByRole('table', { name: 'Prix selon la durée' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
    'DuréePrix par jour',
    '1 à 2 jours420 Dh',
    '3 jours et plus400 Dh',
  ]);
  await user.click(detail.getByRole('button', { name: 'Fermer' }));
  expect(address()).toBe(dated);
});

test('vehicles are compared side by side, and a shared link compares the same', async () => {
  let wanted: unknown;
  server.use(
    api.query('ComparedVehicles', ({ variables }) => {
      wanted = variables;
      const details = { modelYear: 2025, airConditioning: true, sunroof: false, consumption: null };
      const items = [
        { ...vehicle('2', 'Kia Sportage'), ...details, dailyPrice: '480.00' },
        { ...vehicle('1', 'Dacia Duster'), ...details },
      ];
      return HttpResponse.json({ data: { vehicles: pageOf(items) } });
    }),
  );
  const { user, address } = render();
  await user.click(await screen.findByRole('checkbox', { name: 'Comparer Dacia Duster' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comparer Kia Sportage' }));
  expect(screen.getByText('2 véhicules choisis')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Comparer' }));
  expect(address()).toBe('/parcAuto?comparer=1%2C2&comparaison=1');
  const table = within(await screen.findByRole('table'));
  expect(wanted).toMatchObject({ ids: ['1', '2'], dated: false });
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Dacia Duster'),
    expect.stringContaining('Kia Sportage'),
  ]);
  await user.click(table.getByRole('button', { name: 'Retirer Dacia Duster de la comparaison' }));
  expect(address()).toBe('/parcAuto?comparer=2');
});

test('removing one of three compared vehicles goes on comparing the other two', async () => {
  server.use(
    api.query('ComparedVehicles', ({ variables }) => {
      const details = { modelYear: 2025, airConditioning: true, sunroof: false, consumption: null };
      const ids = variables.ids as string[];
      return HttpResponse.json({
        data: { vehicles: pageOf(ids.map((id) => ({ ...vehicle(id, `Voiture ${id}`), ...details }))) },
      });
    }),
  );
  const { user, address } = render('/parcAuto?comparer=1,2,3&comparaison=1');
  await user.click(await screen.findByRole('button', { name: 'Retirer Voiture 2 de la comparaison' }));
  expect(address()).toBe('/parcAuto?comparer=1%2C3&comparaison=1');
});
