import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ReservationFeedProvider } from '../../domain/reservation/ReservationFeed';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { WalkIn } from './WalkIn';
import { emptyWalkIn, periodAt } from './walkInDraft';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const quote = {
  ...{ __typename: 'PriceQuote', days: 3, dailyPrice: '300.00', total: '900.00', payable: '900.00', lines: [] },
  ...{ registeredDailyPrice: '255.00', registeredTotal: '765.00', registeredDiscountPercent: 15, discounted: false },
};
const car = (id: string, name: string, agencyId: string, town: string | null = 'Casablanca') => ({
  ...{ __typename: 'Vehicle', id, name, plateNumber: `1000${id}-A-15`, category: 'CITY_CAR', fuel: 'DIESEL' },
  ...{ transmission: 'MANUAL', imageUrl: null, quote },
  agency: { __typename: 'Agency', id: agencyId, name: `Agence ${agencyId}`, town },
});

/** The last ones are taken most. */
const extras = ['GPS', 'Réhausseur', 'Siège bébé'];
const extraOf = (name: string) => ({
  ...{ __typename: 'RentalExtra', ruleId: name, name, hint: null, imageUrl: null, unit: 'DAY', price: '40.00' },
  ...{ amount: '120.00', available: 1 },
});

const open = (path = '/depart-immediat') => {
  const sent: Record<string, unknown>[] = [];
  const periods: unknown[] = [];
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T09:02:00.000+00:00' } })),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Casablanca', 'Fes'] } })),
    api.query('RentalExtras', () =>
      HttpResponse.json({
        data: { rentalExtras: { __typename: 'RentalExtras', asksAge: false, items: extras.map(extraOf) } },
      }),
    ),
    api.query('PopularExtras', () =>
      HttpResponse.json({
        data: {
          rentalExtras: {
            __typename: 'RentalExtras',
            items: extras.map((name, index) => ({ __typename: 'RentalExtra', ruleId: name, timesBooked: index })),
          },
        },
      }),
    ),
    api.query('PaperWarnings', () => HttpResponse.json({ data: { vehicle: null } })),
    api.query('OpeningWarnings', () => HttpResponse.json({ data: { openingWarnings: [] } })),
    api.query('PriceQuote', () => HttpResponse.json({ data: { priceQuote: quote } })),
    api.query('CustomerWarnings', () => HttpResponse.json({ data: { customerWarnings: [] } })),
    api.query('FreeCars', ({ variables }) => {
      periods.push(variables['period']);
      const items = [car('1', 'Fiat Panda', '1'), car('2', 'Dacia Logan', '2')];
      return HttpResponse.json({
        data: {
          availableVehicles: { __typename: 'VehiclePage', totalCount: 2, items },
          myTill: { __typename: 'Till', id: '1', agency: { __typename: 'Agency', id: '2' } },
        },
      });
    }),
    api.query('AllCars', () => {
      const driver = { __typename: 'Driver', lastName: 'Alami', firstName: 'Sara' };
      const currentRental = {
        ...{ __typename: 'Reservation', id: '5', number: 'AAAAA-11111', endsAt: '2026-11-22T10:00:00+00:00' },
        driver,
      };
      const items = [
        { ...car('1', 'Fiat Panda', '1'), visible: true, availableNow: true, currentRental: null },
        { ...car('3', 'Kia Rio', '1'), visible: true, availableNow: false, currentRental },
        { ...car('4', 'Audi A6', '1'), visible: false, availableNow: true, currentRental: null },
      ];
      return HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', items } } });
    }),
    api.mutation('BookReservation', ({ variables }) => {
      sent.push(variables['input'] as Record<string, unknown>);
      return HttpResponse.json({ data: { bookReservation: acceptedReservation } });
    }),
  );
  return {
    ...renderAt(
      path,
      <ReservationFeedProvider>
        <WalkIn />
      </ReservationFeedProvider>,
    ),
    sent,
    periods,
  };
};
type User = ReturnType<typeof open>['user'];

const toClient = async (user: User, name = 'Dacia Logan'): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: '3 jours' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
  expect(await screen.findByRole('heading', { name: 'Client' })).toBeVisible();
};

const typeClient = async (user: User): Promise<void> => {
  await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Berrada');
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Hicham');
  await user.type(screen.getByRole('textbox', { name: /^Téléphone/ }), '0661223344');
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
};

afterEach(() => sessionStorage.clear());

test('counts days of 24 hours from the start, which is now or chosen', () => {
  const draft = { ...emptyWalkIn(), days: 3 };
  expect(periodAt(draft, '2026-11-20T09:02')).toEqual({ startsAt: '2026-11-20T09:05', endsAt: '2026-11-23T09:05' });
  const later = { ...draft, now: false, period: { startsAt: '2026-11-28T15:30', endsAt: '' } };
  expect(periodAt(later, '2026-11-20T09:02')).toEqual({ startsAt: '2026-11-28T15:30', endsAt: '2026-12-01T15:30' });
});

test('books in four steps and goes on with the departure', async () => {
  const { user, sent, periods, address } = open();
  await user.click(await screen.findByRole('button', { name: '3 jours' }));
  const cars = within(await screen.findByRole('list', { name: 'Voiture' })).getAllByRole('button');
  // That of the own agency comes first.
  expect(cars.map((one) => /Fiat Panda|Dacia Logan/.exec(one.textContent)?.[0])).toEqual(['Dacia Logan', 'Fiat Panda']);
  expect(cars[0]).toHaveTextContent(/Votre agence.*900.Dh/);
  expect(periods.at(-1)).toEqual({ startsAt: '2026-11-20T09:05', endsAt: '2026-11-23T09:05' });
  await user.click(cars[0] as HTMLElement);
  expect(await screen.findByText(/^900.Dh pour 3 jours$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(await screen.findByText('Le prénom est obligatoire.')).toBeInTheDocument();
  await typeClient(user);
  expect(await screen.findByText('Départ : Casablanca. Retour : Casablanca.')).toBeVisible();
  // The two extras that are taken most, and the others behind a button.
  expect(await screen.findByRole('checkbox', { name: 'Siège bébé' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Réhausseur' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'GPS' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Une autre option' }));
  expect(screen.getByRole('checkbox', { name: 'GPS' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Réserver, puis les papiers' }));
  await waitFor(() => expect(address()).toBe(`/dossier/${acceptedReservation.number}/depart`));
  expect(sent).toMatchObject([
    {
      ...{ kind: 'QUICK', vehicleId: '2', accept: true, pickupPlace: 'Casablanca', returnPlace: 'Casablanca' },
      ...{ period: { startsAt: '2026-11-20T09:05', endsAt: '2026-11-23T09:05' }, customerId: null },
      driver: { lastName: 'Berrada', firstName: 'Hicham', phone: '0661223344' },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('shows who has the occupied ones, if asked', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '3 jours' }));
  await screen.findByRole('list', { name: 'Voiture' });
  expect(screen.queryByText('Kia Rio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Montrer les véhicules occupés' }));
  const occupied = await screen.findByRole('list', { name: 'Montrer les véhicules occupés' });
  expect(within(occupied).getAllByRole('listitem')).toHaveLength(1);
  expect(occupied).toHaveTextContent(/Kia Rio.*Chez Sara Alami jusqu’au 22-11-2026 10:00/);
});

test('keeps what was entered over a reload, and forgets it on demand', async () => {
  const first = open();
  await toClient(first.user);
  await first.user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Berrada');
  first.unmount();
  const { user } = open();
  expect(await screen.findByRole('textbox', { name: /^Nom/ })).toHaveValue('Berrada');
  await user.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(await screen.findByRole('heading', { name: 'Quand' })).toBeVisible();
});

test('leads back to the step of what the server refuses, and offers free vehicles instead of a taken one', async () => {
  const { user } = open();
  await toClient(user);
  await typeClient(user);
  const phone = 'Le numéro de téléphone n’est pas valide.';
  server.use(
    api.mutation('BookReservation', () => refusal(phone, 'VALIDATION', { fields: { 'driver.phone': [phone] } }), {
      once: true,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Réserver, puis les papiers' }));
  expect(await screen.findByRole('heading', { name: 'Client' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Téléphone/ })).toHaveAccessibleDescription(new RegExp(phone));
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  server.use(
    api.mutation('BookReservation', () =>
      HttpResponse.json({
        data: {
          bookReservation: {
            ...{ __typename: 'VehicleTaken', message: 'Ce véhicule n’est plus libre.' },
            alternatives: [
              {
                __typename: 'AlternativeVehicle',
                vehicle: { __typename: 'Vehicle', id: '1', name: 'Fiat Panda', plateNumber: '10001-A-15' },
                dailyPrice: '300.00',
              },
            ],
          },
        },
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Réserver, puis les papiers' }));
  expect(await screen.findByRole('button', { name: /Fiat Panda/ })).toBeVisible();
});
