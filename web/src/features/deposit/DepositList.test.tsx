import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { heldDeposit, serveDeposit } from '../../test/deposit';
import { renderAt, type Loads } from '../../test/renderAt';
import { acceptedReservation } from '../../test/reservation';
import { settledRental } from '../../test/settlement';
import { api, server } from '../../test/server';
import { DepositList } from './DepositList';
import { listRoute } from '../../kit/list/listQuery';
import { depositsQuery } from './depositsQuery';

const loads: Loads = (client) => listRoute(client, depositsQuery);

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

describe('the list of deposits', () => {
  const row = {
    ...acceptedReservation,
    stage: 'RETURNED',
    depositHeld: '3000.00',
    depositExpiresOn: null,
    endedAt: '2026-11-11T10:00:00.000+00:00',
  };
  const serveRows = (items: object[]): jest.Mock => {
    const requested = jest.fn();
    serveDeposit();
    server.use(
      api.query('Deposits', ({ variables }) => {
        requested(variables);
        const page = { __typename: 'ReservationPage', items, totalCount: items.length, page: 1, pageCount: 1 };
        return HttpResponse.json({ data: { reservations: page } });
      }),
    );
    return requested;
  };

  test('says what waits since when, and settles it', async () => {
    const requested = serveRows([row]);
    const sent = jest.fn();
    server.use(
      api.query('RentalSettlement', () => HttpResponse.json({ data: { reservation: settledRental } })),
      api.mutation('SettleRental', ({ variables }) => {
        sent(variables.input);
        const settled = { ...heldDeposit, ...settledRental, depositHeld: '0.00', balance: '0.00', stage: 'CLOSED' };
        return HttpResponse.json({ data: { settleRental: settled } });
      }),
    );
    const { user } = renderAt('/cautions', <DepositList />, [], loads);
    expect(await screen.findByRole('link', { name: 'ACCPT-ED234' })).toHaveAttribute('href', '/dossier/ACCPT-ED234');
    expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ filter: { deposit: 'TO_RETURN' }, sort: { field: 'ENDED_AT', direction: 'ASC' } }),
    );
    expect(screen.getByRole('table')).toHaveTextContent('10 jours');
    await user.click(screen.getByRole('button', { name: 'Régler la caution ACCPT-ED234' }));
    const dialog = await screen.findByRole('dialog', { name: 'Régler la location ACCPT-ED234' });
    await user.click(within(dialog).getByRole('button', { name: /^Rendre 3.000.Dh$/ }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ number: 'ACCPT-ED234', version: 4, kept: '0.00', returned: '3000.00' }),
    );
  });

  test('says that nothing waits', async () => {
    serveRows([]);
    renderAt('/cautions', <DepositList />, [], loads);
    expect(await screen.findByText('Aucune caution à rendre')).toBeInTheDocument();
  });
});
