import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { PricePreview } from './PricePreview';

const line = (label: string, quantity: number, unitPrice: string, amount: string) => ({
  ...{ __typename: 'PriceLine', id: null, kind: 'DAYS', label, quantity, unitPrice, amount, ruleId: null },
});

type User = ReturnType<typeof renderAt>['user'];

const enterDates = async (user: User): Promise<void> => {
  await user.click(screen.getByRole('button', { name: /^Date debut/ }));
  const picker = within(await screen.findByRole('dialog', { name: /date de debut/ }));
  // Days of whatever month it is.
  await user.click(picker.getByRole('button', { name: /^10 / }));
  await user.click(picker.getByRole('button', { name: /^13 / }));
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
};

beforeEach(() =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T09:00:00.000Z' } })),
    api.query('FoundVehicles', () =>
      HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', items: [], totalCount: 0 } } }),
    ),
    api.query('RentalExtras', () =>
      HttpResponse.json({
        data: {
          rentalExtras: {
            ...{ __typename: 'RentalExtras', asksAge: false },
            items: [
              {
                ...{
                  __typename: 'RentalExtra',
                  ruleId: '4',
                  name: 'Siège bébé',
                  hint: null,
                  unit: 'DAY',
                  price: '40.00',
                },
                ...{ amount: '120.00', available: 1, imageUrl: '/storage/options/a.webp' },
              },
            ],
          },
        },
      }),
    ),
  ),
);

test('the price of a category is that of its cheapest vehicle, which is named', async () => {
  const quoted = jest.fn();
  server.use(
    api.query('CheapestVehicle', ({ variables }) =>
      HttpResponse.json({
        data: {
          cheapestVehicle:
            variables.category === 'LUXURY_SEDAN'
              ? { __typename: 'Vehicle', id: '9', name: 'Audi A4', plateNumber: '10736-E-6' }
              : null,
        },
      }),
    ),
    api.query('PriceQuote', ({ variables }) => {
      quoted(variables.vehicleId);
      return HttpResponse.json({
        data: {
          priceQuote: {
            ...{ __typename: 'PriceQuote', days: 3, dailyPrice: '900.00', total: '2700.00', discounted: false },
            ...{ registeredDailyPrice: '765.00', registeredTotal: '2295.00', registeredDiscountPercent: 15 },
            ...{ payable: '2700.00', lines: [line('Location, par jour', 3, '900.00', '2700.00')] },
          },
        },
      });
    }),
  );
  const { user, container } = renderAt('/tarifs', <PricePreview />);
  expect(screen.getByText('Choisissez un véhicule ou une gamme, et deux dates.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pour' }), 'LUXURY_SEDAN');
  await enterDates(user);
  const table = within(await screen.findByRole('table', { name: 'Ce qu’un client paierait' }));
  expect(screen.getByRole('textbox', { name: 'Calculé pour' })).toHaveValue('Audi A4, 10736-E-6');
  expect(table.getAllByRole('row')[1]).toHaveTextContent(/Location, par jour3900.Dh2.700.Dh/);
  expect(quoted).toHaveBeenCalledWith('9');
  expect(await screen.findByRole('checkbox', { name: 'Siège bébé' })).toBeInTheDocument();
  const picture = container.querySelector('img[src="/storage/options/a.webp"]');
  expect(picture).toHaveAttribute('width', '72');
  expect(picture).toHaveAttribute('height', '54');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pour' }), 'CITY_CAR');
  expect(await screen.findByText('Aucun véhicule de cette gamme n’est sur le site.')).toBeInTheDocument();
});
