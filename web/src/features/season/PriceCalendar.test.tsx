import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { PriceCalendar } from './PriceCalendar';

const days = (lowest: string, highest = lowest) =>
  Array.from({ length: 31 }, (_, index) => ({
    ...{ __typename: 'PriceCalendarDay', day: `2027-07-${String(index + 1).padStart(2, '0')}`, lowest, highest },
    seasonIds: index > 9 ? ['4'] : [],
  }));
const row = (category: string, of: object) => ({ __typename: 'PriceCalendarRow', category, vehicleCount: 2, days: of });

const cheap = row('CITY_CAR', days('350.00', '420.00'));

const serve = (
  role: 'ADMIN' | 'EMPLOYEE',
  requested = jest.fn(),
  rows = [cheap, row('LUXURY_SEDAN', days('900.00'))],
): void =>
  server.use(
    staffLogin(role),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-23T10:00:00+00:00' } })),
    api.query('FoundVehicles', () =>
      HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', items: [], totalCount: 0 } } }),
    ),
    api.query('PriceCalendar', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({
        data: {
          priceCalendar: {
            __typename: 'PriceCalendar',
            seasons: [{ __typename: 'Season', id: '4', name: 'Haute saison' }],
            rows,
          },
        },
      });
    }),
  );
const open = () => renderAt('/calendrier-prix?mois=2027-07', <PriceCalendar />);
const cell = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}$`) });
const drawn = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une saison' }));
  return [
    dialog.getByLabelText(/^Premier jour/),
    dialog.getByLabelText(/^Dernier jour/),
    dialog.getByLabelText('Pour'),
  ].map((field) => (field as HTMLInputElement).value);
};

test('shows what each day of the month costs and by which season; employees only read', async () => {
  const requested = jest.fn();
  serve('EMPLOYEE', requested);
  const { user } = open();
  expect(await cell('09-07-2027 : de 350 Dh à 420 Dh')).toBeInTheDocument();
  expect(await cell('12-07-2027 : 900 Dh, Haute saison')).toBeInTheDocument();
  expect(requested).toHaveBeenLastCalledWith({ from: '2027-07-01', days: 31, vehicleId: null });
  await user.click(await cell('12-07-2027 : 900 Dh, Haute saison'));
  expect(screen.queryByRole('button', { name: 'Modifier la saison Haute saison' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mois suivant' }));
  await screen.findByText('août 2027');
  expect(requested).toHaveBeenLastCalledWith({ from: '2027-08-01', days: 31, vehicleId: null });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two clicks open a season for these days and this category, in any order', async () => {
  serve('ADMIN');
  const { user } = open();
  await user.click(await cell('05-07-2027 : 900 Dh'));
  expect(screen.getByText(/Premier jour : 05-07-2027/)).toBeInTheDocument();
  await user.click(await cell('03-07-2027 : 900 Dh'));
  expect(await drawn()).toEqual(['03-07-2027', '05-07-2027', 'LUXURY_SEDAN']);
});

test('so do the keys, and Escape forgets the first day', async () => {
  serve('ADMIN');
  const { user } = open();
  const first = await cell('01-07-2027 : de 350 Dh à 420 Dh');
  act(() => first.focus());
  await user.keyboard('{Enter}{Escape}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
  expect(await drawn()).toEqual(['02-07-2027', '04-07-2027', 'CITY_CAR']);
});

test('so does the mouse that is dragged over days', async () => {
  serve('ADMIN');
  const { user } = open();
  const [first, last] = [await cell('06-07-2027 : 900 Dh'), await cell('08-07-2027 : 900 Dh')];
  await user.pointer([
    { keys: '[MouseLeft>]', target: first },
    { target: last },
    { keys: '[/MouseLeft]', target: last },
  ]);
  expect(await drawn()).toEqual(['06-07-2027', '08-07-2027', 'LUXURY_SEDAN']);
});

test.each([
  ['the button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Annuler' }))],
  [
    'Escape, wherever the focus is',
    async (user: UserEvent) => {
      act(() => (document.activeElement as HTMLElement).blur());
      await user.keyboard('{Escape}');
    },
  ],
])('a first day that was touched is given up by %s', async (_how, giveUp) => {
  serve('ADMIN');
  const { user } = open();
  const first = await cell('05-07-2027 : 900 Dh');
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
  await user.pointer([{ keys: '[TouchA]', target: first }]);
  expect(screen.getByRole('button', { pressed: true })).toBe(first);
  await giveUp(user);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
  expect(screen.getByText(/choisissez le premier puis le dernier/)).toBeInTheDocument();
  expect(first).toHaveFocus();

  await user.pointer([{ keys: '[TouchA]', target: await cell('07-07-2027 : 900 Dh') }]);
  await user.pointer([{ keys: '[TouchA]', target: await cell('08-07-2027 : 900 Dh') }]);
  expect(await drawn()).toEqual(['07-07-2027', '08-07-2027', 'LUXURY_SEDAN']);
});

test.each([
  ['ADMIN', 'Le calendrier montre le prix de chaque jour dès que la flotte a un véhicule.', 1],
  [
    'EMPLOYEE',
    'Le calendrier montre le prix de chaque jour dès qu’un administrateur a ajouté le premier véhicule de la flotte.',
    0,
  ],
] as const)('without vehicles it says to %s what it is for', async (role, text, links) => {
  serve(role, jest.fn(), []);
  open();
  expect(await screen.findByRole('heading', { name: 'Aucun véhicule' })).toBeInTheDocument();
  expect(await screen.findByText(text)).toBeInTheDocument();
  const add = screen.queryAllByRole('link', { name: 'Ajouter un véhicule' });
  expect(add.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/listCar/ajouter'));
});
