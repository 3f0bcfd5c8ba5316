import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation, reservationPage, reservationWith } from '../../test/reservation';
import { api, server } from '../../test/server';
import { TodayBoard } from './TodayBoard';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const rental = (number: string, startsAt: string, endsAt: string) =>
  reservationWith({ ...acceptedReservation, number, startsAt, endsAt });

const twoPages = [
  [rental('DEPRT-22222', '2026-11-20T16:00:00+00:00', '2026-11-25T16:00:00+00:00')],
  [rental('RETRN-22222', '2026-10-01T10:00:00+00:00', '2026-11-20T09:30:00+00:00')],
];

const serve = (pages = twoPages): void =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T12:00:00+00:00' } })),
    api.query('PendingRequests', () => HttpResponse.json({ data: reservationPage([pendingReservation]) })),
    api.query('DayMovements', ({ variables }) => {
      const page = variables.page as number;
      expect(variables).toMatchObject({ from: '2026-11-20T00:00', to: '2026-11-21T00:00' });
      return HttpResponse.json({ data: reservationPage(pages[page - 1] ?? [], page, pages.length) });
    }),
  );

test('shows what waits, and what leaves and comes back today, from every page of the answer', async () => {
  serve();
  renderAt('/dashboard', <TodayBoard firstName="Yassine" />);
  expect(await screen.findByText('Bonjour Yassine')).toBeInTheDocument();
  const request = await screen.findByRole('link', { name: /Youssef El Amrani.*1.600.Dh/ });
  expect(request).toHaveAttribute('href', '/listreservation?numero=K7RT4-W9XMP');
  const departure = await screen.findByRole('link', { name: /16:00/ });
  expect(departure).toHaveAttribute('href', '/listreservation?numero=DEPRT-22222');
  expect(screen.getByRole('link', { name: /09:30/ })).toHaveAttribute('href', '/listreservation?numero=RETRN-22222');
  const states = screen.getByRole('heading', { name: 'Réservations par état' }).closest('section') as HTMLElement;
  expect(await within(states).findByRole('link', { name: /Accepter.*2/ })).toHaveAttribute(
    'href',
    '/listreservation?etat=accepter',
  );
});

test('of a day with many departures the first are in sight, the others a press away', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    rental(`DEP${index + 10}-22222`, '2026-11-20T16:00:00+00:00', '2026-11-25T16:00:00+00:00'),
  );
  serve([many]);
  const { user } = renderAt('/dashboard', <TodayBoard firstName="Yassine" />);
  expect(await screen.findAllByRole('link', { name: /^16:00/ })).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'et 25 autres' }));
  expect(screen.getAllByRole('link', { name: /^16:00/ })).toHaveLength(45);
});

test('a failure says so and offers to try again', async () => {
  serve();
  server.use(api.query('PendingRequests', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt('/dashboard', <TodayBoard firstName="Yassine" />);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  const request = await screen.findByRole('link', { name: /Youssef El Amrani.*1.600.Dh/ }, { timeout: 5000 });
  expect(request).toBeInTheDocument();
});
