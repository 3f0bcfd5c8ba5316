import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ReservationFeedProvider } from '../../domain/reservation/ReservationFeed';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { BookingDialog } from './BookingDialog';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const omar = {
  ...{ __typename: 'Customer', id: '9', registered: false },
  ...{ lastName: 'Idrissi', firstName: 'Omar', email: '', phone: '0612345678' },
  ...{ licenceNumber: 'P4829', licenceCategory: 'B', licenceIssuedOn: '2016-05-01', licenceExpiresOn: '2026-05-01' },
  ...{ birthDate: null, nationalId: 'BK482913', passportNumber: null, nationality: 'Marocaine' },
  papersCheckedAt: '2026-03-12T10:00:00.000+00:00',
};

const quote = {
  ...{ __typename: 'PriceQuote', days: 4, dailyPrice: '300.00', total: '1200.00', payable: '1200.00', lines: [] },
  ...{ registeredDailyPrice: '255.00', registeredTotal: '1020.00', registeredDiscountPercent: 15, discounted: false },
};

/** The people that the server was asked to warn of, the newest last. */
const askedOf: unknown[] = [];

const open = (customer: object = omar) => {
  askedOf.length = 0;
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T09:00:00.000+00:00' } })),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Agadir', 'Fes'] } })),
    api.query('RentalExtras', () =>
      HttpResponse.json({ data: { rentalExtras: { __typename: 'RentalExtras', asksAge: false, items: [] } } }),
    ),
    api.query('PaperWarnings', () => HttpResponse.json({ data: { vehicle: null } })),
    api.query('OpeningWarnings', () => HttpResponse.json({ data: { openingWarnings: [] } })),
    api.query('PriceQuote', () => HttpResponse.json({ data: { priceQuote: quote } })),
    api.query('BookingCustomers', () =>
      HttpResponse.json({ data: { customers: { __typename: 'CustomerPage', items: [customer] } } }),
    ),
    api.query('CustomerWarnings', ({ variables }) => {
      askedOf.push(variables['input']);
      return HttpResponse.json({
        data: {
          customerWarnings: [
            {
              __typename: 'CustomerWarning',
              code: 'UNPAID',
              message: 'Reste à payer : 700,00 Dh sur une location rentrée',
              customerId: '9',
            },
          ],
        },
      });
    }),
  );
  const vehicle = {
    ...{ __typename: 'PlanningVehicle' as const, id: '1', name: 'Dacia Logan', plateNumber: '10001-A-15' },
    ...{ category: 'CITY_CAR' as const, dailyPrice: '300.00', visible: true, imageUrl: null },
    ...{ agencyId: '1', agencyName: 'Casablanca' },
  };
  return renderAt(
    '/tablereservation',
    <ReservationFeedProvider>
      <BookingDialog
        start={{ vehicleId: '1', startsAt: '2026-11-21T10:00', endsAt: '2026-11-25T10:00' }}
        vehicles={[vehicle]}
        bars={new Map()}
        expect={(_bar, work) => work()}
        onOpen={jest.fn()}
        onClose={jest.fn()}
      />
    </ReservationFeedProvider>,
  );
};

const choose = async (user: ReturnType<typeof open>['user']): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: 'Nouvelle réservation' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Client déjà connu/ }), 'p-4829');
  await user.click(await screen.findByRole('option', { name: /Omar Idrissi/ }));
  return dialog;
};

test('a known renter fills in the driver and the papers, and says how these stand', async () => {
  const { user } = open();
  const dialog = await choose(user);
  for (const [label, value] of Object.entries({
    Nom: 'Idrissi',
    Prénom: 'Omar',
    Téléphone: '0612345678',
    'N° de permis': 'P4829',
    'N° de CIN': 'BK482913',
    Nationalité: 'Marocaine',
  }))
    expect(within(dialog).getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(value);
  expect(within(dialog).getByRole('checkbox', { name: /^Dossier complet/ })).toBeChecked();
  expect(dialog).toHaveTextContent('Pièces vérifiées le 12-03-2026');
  expect(dialog).toHaveTextContent('Permis expiré le 01-05-2026');
});

test.each([
  ['with an account', true],
  ['without an account', false],
])('a customer %s has the discount: %s', async (_, registered) => {
  const { user } = open({ ...omar, registered });
  const dialog = await choose(user);
  await waitFor(() => expect(dialog).toHaveTextContent(/4 jours, 300 Dh par jour/));
  const discount = within(dialog).queryByText(/avec la réduction client/);
  if (registered) expect(discount).toBeInTheDocument();
  else expect(discount).not.toBeInTheDocument();
});

test('warns of a chosen customer', async () => {
  const { user } = open();
  const dialog = await choose(user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Reste à payer : 700,00 Dh');
  expect(askedOf.at(-1)).toMatchObject({ customerId: '9', lastName: 'Idrissi', licenceNumber: 'P4829' });
});

test('warns of a paper number that was typed, once it is complete', async () => {
  const { user } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Nouvelle réservation' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Dossier complet/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /^N° de permis/ }), 'P48291');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Reste à payer');
  expect(askedOf).toEqual([{ lastName: null, firstName: null, licenceNumber: 'P48291' }]);
});
