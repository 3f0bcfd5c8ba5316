import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { liveLine } from '../../platform/live/live';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { CustomerTopBar } from './CustomerTopBar';

test('a broken live connection is shown to the customer, too, until it is restored', async () => {
  server.use(
    api.query('CustomerTopBar', () =>
      HttpResponse.json({
        data: { settings: { __typename: 'Settings', companyName: 'Atlas', logoNavbarUrl: null } },
      }),
    ),
  );
  renderAt('/dashboardClient', <CustomerTopBar name="Salma Bennani" />);
  expect(await screen.findByText('Atlas')).toBeInTheDocument();
  act(() => liveLine.set('down'));
  expect(screen.getByText('Direct interrompu')).toBeInTheDocument();
  act(() => liveLine.set('up'));
  expect(screen.queryByText('Direct interrompu')).not.toBeInTheDocument();
  act(() => liveLine.set('idle'));
});
