import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HttpResponse, delay } from 'msw';
import type { CreateReservationInput, ReservationKind } from '../../platform/graphql/types.generated';
import { session, useLostLogin } from '../../platform/session/session';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { ReservationForm } from './ReservationForm';

const quote = {
  __typename: 'PriceQuote',
  days: 4,
  dailyPrice: '400.00',
  total: '1600.00',
  registeredDailyPrice: '340.00',
  registeredTotal: '1360.00',
  registeredDiscountPercent: 15,
  discounted: false,
  payable: '1600.00',
  lines: [
    {
      typename: 'PriceLine',
      kind: 'DA1600.00S',
      label: 'Location, par jour',
      quantity: 4,
      unitPrice: '400.00',
      amount: '1600.00',
      ruleId: null as string | null,
    },
  ],
};

const vehicle = {
  __typename: 'Vehicle',
  id: '7',
  name: 'Dacia Duster',
  category: 'COMPACT_SUV',
  fuel: 'DIESEL',
  transmission: 'MANUAL',
  dailyPrice: '420.00',
  imageUrl: null,
};

let sent: CreateReservationInput[];

const accepting = api.mutation('CreateReservation', async ({ variables }) => {
  sent.push(variables.input as CreateReservationInput);
  await delay(30);
  return HttpResponse.json({
    data: {
      createReservation: {
        ...{ __typename: 'ReservationReceipt', number: 'K7RT4-W9XMP', status: 'PENDING' },
        quote: { __typename: 'PriceQuote', days: 4, payable: '1600.00' },
      },
    },
  });
});

const refusing = (extensions: Record<string, unknown>, message = 'Vérifiez les champs signalés.') =>
  api.mutation(
    'CreateReservation',
    ({ variables }) => {
      sent.push(variables.input as CreateReservationInput);
      return HttpResponse.json({ data: null, errors: [{ message, extensions }] });
    },
    { once: true },
  );

afterEach(() => session.clear());

beforeEach(() => {
  sent = [];
  server.use(
    api.query('ReservationCustomer', () => HttpResponse.json({ data: { me: null } })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T10:00:00+00:00' } })),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Casablanca', 'Fes', 'Marrakech'] } })),
    api.query('ReservedVehicle', () => HttpResponse.json({ data: { vehicle } })),
    api.query('PriceQuote', () => HttpResponse.json({ data: { priceQuote: quote } })),
    api.query('VehicleTaken', () => HttpResponse.json({ data: { vehicleTaken: null } })),
    accepting,
  );
});

const trip = { vehicleId: '7', startsAt: '2026-11-25T10:00', endsAt: '2026-11-29T10:00', fromFleet: true };

const agency = {
  companyName: 'Atlas Drive',
  phone: '0522487600',
  email: 'contact@example.ma',
  address: 'Casablanca',
  whatsapp: '+212 661-234567',
};

const render = (kind: ReservationKind, change: Partial<typeof trip> = {}) =>
  renderAt('/formulaire', <ReservationForm kind={kind} trip={{ ...trip, ...change }} agency={agency} />);

const customer = () => within(screen.getByRole('region', { name: 'Information Client' }));
const second = () => within(screen.getByRole('region', { name: 'Deuxième conducteur (Optionnel)' }));

/** Pasted, not typed key by key: each key would draw the whole form again. */
const enter = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};

const choosePlaces = async (user: UserEvent): Promise<void> => {
  for (const [label, place] of [
    ['Lieu de livraison', 'Casablanca'],
    ['Lieu de retour', 'Marrakech'],
  ] as const) {
    const select = screen.getByRole('combobox', { name: new RegExp(label) });
    await within(select).findByRole('option', { name: place });
    await user.selectOptions(select, place);
  }
};

const fillQuick = async (user: UserEvent): Promise<void> => {
  await enter(user, screen.getByLabelText(/^Nom/), 'Alaoui');
  await enter(user, screen.getByLabelText(/^Prénom/), 'Yasmine');
  await enter(user, screen.getByLabelText(/^Téléphone/), '0661 23 45 67');
  await enter(user, screen.getByLabelText(/^Email/), 'yasmine@example.ma');
  await choosePlaces(user);
};

const fillFirstDriver = async (user: UserEvent): Promise<void> => {
  await enter(user, customer().getByLabelText(/^Nom/), 'Alaoui');
  await enter(user, customer().getByLabelText(/^Prénom/), 'Yasmine');
  await enter(user, customer().getByLabelText(/^Téléphone/), '0661234567');
  await enter(user, customer().getByLabelText(/permis/), 'P123456');
  await enter(user, customer().getByLabelText(/CIN/), 'BE123456');
  await enter(user, customer().getByLabelText(/^Nationalité/), 'Marocaine');
  await choosePlaces(user);
};

const reserve = (user: UserEvent): Promise<void> => user.click(screen.getByRole('button', { name: 'Reserver' }));

test('the quick form sends four fields, dates and places, then shows the number and leads home', async () => {
  const { user, address } = render('QUICK');
  await fillQuick(user);
  await reserve(user);
  const popup = within(await screen.findByRole('dialog', { name: 'Votre réservation a été enregistrée' }));
  expect(popup.getByText(/Votre numero de reservation:/)).toBeInTheDocument();
  expect(popup.getByText('K7RT4-W9XMP')).toBeInTheDocument();
  expect(popup.getByRole('link', { name: 'Whatsapp' })).toHaveAttribute(
    'href',
    `https://wa.me/212661234567?text=${encodeURIComponent("Salam,J'ai effectuer une reservation sous num:K7RT4-W9XMP")}`,
  );
  const { idempotencyKey, ...request } = sent[0] ?? {};
  expect(request).toEqual({
    kind: 'QUICK',
    vehicleId: '7',
    period: { startsAt: '2026-11-25T10:00', endsAt: '2026-11-29T10:00' },
    pickupPlace: 'Casablanca',
    returnPlace: 'Marrakech',
    driver: { lastName: 'Alaoui', firstName: 'Yasmine', phone: '0661 23 45 67', email: 'yasmine@example.ma' },
  });
  expect(idempotencyKey).toMatch(/^[\da-f-]{32,36}$/);
  await user.click(popup.getByRole('button', { name: 'Fermer' }));
  expect(address()).toBe('/');
});

test('the return place follows the pickup place until it is chosen otherwise', async () => {
  const { user } = render('QUICK');
  const pickup = screen.getByRole('combobox', { name: /Lieu de livraison/ });
  const back = screen.getByRole('combobox', { name: /Lieu de retour/ });
  await within(pickup).findByRole('option', { name: 'Fes' });
  await user.selectOptions(pickup, 'Fes');
  expect(back).toHaveValue('Fes');
  await user.selectOptions(pickup, 'Casablanca');
  expect(back).toHaveValue('Casablanca');
  await user.selectOptions(back, 'Marrakech');
  await user.selectOptions(pickup, 'Fes');
  expect(back).toHaveValue('Marrakech');
});

test('the popup says what was reserved, for how much, and what happens next', async () => {
  const { user } = render('QUICK');
  await fillQuick(user);
  await reserve(user);
  const popup = within(await screen.findByRole('dialog', { name: 'Votre réservation a été enregistrée' }));
  expect(await popup.findByText('Dacia Duster')).toBeInTheDocument();
  expect(popup.getByText('25-11-2026 10:00, Casablanca')).toBeInTheDocument();
  expect(popup.getByText('29-11-2026 10:00, Marrakech')).toBeInTheDocument();
  expect((await popup.findByText('Total')).nextSibling).toHaveTextContent('1 600 Dh (4 jours)');
  expect(popup.getByText('Notre équipe vous rappelle au 06 61 23 45 67 pour confirmer.')).toBeInTheDocument();
});

test('a second driver who is taken away again is not sent', async () => {
  const { user } = render('FULL');
  await fillFirstDriver(user);
  await user.click(second().getByRole('button', { name: 'Ajouter un deuxième conducteur' }));
  await enter(user, second().getByLabelText(/^Nom/), 'Martin');
  await user.click(second().getByRole('button', { name: 'Retirer le deuxième conducteur' }));
  await reserve(user);
  await screen.findByText('K7RT4-W9XMP');
  expect(sent[0]?.secondDriver).toBeNull();
});

test('a double click sends one reservation', async () => {
  const { user } = render('QUICK');
  await fillQuick(user);
  await user.dblClick(screen.getByRole('button', { name: 'Reserver' }));
  await screen.findByText('K7RT4-W9XMP');
  expect(sent).toHaveLength(1);
});

test("the server's errors stand on their fields and on top, the first is focused, nothing typed is lost", async () => {
  server.use(
    refusing({
      code: 'VALIDATION',
      fields: { 'driver.lastName': ['Lettres seulement.'], 'driver.phone': ['Chiffres seulement.'] },
    }),
  );
  const { user } = render('QUICK');
  await fillQuick(user);
  await reserve(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Lettres seulement.');
  const lastName = screen.getByLabelText(/^Nom/);
  expect(lastName).toHaveAccessibleDescription(/Lettres seulement\./);
  expect(screen.getByLabelText(/^Téléphone/)).toHaveAccessibleDescription(/Chiffres seulement\./);
  await waitFor(() => expect(lastName).toHaveFocus());
  expect(lastName).toHaveValue('Alaoui');
  expect(screen.getByRole('combobox', { name: /Lieu de livraison/ })).toHaveValue('Casablanca');
});

test('missing fields are reported at once, without a request', async () => {
  const { user } = render('QUICK', { startsAt: '', endsAt: '', fromFleet: false });
  await reserve(user);
  expect(screen.getAllByText(/ est obligatoire\.$/).map((error) => error.textContent)).toEqual([
    'Le nom est obligatoire.',
    'Le nom est obligatoire.',
    'Le prénom est obligatoire.',
    'Le téléphone est obligatoire.',
    'L’e-mail est obligatoire.',
    'La date de début est obligatoire.',
    'La date de retour est obligatoire.',
    'Le lieu de livraison est obligatoire.',
    'Le lieu de retour est obligatoire.',
  ]);
  await waitFor(() => expect(screen.getByLabelText(/^Nom/)).toHaveFocus());
  expect(sent).toHaveLength(0);
});

test('a retry after a failure carries the same key; a changed request another', async () => {
  server.use(api.mutation('CreateReservation', () => HttpResponse.error(), { once: true }));
  const { user } = render('QUICK');
  await fillQuick(user);
  await reserve(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur ne répond pas.');
  const kept = JSON.parse(sessionStorage.getItem('reservation-draft:QUICK') ?? '{}') as { attempt: { key: string } };
  server.use(refusing({ code: 'RATE_LIMITED' }, 'Trop de demandes.'));
  await reserve(user);
  await screen.findByText('Trop de demandes.');
  await enter(user, screen.getByLabelText(/^Nom/), 'i');
  await reserve(user);
  await screen.findByText('K7RT4-W9XMP');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.idempotencyKey).toBe(kept.attempt.key);
  expect(sent[1]?.idempotencyKey).not.toBe(kept.attempt.key);
});

test('a vehicle that was just taken leads to those that are free', async () => {
  server.use(
    api.mutation('CreateReservation', () =>
      HttpResponse.json({
        data: {
          createReservation: {
            __typename: 'VehicleTaken',
            message: 'Ce véhicule est déjà loué du 24-11 au 26-11.',
            alternatives: [
              {
                __typename: 'AlternativeVehicle',
                vehicle: { __typename: 'Vehicle', id: '9', name: 'Kia Sportage' },
                dailyPrice: '430.00',
              },
            ],
          },
        },
      }),
    ),
  );
  const { user } = render('QUICK');
  await fillQuick(user);
  await reserve(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce véhicule est déjà loué du 24-11 au 26-11.');
  expect(screen.getByRole('link', { name: 'Kia Sportage' })).toHaveAttribute(
    'href',
    '/reservationRapid?id_vehicule=9&date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00&parcAuto=true',
  );
});

test('a vehicle that is taken at the chosen dates is told of before the form is filled in, with free ones', async () => {
  const requested = jest.fn();
  server.use(
    api.query('VehicleTaken', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({
        data: {
          vehicleTaken: {
            __typename: 'VehicleTaken',
            message: 'Dacia Duster est déjà réservé du 24-11 au 26-11.',
            alternatives: [
              {
                __typename: 'AlternativeVehicle',
                vehicle: { __typename: 'Vehicle', id: '9', name: 'Kia Sportage' },
                dailyPrice: '430.00',
              },
            ],
          },
        },
      });
    }),
  );
  render('QUICK');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dacia Duster est déjà réservé du 24-11 au 26-11.');
  expect(screen.getByRole('link', { name: 'Kia Sportage' })).toHaveAttribute(
    'href',
    '/reservationRapid?id_vehicule=9&date_debut=2026-11-25T10%3A00&date_fin=2026-11-29T10%3A00&parcAuto=true',
  );
  expect(requested).toHaveBeenCalledWith({
    vehicleId: '7',
    period: { startsAt: '2026-11-25T10:00', endsAt: '2026-11-29T10:00' },
  });
});

test('what was typed survives a reload and is gone once it was sent', async () => {
  const { user, unmount } = render('QUICK');
  await fillQuick(user);
  unmount();
  const reloaded = render('QUICK');
  expect(screen.getByLabelText(/^Nom/)).toHaveValue('Alaoui');
  expect(screen.getByRole('combobox', { name: /Lieu de retour/ })).toHaveValue('Marrakech');
  await reserve(reloaded.user);
  await screen.findByText('K7RT4-W9XMP');
  await reloaded.user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(sessionStorage.getItem('reservation-draft:QUICK')).toBeNull();
});

test('dates of a fleet search are locked', () => {
  render('QUICK');
  expect(screen.getByRole('button', { name: /Date de début.*mer\. 25-11-2026 10:00/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Date de retour/ })).toBeDisabled();
});

test('the summary shows days, price a day, total and what a registered client pays', async () => {
  render('QUICK');
  const summary = within(screen.getByRole('complementary', { name: 'Votre réservation' }));
  expect(await summary.findByText('4 jours')).toBeInTheDocument();
  expect(summary.getByText('Prix par jour').nextSibling).toHaveTextContent('400 Dh');
  expect(summary.getByText('Total').nextSibling).toHaveTextContent('1 600 Dh');
  expect(summary.getByText('Prix client inscrit (−15 %)').nextSibling).toHaveTextContent('1 360 Dh');
  expect(await summary.findByText('Dacia Duster')).toBeInTheDocument();
});

test('the full form without a second driver sends none, with empty fields as null, and closes with Ok', async () => {
  const { user, address } = render('FULL');
  await fillFirstDriver(user);
  await enter(user, screen.getByLabelText(/Commentaire/), 'Siège enfant');
  await reserve(user);
  const popup = within(await screen.findByRole('dialog', { name: 'Votre réservation a été enregistrée' }));
  expect(sent[0]).toMatchObject({
    kind: 'FULL',
    driver: { licenceNumber: 'P123456', nationalId: 'BE123456', passportNumber: null, email: null },
    secondDriver: null,
    comment: 'Siège enfant',
  });
  await user.click(popup.getByRole('button', { name: 'Ok' }));
  expect(address()).toBe('/');
});

test('one field of the second driver makes the others needed; a passport replaces the CIN', async () => {
  const { user } = render('FULL');
  await fillFirstDriver(user);
  expect(second().queryByLabelText(/^Nom/)).not.toBeInTheDocument();
  await user.click(second().getByRole('button', { name: 'Ajouter un deuxième conducteur' }));
  await enter(user, second().getByLabelText(/^Nom/), 'Martin');
  await reserve(user);
  expect(
    second()
      .getAllByText(/ est obligatoire/)
      .map((error) => error.textContent),
  ).toEqual([
    'Le prénom est obligatoire.',
    'Le téléphone est obligatoire.',
    'Le numéro de permis est obligatoire.',
    'Le numéro de CIN est obligatoire, ou celui du passeport si vous êtes étranger.',
    'La nationalité est obligatoire.',
  ]);
  expect(sent).toHaveLength(0);
  expect(second().getByLabelText(/CIN/)).toBeRequired();

  await enter(user, second().getByLabelText(/^Prénom/), 'Julien');
  await enter(user, second().getByLabelText(/^Téléphone/), '0612345678');
  await enter(user, second().getByLabelText(/permis/), 'F998877');
  await enter(user, second().getByLabelText(/passeport/), '12AB34567');
  expect(second().getByLabelText(/CIN/)).not.toBeRequired();
  await enter(user, second().getByLabelText(/^Nationalité/), 'Française');
  await reserve(user);
  await screen.findByText('K7RT4-W9XMP');
  expect(sent[0]?.secondDriver).toMatchObject({ lastName: 'Martin', passportNumber: '12AB34567', nationalId: null });
});

test('a client finds what the agency knows filled in', async () => {
  session.set({ token: 'jeton', type: 'client' });
  server.use(
    api.query('ReservationCustomer', () =>
      HttpResponse.json({
        data: {
          me: {
            __typename: 'Me',
            customer: {
              __typename: 'Customer',
              id: '1',
              lastName: 'Bennani',
              firstName: 'Omar',
              email: 'omar@example.ma',
              phone: '0600000000',
              nationalId: null,
            },
          },
        },
      }),
    ),
  );
  render('FULL');
  await waitFor(() => expect(customer().getByLabelText(/^Nom/)).toHaveValue('Bennani'));
  expect(customer().getByLabelText(/^Téléphone/)).toHaveValue('0600000000');
  expect(customer().getByLabelText(/CIN/)).toHaveValue('');
});

test('the full form has no accessibility violations', async () => {
  const { container } = render('FULL');
  await screen.findAllByText('4 jours');
  expect((await axe(container)).violations).toEqual([]);
});

test('the number is shown again after a reload until its popup is closed', async () => {
  const { user, unmount } = render('QUICK');
  await fillQuick(user);
  await reserve(user);
  await screen.findByText('K7RT4-W9XMP');
  unmount();
  // What the code made of the price is over with its last use: the price stays what was answered.
  server.use(api.query('PriceQuote', () => refusal('Ce code a déjà servi.', 'VALIDATION')));
  const reloaded = render('QUICK');
  const popup = within(await screen.findByRole('dialog', { name: 'Votre réservation a été enregistrée' }));
  expect(popup.getByText('K7RT4-W9XMP')).toBeInTheDocument();
  expect(popup.getByText('Total').nextSibling).toHaveTextContent('1 600 Dh (4 jours)');
  await reloaded.user.click(popup.getByRole('button', { name: 'Fermer' }));
  expect(reloaded.address()).toBe('/');
  reloaded.unmount();
  render('QUICK');
  expect(screen.queryByText('K7RT4-W9XMP')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Nom/)).toHaveValue('');
});

test('the same request from another tab carries the same key', async () => {
  const first = render('QUICK');
  await fillQuick(first.user);
  await reserve(first.user);
  await screen.findByText('K7RT4-W9XMP');
  first.unmount();
  // another tab has a storage of its own, and shares the browser's
  sessionStorage.clear();
  const second = render('QUICK');
  await fillQuick(second.user);
  await reserve(second.user);
  await screen.findByText('K7RT4-W9XMP');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([sent[0]?.idempotencyKey, sent[0]?.idempotencyKey]);
});

test('the number can be put into a calendar, and the printer gets a sheet of its own', async () => {
  const { user } = render('FULL');
  await fillFirstDriver(user);
  await reserve(user);
  await screen.findByText('K7RT4-W9XMP');
  expect(screen.getByRole('link', { name: 'Mettre à l’agenda' })).toHaveAttribute(
    'href',
    '/api/reservation/K7RT4-W9XMP/calendar.ics',
  );
  expect(screen.queryByText('Demande de réservation')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = within(screen.getByText('Demande de réservation').parentElement ?? document.body);
  expect(sheet.getByText('Atlas Drive')).toBeInTheDocument();
  expect(sheet.getByText('25-11-2026 10:00 · Casablanca')).toBeInTheDocument();
  expect(await sheet.findByText('Dacia Duster')).toBeInTheDocument();
});

test('extras are asked for when they are wanted, priced all in, and sent', async () => {
  const requested = jest.fn();
  const seat = { ruleId: '3', name: 'Siège bébé', hint: 'De 0 à 4 ans', unit: 'DAY', price: '40.00', amount: '160.00' };
  server.use(
    api.query('RentalExtras', () =>
      HttpResponse.json({
        data: {
          rentalExtras: {
            __typename: 'RentalExtras',
            asksAge: true,
            items: [{ __typename: 'RentalExtra', ...seat, available: 3 }],
          },
        },
      }),
    ),
    api.query('PriceQuote', ({ variables }) => {
      requested(variables.options);
      const chosen = variables.options?.extras?.length > 0;
      const line = { __typename: 'PriceLine', kind: 'EXTRA', label: 'Siège bébé', quantity: 8, unitPrice: '40.00' };
      return HttpResponse.json({
        data: {
          priceQuote: chosen
            ? { ...quote, payable: '1920.00', lines: [...quote.lines, { ...line, amount: '320.00', ruleId: '3' }] }
            : quote,
        },
      });
    }),
  );
  const { user } = render('QUICK');
  await fillQuick(user);
  await user.click(screen.getByRole('button', { name: 'Ajouter des options' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Siège bébé : quantité' }), '2');
  await enter(user, screen.getByLabelText('Âge du conducteur le plus jeune'), '23');
  const lines = await screen.findByRole('list', { name: 'Détail du prix' });
  expect(within(lines).getByText('320 Dh')).toBeInTheDocument();
  await waitFor(() =>
    expect(requested).toHaveBeenLastCalledWith({
      ...{ pickupPlace: 'Casablanca', returnPlace: 'Marrakech', driverAge: 23 },
      extras: [{ ruleId: '3', quantity: 2 }],
    }),
  );
  // Somebody else was faster: the form says which extra it is about.
  const gone = "Siège bébé : il n'en reste que 1 pour ces dates.";
  const taken = refusal(gone, 'VALIDATION', { fields: { 'extras.0.quantity': [gone] } });
  server.use(api.mutation('CreateReservation', () => taken, { once: true }));
  await user.click(screen.getByRole('button', { name: 'Reserver' }));
  const pieces = screen.getByRole('combobox', { name: 'Siège bébé : quantité' });
  await waitFor(() => expect(pieces).toBeInvalid());
  expect(within(pieces.closest('li') as HTMLElement).getByRole('alert')).toHaveTextContent(
    'Siège bébé : il n’en reste que 1 pour ces dates.',
  );
  await user.click(screen.getByRole('button', { name: 'Reserver' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ extras: [{ ruleId: '3', quantity: 2 }], driverAge: 23 });
});

test('a code is entered when somebody has one: the price follows, the reason stands at the field, and it is sent', async () => {
  const off = { __typename: 'PriceLine', kind: 'PROMOTION', label: 'Code promotionnel ETE27', quantity: 1 };
  const amounts = { unitPrice: '-160.00', amount: '-160.00', ruleId: null, id: null };
  server.use(
    api.query('PriceQuote', ({ variables }) => {
      const code = variables.options?.promotionCode;
      if (code === 'VIEUX')
        return refusal('x', 'VALIDATION', { fields: { promotionCode: ['Ce code promo a expiré le 01-11-2026.'] } });
      return HttpResponse.json({
        data: {
          priceQuote: code ? { ...quote, payable: '1440.00', lines: [...quote.lines, { ...off, ...amounts }] } : quote,
        },
      });
    }),
  );
  const { user } = render('QUICK');
  await fillQuick(user);
  await user.click(screen.getByRole('button', { name: 'Code promo' }));
  const field = await screen.findByRole('textbox', { name: 'Code promo' });
  await enter(user, field, 'VIEUX');
  expect(await screen.findByText('Ce code promo a expiré le 01-11-2026.')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/expiré/);
  await user.clear(field);
  await enter(user, field, 'ete27');
  expect(await screen.findByText('Remise de ce code : -160 Dh')).toBeInTheDocument();
  expect(within(await screen.findByRole('list', { name: 'Détail du prix' })).getByText('-160 Dh')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reserver' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ promotionCode: 'ete27' });
});

test('a vehicle that is no longer offered has no form, but the way to the others', async () => {
  server.use(api.query('ReservedVehicle', () => HttpResponse.json({ data: { vehicle: null } })));
  render('QUICK');
  expect(await screen.findByText('Ce véhicule n’est plus proposé.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reserver' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir les véhicules' })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-11-25'),
  );
});

describe('a login that ends over the form', () => {
  const LoginState = () => useLostLogin() && <p>connexion perdue</p>;
  const account = { __typename: 'Customer', id: '3', lastName: 'Idrissi', firstName: 'Leïla', phone: '0612345678' };
  const inOtherTab = (login: Record<string, string>): Promise<void> =>
    act(async () => {
      localStorage.clear();
      for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
  const open = async () => {
    session.set({ token: 'premier', type: 'client', account: 'customer:3' });
    server.use(
      api.query('ReservationCustomer', ({ request }) =>
        HttpResponse.json({
          data: {
            me: request.headers.has('authorization')
              ? { __typename: 'Me', customer: { ...account, email: 'leila@example.ma', nationalId: null } }
              : null,
          },
        }),
      ),
    );
    const rendered = renderAt(
      '/formulaire',
      <>
        <ReservationForm kind="QUICK" trip={trip} agency={agency} />
        <LoginState />
      </>,
    );
    await waitFor(() => expect(screen.getByLabelText(/^Nom/)).toHaveValue('Idrissi'));
    await choosePlaces(rendered.user);
    return rendered;
  };

  test('books nothing as a visitor: the input stays, and is booked once the same person is logged in again', async () => {
    const sentAs: (string | null)[] = [];
    server.use(
      api.mutation('CreateReservation', ({ request }) => {
        sentAs.push(request.headers.get('authorization'));
        return sentAs.length === 1 ? refusal('Votre connexion a pris fin.', 'UNAUTHENTICATED') : undefined;
      }),
    );
    const { user } = await open();
    await reserve(user);
    expect(await screen.findByText('connexion perdue')).toBeInTheDocument();
    await inOtherTab({ token: 'second', type: 'client', account: 'customer:3' });
    expect(screen.queryByText('connexion perdue')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Idrissi');
    await reserve(user);
    expect(await screen.findByText('K7RT4-W9XMP')).toBeInTheDocument();
    expect(sentAs).toEqual(['Bearer premier', 'Bearer second']);
  });

  test.each([
    ['after a logout in another tab', {}],
    ['for another person', { token: 'autre', type: 'client', account: 'customer:4' }],
  ])('empties it %s', async (_, login) => {
    await open();
    server.use(api.query('ReservationCustomer', () => HttpResponse.json({ data: { me: null } })));
    await inOtherTab(login);
    await waitFor(() => expect(screen.getByLabelText(/^Nom/)).toHaveValue(''));
    expect(screen.getByLabelText(/^Téléphone/)).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Idrissi');
  });
});
