import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { StatisticsBoard } from './StatisticsBoard';

const requested: Record<string, unknown[]> = {};

const note = (name: string, variables: Record<string, unknown>): void => {
  (requested[name] ??= []).push(variables.period ?? null);
};

const days = (sum: string, ...amounts: string[]) => ({
  __typename: 'DayAmounts',
  sum,
  days: amounts.map((amount, index) => ({ __typename: 'DayAmount', day: `2026-11-0${index + 1}`, amount })),
});

const serve = (): void =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T12:00:00+00:00' } })),
    api.query('SumsBefore', ({ variables }) => {
      note('before', variables);
      return HttpResponse.json({
        data: {
          rentalsPerDay: [{ __typename: 'DayCount', count: 4 }],
          chargesPerDay: { __typename: 'DayAmounts', sum: '0.00' },
          revenuePerDay: { __typename: 'DayAmounts', sum: '7500.00' },
        },
      });
    }),
    api.query('RentalsPerDay', ({ variables }) => {
      note('rentals', variables);
      return HttpResponse.json({
        data: {
          rentalsPerDay: [
            { __typename: 'DayCount', day: '2026-11-01', count: 2 },
            { __typename: 'DayCount', day: '2026-11-02', count: 0 },
          ],
        },
      });
    }),
    api.query('MostRentedVehicles', () => HttpResponse.json({ data: { mostRentedVehicles: [] } })),
    api.query('ChargesPerDay', ({ variables }) => {
      note('charges', variables);
      return HttpResponse.json({ data: { chargesPerDay: days('1250.50', '1250.50', '0.00') } });
    }),
    api.query('RevenuePerDay', () =>
      HttpResponse.json({ data: { revenuePerDay: days('9000.00', '4000.00', '5000.00') } }),
    ),
    api.query('FleetReport', () =>
      HttpResponse.json({
        data: {
          fleetReport: {
            __typename: 'FleetReport',
            revenue: '9000.00',
            charges: '9500.00',
            profit: '-500.00',
            usePercent: 42.5,
            vehicles: Array.from({ length: 21 }, (_, index) => ({
              __typename: 'VehicleReport',
              vehicleId: String(index + 1),
              name: `Véhicule ${index + 1}`,
              plateNumber: `${index + 1}-A-15`,
              rentalCount: 1,
              revenue: '1.00',
              charges: '2.00',
              profit: '-1.00',
              usePercent: 1,
            })),
          },
        },
      }),
    ),
  );

beforeEach(() => {
  for (const name of Object.keys(requested)) delete requested[name];
});

const panel = async (title: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;

test('all charts load without dates, with their sums, and each figure can be read in a table', async () => {
  serve();
  const { user } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const charges = await panel('Charge Statistiques');
  expect(await within(charges).findByText(/La Somme: 1.250,50.Dh/)).toBeInTheDocument();
  expect(await within(await panel('Revenu des locations Statistiques')).findByText(/La Somme: 9.000.Dh/)).toBeVisible();
  await user.click(within(charges).getByText('Voir les chiffres'));
  const table = within(charges).getByRole('table', { name: 'Charge Statistiques' });
  expect(within(table).getByRole('row', { name: /01-11-2026 1.250,50.Dh/ })).toBeInTheDocument();
  expect(within(await panel('Véhicules plus louées')).getByText('Rien sur cette période.')).toBeInTheDocument();
  expect(requested).toMatchObject({ rentals: [null], charges: [null] });
});

test('dates are asked for one chart alone, stay in the address, and must make a period', async () => {
  serve();
  const { user, address } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const charges = await panel('Charge Statistiques');
  await user.type(within(charges).getByLabelText(/Date de début/), '2026-10-05');
  await user.click(within(charges).getByRole('button', { name: 'Chercher' }));
  expect(within(charges).getByRole('alert')).toHaveTextContent('Choisissez les deux dates.');
  await user.type(within(charges).getByLabelText(/Date de fin/), '2026-10-01');
  await user.click(within(charges).getByRole('button', { name: 'Chercher' }));
  expect(within(charges).getByRole('alert')).toHaveTextContent('La date de fin doit suivre la date de début.');
  await user.clear(within(charges).getByLabelText(/Date de fin/));
  await user.type(within(charges).getByLabelText(/Date de fin/), '2026-10-31');
  await user.click(within(charges).getByRole('button', { name: 'Chercher' }));
  await waitFor(() => expect(requested.charges).toEqual([null, { from: '2026-10-05', to: '2026-10-31' }]));
  expect(requested.rentals).toEqual([null]);
  expect(address()).toBe('/statistiquevehicule?date_debut_charge=2026-10-05&date_fin_charge=2026-10-31');
});

test('a chart that failed says so and is tried again, the others stand', async () => {
  serve();
  server.use(api.query('ChargesPerDay', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const charges = await panel('Charge Statistiques');
  await user.click(await within(charges).findByRole('button', { name: 'Réessayer' }));
  expect(await within(charges).findByText(/La Somme/)).toBeInTheDocument();
});

test('dates that the server refuses are told at the dates, where trying again cannot help', async () => {
  serve();
  const tooLong = 'La période est limitée à trois ans.';
  server.use(
    api.query('ChargesPerDay', ({ variables }) =>
      variables.period
        ? refusal(tooLong, 'REPORT.PERIOD', { fields: { to: [tooLong] } })
        : HttpResponse.json({ data: { chargesPerDay: days('1250.50', '1250.50', '0.00') } }),
    ),
  );
  const { user } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const charges = await panel('Charge Statistiques');
  await user.type(within(charges).getByLabelText(/Date de début/), '2020-01-01');
  await user.type(within(charges).getByLabelText(/Date de fin/), '2026-10-31');
  await user.click(within(charges).getByRole('button', { name: 'Chercher' }));
  expect(await within(charges).findByRole('alert')).toHaveTextContent(tooLong);
  expect(within(charges).getByLabelText(/Date de fin/)).toBeInvalid();
  expect(within(charges).queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  await user.click(within(charges).getByRole('button', { name: 'Ce mois-ci' }));
  expect(await within(charges).findByText(/La Somme/)).toBeInTheDocument();
  expect(within(charges).queryByRole('alert')).not.toBeInTheDocument();
});

test('the fleet shows its best vehicles first and the rest when asked', async () => {
  serve();
  const { user } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const fleet = await panel('Rentabilité et utilisation du parc');
  expect(await within(fleet).findByText('42,5 %')).toBeInTheDocument();
  expect(within(fleet).queryByText('Véhicule 21')).not.toBeInTheDocument();
  await user.click(within(fleet).getByRole('button', { name: 'Voir 1 véhicule de plus' }));
  // The button is gone, so the first new vehicle has the focus.
  expect(within(fleet).getByRole('row', { name: /^Véhicule 21/ })).toHaveFocus();
});

test('the bar above fills the dates of every chart, which are then compared with the days before', async () => {
  serve();
  const { user, address } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const revenue = await panel('Revenu des locations Statistiques');
  expect(await within(revenue).findByText('(+20 % par rapport à la période précédente)')).toBeInTheDocument();
  const bar = within(screen.getByRole('region', { name: 'Période de tous les graphiques' }));
  expect(bar.getByLabelText('Ce mois-ci')).toBeChecked();
  await user.click(bar.getByLabelText('30 derniers jours'));
  const span = { from: '2026-10-22', to: '2026-11-20' };
  await waitFor(() => expect(requested).toMatchObject({ rentals: [null, span], charges: [null, span] }));
  expect(requested.before).toEqual([
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-09-22', to: '2026-10-21' },
  ]);
  for (const chart of ['location', 'vehicule', 'charge', 'revenue', 'parc'])
    expect(address()).toContain(`date_debut_${chart}=2026-10-22&date_fin_${chart}=2026-11-20`);
});

test('a chart with dates of its own is compared with nothing', async () => {
  serve();
  const { user } = renderAt('/statistiquevehicule', <StatisticsBoard />);
  const revenue = await panel('Revenu des locations Statistiques');
  const compared = '(+20 % par rapport à la période précédente)';
  expect(await within(revenue).findByText(compared)).toBeInTheDocument();
  await user.type(within(revenue).getByLabelText(/Date de début/), '2026-11-01');
  await user.type(within(revenue).getByLabelText(/Date de fin/), '2026-11-03');
  await user.click(within(revenue).getByRole('button', { name: 'Chercher' }));
  await waitFor(() => expect(within(revenue).queryByText(compared)).not.toBeInTheDocument());
  expect(await within(revenue).findByText(/La Somme/)).toBeInTheDocument();
});
