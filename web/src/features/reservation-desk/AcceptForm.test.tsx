import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { renderAt, type CachedRecord } from '../../test/renderAt';
import { acceptedReservation, freeVehicle, pendingReservation, reservationWith } from '../../test/reservation';
import { api, server } from '../../test/server';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { theme } from '../../kit/theme/theme';
import { AcceptForm } from './AcceptForm';
import { CompetingRequestFragmentDoc } from './CompetingRequests.generated';
import type { DeskReservation } from './ReservationSheet';

const free = [
  freeVehicle('1', 'Dacia Duster', '400.00'),
  freeVehicle('9', 'Audi A6', '900.00', 'LUXURY_SEDAN'),
  freeVehicle('3', 'Hyundai Tucson', '600.00'),
  freeVehicle('2', 'Peugeot 3008', '450.00'),
];

const serveFree = (items = free): void =>
  server.use(
    api.query('FreeVehicles', () =>
      HttpResponse.json({
        data: {
          equivalents: { __typename: 'VehiclePage', items: items.filter(({ category }) => category === 'COMPACT_SUV') },
          availableVehicles: { __typename: 'VehiclePage', items, totalCount: items.length },
        },
      }),
    ),
  );

const open = (reservation = pendingReservation, onDone = jest.fn(), known: readonly CachedRecord[] = []) => ({
  onDone,
  ...renderAt(
    '/listreservation',
    <AcceptForm
      reservation={reservation as unknown as DeskReservation}
      hrefFor={(number) => `/listreservation?numero=${number}`}
      onDone={onDone}
      onBack={() => undefined}
    />,
    known,
  ),
});

const fill = async (user: ReturnType<typeof open>['user'], label: RegExp, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

test('the total is prefilled with the quote, and the balance follows the input to the centime', async () => {
  serveFree();
  const { user } = open();
  expect(screen.getByLabelText(/Total convenu/)).toHaveValue('1 600 Dh');
  expect(screen.getByText('Reste à payer').parentElement).toHaveTextContent(/1.600.Dh/);
  await fill(user, /^Avance/, '500,55');
  expect(screen.getByText('Reste à payer').parentElement).toHaveTextContent(/1.099,45.Dh/);
  await fill(user, /^Total convenu/, '500');
  expect(screen.getByText('Reste à payer').parentElement).toHaveTextContent('—');
});

test('an advance above the total is refused before anything is sent', async () => {
  serveFree();
  const { user } = open();
  await fill(user, /^Avance/, '1700');
  await user.click(screen.getByRole('button', { name: 'Accepter la réservation' }));
  expect(screen.getByText('L’avance ne peut pas dépasser le total.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Avance/)).toHaveFocus());
});

test('the requested vehicle comes first, then equivalents by price difference, others behind a button', async () => {
  serveFree();
  const { user } = open();
  expect(await screen.findByRole('radio', { name: /Peugeot 3008/ })).toBeInTheDocument();
  const names = (): (string | undefined)[] =>
    screen
      .getAllByRole('radio')
      .map(
        (radio) => within(radio.closest('label') as HTMLElement).getByText(/^[A-Z]\w+ \w+$/).textContent ?? undefined,
      );
  expect(names()).toEqual(['Dacia Duster', 'Peugeot 3008', 'Hyundai Tucson']);
  // The price of the period with it, not the price per day.
  expect(screen.getByRole('radio', { name: /Peugeot 3008/ }).closest('label')).toHaveTextContent(
    /1.800.Dh, soit 450.Dh . jour/,
  );
  await user.click(screen.getByRole('button', { name: 'Voir 1 autre véhicule libre' }));
  expect(names()).toEqual(['Dacia Duster', 'Peugeot 3008', 'Hyundai Tucson', 'Audi A6']);
  // The button is gone, so the first of the others has the focus.
  expect(screen.getByRole('radio', { name: /Audi A6/ })).toHaveFocus();
});

test('once a colleague has accepted the request, the form says so and can no longer be sent', async () => {
  serveFree();
  const Live = () => {
    const [status, setStatus] = useState('PENDING');
    return (
      <>
        <button onClick={() => setStatus('ACCEPTED')}>event</button>
        <AcceptForm
          reservation={{ ...pendingReservation, status } as unknown as DeskReservation}
          hrefFor={(number) => `/listreservation?numero=${number}`}
          onDone={() => undefined}
          onBack={() => undefined}
        />
      </>
    );
  };
  const { user } = renderAt('/listreservation', <Live />);
  await fill(user, /^Avance/, '500');
  await user.click(screen.getByRole('button', { name: 'event' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elle vient d’être acceptée.');
  expect(screen.queryByRole('button', { name: 'Accepter la réservation' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Voir la réservation' })).toBeInTheDocument();
});

test('another vehicle keeps the quoted total and offers its own price', async () => {
  serveFree();
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /Hyundai Tucson/ }));
  expect(screen.getByLabelText(/Total convenu/)).toHaveValue('1 600 Dh');
  await user.click(screen.getByRole('button', { name: /Appliquer le tarif de ce véhicule/ }));
  expect(screen.getByLabelText(/Total convenu/)).toHaveValue('2 400 Dh');
});

test('sends the agreed amounts, with the version that was read', async () => {
  serveFree();
  const sent = jest.fn();
  server.use(
    api.mutation('AcceptReservation', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({
        data: { acceptReservation: { ...acceptedReservation, number: pendingReservation.number } },
      });
    }),
  );
  const { user, onDone } = open();
  await user.click(await screen.findByRole('radio', { name: /Peugeot 3008/ }));
  await fill(user, /^Avance/, '600');
  await user.click(screen.getByRole('button', { name: 'Accepter la réservation' }));
  expect(screen.getByText('Indiquez comment l’avance a été payée.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText(/^Mode de paiement/), 'Carte bancaire');
  await user.click(screen.getByRole('button', { name: 'Accepter la réservation' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({
    number: 'K7RT4-W9XMP',
    version: 1,
    vehicleId: '2',
    total: '1600.00',
    advance: '600.00',
    advanceMethod: 'CARD',
  });
});

test.each([
  ['compte@example.ma', /Un e-mail part à compte@example.ma/],
  [null, /aucun message n’est parti/],
])('says how the customer is informed: mail address %s', async (mailAddress, said) => {
  serveFree();
  server.use(
    api.mutation('AcceptReservation', () =>
      HttpResponse.json({ data: { acceptReservation: { ...acceptedReservation, mailAddress } } }),
    ),
  );
  const { user } = open();
  render(
    <MantineProvider theme={theme} env="test">
      <NoticeHost />
    </MantineProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Accepter la réservation' }));
  const notice = (await screen.findByText(said)).closest('[role="alert"]') as HTMLElement;
  const whatsapp = within(notice).queryByRole('link', { name: 'Le prévenir par WhatsApp' });
  if (mailAddress) expect(whatsapp).toBeNull();
  else {
    expect(whatsapp).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/212612345678\?text=.*ACCPT-ED234/),
    );
  }
});

test('a vehicle taken meanwhile shows the server’s message and alternatives, and keeps the input', async () => {
  serveFree();
  const sentence = 'Dacia Duster est déjà loué du 01-12-2026 10:00 au 05-12-2026 10:00 (réservation ACCPT-ED234).';
  server.use(
    api.mutation('AcceptReservation', () =>
      HttpResponse.json({
        data: {
          acceptReservation: {
            __typename: 'VehicleTaken',
            message: sentence,
            alternatives: [
              {
                __typename: 'AlternativeVehicle',
                vehicle: { __typename: 'Vehicle', id: '2', name: 'Peugeot 3008', plateNumber: '20000-B-1' },
                dailyPrice: '450.00',
              },
            ],
          },
        },
      }),
    ),
  );
  const { user, onDone } = open();
  await screen.findByRole('radio', { name: /Peugeot 3008/ });
  await fill(user, /^Total convenu/, '1550');
  await fill(user, /^Avance/, '300');
  server.use(
    api.query('StampDuty', () =>
      HttpResponse.json({ data: { rentalSettings: { __typename: 'RentalSettings', stampDutyPercent: '0.25' } } }),
    ),
  );
  server.use(api.query('OwnTill', () => HttpResponse.json({ data: { myTill: null } })));
  await user.selectOptions(screen.getByLabelText(/^Mode de paiement/), 'Espèces');
  expect(await screen.findByText(/ces espèces ne seront comptées dans aucune caisse/)).toBeVisible();
  expect(await screen.findByText(/Droit de timbre : 0,75 Dh, en plus. À encaisser : 300,75 Dh/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accepter la réservation' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ce véhicule n’est plus libre');
  expect(alert).toHaveTextContent(sentence);
  await user.click(within(alert).getByRole('button', { name: 'Choisir Peugeot 3008, 20000-B-1' }));
  expect(screen.getByRole('radio', { name: /Peugeot 3008/ })).toBeChecked();
  expect(screen.getByLabelText(/^Total convenu/)).toHaveValue('1 550 Dh');
  expect(screen.getByLabelText(/^Avance/)).toHaveValue('300 Dh');
  expect(screen.getByRole('button', { name: 'Accepter la réservation' })).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
});

test('competing requests are shown with what accepting means for them', async () => {
  serveFree();
  const rival = reservationWith({ number: 'RVALS-2345B' });
  open(reservationWith({ competing: [rival] }), undefined, [{ fragment: CompetingRequestFragmentDoc, record: rival }]);
  expect(screen.getByRole('link', { name: 'RVALS-2345B' })).toHaveAttribute(
    'href',
    '/listreservation?numero=RVALS-2345B',
  );
  expect(
    screen.getByText('Si vous acceptez, elle reste en traitement mais ne pourra plus avoir ce véhicule.'),
  ).toBeInTheDocument();
  await screen.findByRole('radio', { name: /Peugeot 3008/ });
});

test('a vehicle known to be taken is marked, and free ones are offered at once', async () => {
  serveFree(free.slice(1));
  const { user } = open(
    reservationWith({
      conflict: {
        __typename: 'OccupationConflict',
        message: 'Dacia Duster est en maintenance.',
        reservationNumber: null,
        startsAt: '2026-12-01T00:00:00+00:00',
        endsAt: '2026-12-03T00:00:00+00:00',
      },
    }),
  );
  const offer = await screen.findByRole('button', { name: /Choisir Peugeot 3008/ });
  expect(screen.getByText('Dacia Duster est en maintenance.')).toBeInTheDocument();
  expect(screen.getByText('Occupé')).toBeInTheDocument();
  await user.click(offer);
  expect(screen.getByRole('radio', { name: /Peugeot 3008/ })).toBeChecked();
});

test('a departure outside the hours of the agency is told of, for the vehicle that is chosen, and stops nobody', async () => {
  serveFree();
  const requested: unknown[] = [];
  const message = 'Le départ du 22-11-2026 10:00 est hors des horaires de Atlas Tanger (dimanche : fermé).';
  server.use(
    api.query('OpeningWarnings', ({ variables }) => {
      requested.push(variables['vehicleId']);
      const warning = { __typename: 'OpeningWarning', end: 'PICKUP', message };
      return HttpResponse.json({ data: { openingWarnings: variables['vehicleId'] === '3' ? [warning] : [] } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /Hyundai Tucson/ }));
  expect(await screen.findByText('Hors des horaires d’ouverture')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(requested.at(-1)).toBe('3');
  expect(screen.getByRole('button', { name: 'Accepter la réservation' })).toBeEnabled();
});

test('a vehicle whose insurance ends before the return is told of, with the day, and stops nobody', async () => {
  serveFree();
  const warning = "L'assurance du véhicule s'arrête au 23-11-2026, avant le retour.";
  server.use(
    api.query('PaperWarnings', ({ variables }) =>
      HttpResponse.json({
        data: {
          vehicle: {
            ...{ __typename: 'Vehicle', id: variables['vehicleId'] },
            paperWarnings: variables['vehicleId'] === '3' ? [warning] : [],
          },
        },
      }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /Hyundai Tucson/ }));
  const alert = await screen.findByRole('alert', { name: 'Assurance à vérifier' });
  expect(alert).toHaveTextContent('L’assurance du véhicule s’arrête au 23-11-2026, avant le retour.');
  expect(screen.getByRole('button', { name: 'Accepter la réservation' })).toBeEnabled();
});
