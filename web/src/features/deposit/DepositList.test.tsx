import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { heldDeposit, serveDeposit } from '../../test/deposit';
import { renderAt, type Loads } from '../../test/renderAt';
import { acceptedReservation } from '../../test/reservation';
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

  test('says what waits since when, and gives it back', async () => {
    const requested = serveRows([row]);
    const sent = jest.fn();
    server.use(
      api.mutation('ReturnDeposit', ({ variables }) => {
        sent(variables.input);
        return HttpResponse.json({ data: { returnDeposit: { ...heldDeposit, depositHeld: '0.00', stage: 'CLOSED' } } });
      }),
    );
    const { user } = renderAt('/cautions', <DepositList />, [], loads);
    expect(await screen.findByRole('link', { name: 'ACCPT-ED234' })).toHaveAttribute('href', '/dossier/ACCPT-ED234');
    expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ filter: { deposit: 'TO_RETURN' }, sort: { field: 'ENDED_AT', direction: 'ASC' } }),
    );
    expect(screen.getByRole('table')).toHaveTextContent('10 jours');
    await user.click(screen.getByRole('button', { name: 'Rendre la caution ACCPT-ED234' }));
    const dialog = await screen.findByRole('dialog', { name: /Rendre la caution/ });
    await user.click(within(dialog).getByRole('button', { name: 'Rendre la caution' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ number: 'ACCPT-ED234', amount: '3000.00', method: 'CARD_IMPRINT' }),
    );
  });

  test('says that nothing waits', async () => {
    serveRows([]);
    renderAt('/cautions', <DepositList />, [], loads);
    expect(await screen.findByText('Aucune caution à rendre')).toBeInTheDocument();
  });
});
