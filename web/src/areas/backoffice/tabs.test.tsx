import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { cashReportHref } from '../../features/till/cashReportView';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { IntegrationsPage, route as integrationsRoute } from './IntegrationsPage';
import { TillPage, route as tillRoute } from './TillPage';

/** Answers the query of the frame, which tells the pages who is there and what time it is. */
const serveShell = (): void => {
  const employee = { __typename: 'Employee', id: '1', firstName: 'A', lastName: 'B', email: 'a@b.ma', role: 'ADMIN' };
  const me = { __typename: 'Me', customer: null, employee };
  const agencyNow = '2026-12-01T09:00:00+00:00';
  server.use(
    api.query('Shell', () =>
      HttpResponse.json({
        data: {
          ...{ agencyNow, me, settings: { __typename: 'Settings', companyName: 'Atlas', logoAdminUrl: null } },
          notifications: {
            ...{ __typename: 'NotificationPage', items: [], totalCount: 0, page: 1, pageCount: 0, unreadCount: 0 },
          },
        },
      }),
    ),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow } })),
    api.query('Me', () => HttpResponse.json({ data: { me } })),
  );
};

test('from the report of a day one comes to the tills', async () => {
  serveShell();
  server.use(
    api.query('CashReport', () => HttpResponse.error()),
    api.query('MyTill', () => HttpResponse.error()),
    api.query('Tills', () =>
      HttpResponse.json({
        data: { tills: { __typename: 'TillPage', items: [], totalCount: 0, page: 1, pageCount: 0 } },
      }),
    ),
  );
  const { user } = renderAt(cashReportHref, <TillPage />, [], tillRoute);
  await user.click(await screen.findByRole('link', { name: 'Caisse' }));
  expect(await screen.findByRole('heading', { name: 'Aucune caisse' })).toBeInTheDocument();
});

test('from the access keys one comes to the webhooks, and back', async () => {
  const none = { items: [], totalCount: 0, page: 1, pageCount: 0 };
  serveShell();
  server.use(
    api.query('ApiKeys', () => HttpResponse.json({ data: { apiKeys: { __typename: 'ApiKeyPage', ...none } } })),
    api.query('Webhooks', () => HttpResponse.json({ data: { webhooks: { __typename: 'WebhookPage', ...none } } })),
  );
  const { user } = renderAt('/integrations', <IntegrationsPage />, [], integrationsRoute);
  await user.click(await screen.findByRole('link', { name: 'Webhooks' }));
  expect(await screen.findByRole('heading', { name: 'Aucun webhook' })).toBeInTheDocument();
});
