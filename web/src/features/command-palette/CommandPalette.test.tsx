import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { PaletteHost } from './PaletteHost';
import { columnsFor } from './paletteResults';

const pages = [
  { label: 'Réservations', path: '/listreservation' },
  { label: 'Clients', path: '/listClient' },
];
const targets = {
  vehicle: (id: string) => `/listCar?fiche=${id}`,
  reservation: (number: string | null) => `/listreservation?numero=${number ?? ''}`,
  customer: (id: string) => `/listClient?client=${id}`,
};

const reservation = {
  __typename: 'Reservation',
  id: '11',
  number: 'K7RT4-W9XMP',
  status: 'ACCEPTED',
  startsAt: '2026-12-01T10:00:00+00:00',
  endsAt: '2026-12-05T10:00:00+00:00',
  driver: { __typename: 'Driver', lastName: 'Tazi', firstName: 'Nadia' },
  vehicle: { __typename: 'Vehicle', id: '1', name: 'Dacia Duster', plateNumber: '12345-A-6' },
};

const driven = {
  ...{ __typename: 'Reservation', id: '12', number: 'DRIVN-AB234', endsAt: '2026-12-05T10:00:00+00:00' },
  driver: { __typename: 'Driver', lastName: 'Alaoui', firstName: 'Salma' },
  vehicle: reservation.vehicle,
};

const texts: unknown[] = [];

const serve = (): void => {
  texts.length = 0;
  server.use(
    api.query('PaletteSearch', ({ variables }) => {
      texts.push(variables['text']);
      return HttpResponse.json({
        data: {
          vehicles: {
            __typename: 'VehiclePage',
            items: [
              {
                __typename: 'Vehicle',
                id: '1',
                name: 'Dacia Duster',
                plateNumber: '12345-A-6',
                imageUrl: null,
                currentRental: driven,
              },
            ],
          },
          byNumber: { __typename: 'ReservationPage', items: [reservation] },
          byName: { __typename: 'ReservationPage', items: [reservation] },
          customers: {
            __typename: 'CustomerPage',
            items: [
              {
                __typename: 'Customer',
                id: '5',
                lastName: 'Tazi',
                firstName: 'Nadia',
                email: 'nadia@exemple.ma',
                phone: '0612345678',
                currentRental: driven,
              },
            ],
          },
        },
      });
    }),
  );
};

const open = async () => {
  const rendered = renderAt('/dashboard', <PaletteHost pages={pages} targets={targets} />);
  await rendered.user.keyboard('{Control>}k{/Control}');
  return { ...rendered, box: await screen.findByRole('combobox', { name: 'Rechercher partout' }) };
};

const options = () => within(screen.getByRole('listbox', { name: 'Résultats' })).queryAllByRole('option');

test('what is typed before the palette is there goes into it, and starts nothing', async () => {
  serve();
  const run = jest.fn();
  const onKey = jest.fn();
  document.body.addEventListener('keydown', onKey);
  const { user } = renderAt(
    '/dashboard',
    <>
      <button>Liste</button>
      <PaletteHost pages={pages} targets={targets} actions={[{ label: 'Nouvelle réservation', key: 'n', run }]} />
    </>,
  );
  const list = screen.getByRole('button', { name: 'Liste' });
  fireEvent.keyDown(list, { key: 'k', code: 'KeyK', ctrlKey: true });
  onKey.mockClear();
  // At once, before anything that the palette waits for can arrive.
  for (const key of ['n', 'o', 'o', 'Backspace', 'u']) fireEvent.keyDown(list, { key });
  expect(await screen.findByRole('combobox', { name: 'Rechercher partout' })).toHaveValue('nou');
  expect(run).not.toHaveBeenCalled();
  expect(onKey).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', onKey);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  await user.keyboard('n');
  expect(run).toHaveBeenCalledTimes(1);
});

test('Ctrl K offers the pages at once, and asks nobody before two letters', async () => {
  serve();
  const { user, box } = await open();
  expect(options().map((option) => option.textContent)).toEqual(['Réservations', 'Clients', 'Raccourcis clavier']);
  await user.type(box, 'c');
  expect(options().map((option) => option.textContent)).toEqual(['Raccourcis clavier', 'Clients']);
  expect(texts).toEqual([]);
});

test('finds vehicles, reservations once, and clients; arrows and Enter lead there', async () => {
  serve();
  const { user, box, address } = await open();
  await user.type(box, 'tazi');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()[1]).toHaveTextContent(
    'K7RT4-W9XMP · Nadia TaziDacia Duster · 12345-A-6, du 01-12-2026 au 05-12-2026Accepter',
  );
  expect(options()[0]).toHaveTextContent('12345-A-6 · Conduite par Salma Alaoui jusqu’au 05-12-2026 10:00');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toMatch(/^palette-/));
  await user.click(
    screen.getByRole('option', {
      name: /Nadia Tazi Conduit Dacia Duster · 12345-A-6 jusqu’au 05-12-2026 10:00 · 06\s12\s34\s56\s78/,
    }),
  );
  expect(address()).toBe('/listClient?client=5');
});

test('a search that fails says so, the pages stay', async () => {
  server.use(api.query('PaletteSearch', () => HttpResponse.error()));
  const { user, box } = await open();
  await user.type(box, 'reserv');
  expect(await screen.findByText('La recherche n’a pas abouti. Seules les pages sont proposées.')).toBeInTheDocument();
  expect(options().map((option) => option.textContent)).toEqual(['Réservations']);
});

test('a number is looked for only where it can stand', () => {
  expect(columnsFor('k7rt4-w9')).toEqual({ withNumber: true, withPhone: false });
  expect(columnsFor('0612 34')).toEqual({ withNumber: true, withPhone: true });
  expect(columnsFor('+212612')).toEqual({ withNumber: false, withPhone: true });
  expect(columnsFor('nadia@')).toEqual({ withNumber: false, withPhone: false });
});

test('does what is named, and offers what was opened last', async () => {
  serve();
  sessionStorage.setItem(
    'recently-opened',
    JSON.stringify([{ kind: 'vehicles', label: 'Dacia Duster', detail: '12345-A-6', to: '/listCar?fiche=1' }]),
  );
  const { user, box, address } = await open();
  expect(within(screen.getByRole('group', { name: 'Ouverts récemment' })).getByRole('option')).toHaveTextContent(
    'Dacia Duster12345-A-6',
  );
  await user.type(box, 'raccourcis{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Raccourcis clavier' })).toHaveTextContent('Ligne suivante');
  expect(address()).toBe('/dashboard');
});

test('an action with a key begins by it, but not while somebody types', async () => {
  const run = jest.fn();
  const { user } = renderAt(
    '/dashboard',
    <>
      <input aria-label="Nom" />
      <PaletteHost pages={pages} targets={targets} actions={[{ label: 'Nouvelle réservation', key: 'n', run }]} />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'n');
  expect(run).not.toHaveBeenCalled();
  await user.tab();
  await user.keyboard('{Control>}n{/Control}');
  expect(run).not.toHaveBeenCalled();
  await user.keyboard('n');
  expect(run).toHaveBeenCalledTimes(1);
});

test('? shows the keys', async () => {
  const { user } = renderAt('/dashboard', <PaletteHost pages={pages} targets={targets} />);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Raccourcis clavier' })).toHaveTextContent('Sélectionner la ligne');
});
