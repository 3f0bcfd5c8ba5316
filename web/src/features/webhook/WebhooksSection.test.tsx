import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { WebhooksSection } from './WebhooksSection';
import { listRoute } from '../../kit/list/listQuery';
import { webhooksQuery } from './webhooksQuery';

const loads: Loads = (client) => listRoute(client, webhooksQuery);

const crm = {
  __typename: 'Webhook',
  id: '7',
  name: 'CRM',
  url: 'https://crm.exemple.ma/location',
  events: ['RESERVATION_CREATED', 'PAYMENT_RECORDED'],
  active: true,
  previousSecretUntil: null,
  version: 3,
  lastDelivery: null,
};
const delivery = {
  __typename: 'WebhookDelivery',
  id: '41',
  createdAt: '2026-11-21T10:00:00.000+00:00',
  eventType: 'reservation.created',
  status: 'FAILED',
  attempts: 21,
  attemptedAt: '2026-11-21T22:00:00.000+00:00',
  durationMs: 120,
  statusCode: 503,
  failure: 'REFUSED',
  answer: 'maintenance',
};
const secret = `whsec_${'s'.repeat(43)}`;
const here = '/integrations?onglet=webhooks';

const pageOf = (typename: string, items: object[]) => ({
  __typename: typename,
  items,
  totalCount: items.length,
  page: 1,
  pageCount: 1,
});
const serve = (items: object[]): void =>
  server.use(api.query('Webhooks', () => HttpResponse.json({ data: { webhooks: pageOf('WebhookPage', items) } })));
const requested = jest.fn();
const serveLog = (items: object[]): void =>
  server.use(
    api.query('WebhookDeliveries', ({ variables }) => {
      requested(variables.filter);
      return HttpResponse.json({ data: { webhookDeliveries: pageOf('WebhookDeliveryPage', items) } });
    }),
  );
const open = (address = here) => renderAt(address, <WebhooksSection />, [], loads);

beforeEach(() => requested.mockClear());

test('shows each webhook with its address, its events and its last delivery', async () => {
  serve([{ ...crm, lastDelivery: delivery, previousSecretUntil: '2999-01-01T10:00:00.000+00:00' }]);
  open();
  const row = within(await screen.findByRole('table', { name: 'Webhooks' })).getAllByRole('row')[1];
  for (const text of [
    'CRM',
    'https://crm.exemple.ma/location',
    'Nouvelle demande, Paiement enregistré',
    'Actif',
    'Échec',
    '21-11-2026 10:00',
    'Ancien secret valable jusqu’au 01-01-2999 10:00',
  ])
    expect(row).toHaveTextContent(text);
});

test('adding shows errors at the fields, then the secret once', async () => {
  serve([]);
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Ajouter un webhook' }))[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'Ajouter un webhook' });
  const refused = 'L’adresse mène à un réseau privé.';
  server.use(
    api.mutation('CreateWebhook', () => refusal('x', 'VALIDATION', { fields: { url: [refused] } }), { once: true }),
  );
  await user.type(within(form).getByLabelText(/^Nom/), 'CRM');
  await user.type(within(form).getByLabelText(/^Adresse/), 'https://10.0.0.1/');
  await user.click(within(form).getByRole('checkbox', { name: 'Nouvelle demande' }));
  await user.click(within(form).getByRole('button', { name: 'Ajouter' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(refused);
  expect(within(form).getByLabelText(/^Adresse/)).toHaveAccessibleDescription(expect.stringContaining(refused));

  const sent = jest.fn();
  server.use(
    api.mutation('CreateWebhook', ({ variables }) => {
      sent(variables.input);
      const webhook = { __typename: 'Webhook', id: '7', name: 'CRM' };
      return HttpResponse.json({ data: { createWebhook: { __typename: 'WebhookWithSecret', secret, webhook } } });
    }),
  );
  await user.click(within(form).getByRole('button', { name: 'Ajouter' }));
  const shown = await screen.findByRole('dialog', { name: 'Secret de signature' });
  expect(within(shown).getByLabelText('Secret de « CRM »')).toHaveValue(secret);
  expect(sent).toHaveBeenCalledWith({
    name: 'CRM',
    url: 'https://10.0.0.1/',
    events: ['RESERVATION_CREATED'],
    active: true,
  });
  await user.click(within(shown).getByRole('button', { name: 'Je l’ai copié' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('rotating the secret asks first and shows the new one', async () => {
  serve([crm]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Changer le secret CRM' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(confirmation).toHaveTextContent('L’ancien reste valable 24 heures');
  server.use(
    api.mutation('RotateWebhookSecret', () =>
      HttpResponse.json({
        data: { rotateWebhookSecret: { __typename: 'WebhookWithSecret', secret, webhook: { ...crm, version: 4 } } },
      }),
    ),
  );
  await user.click(within(confirmation).getByRole('button', { name: 'Changer le secret' }));
  const shown = await screen.findByRole('dialog', { name: 'Secret de signature' });
  expect(within(shown).getByLabelText('Secret de « CRM »')).toHaveValue(secret);
});

test('a test opens the log, whose state is in the address; a failed delivery is sent again', async () => {
  serve([crm]);
  serveLog([delivery]);
  const sent = jest.fn();
  server.use(
    api.mutation('SendTestWebhook', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({
        data: { sendTestWebhook: { ...delivery, id: '42', eventType: 'webhook.test', status: 'PENDING' } },
      });
    }),
    api.mutation('ReplayWebhookDelivery', ({ variables }) => {
      sent(variables.input);
      // The delivery was quick: the list is loaded after it and is newer than the answer.
      serve([{ ...crm, lastDelivery: { ...delivery, status: 'DELIVERED', statusCode: 204, failure: null } }]);
      return HttpResponse.json({ data: { replayWebhookDelivery: { ...delivery, status: 'PENDING' } } });
    }),
  );
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Envoyer un test CRM' }));
  const log = await screen.findByRole('dialog', { name: 'Journal de « CRM »' });
  expect(address()).toBe(`${here}&journal=7`);
  const row = within(await within(log).findByRole('table')).getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent('HTTP 503, refusé par le partenaire');
  expect(row).toHaveTextContent('maintenance');
  await user.selectOptions(within(log).getByLabelText('État'), 'Échec');
  expect(address()).toBe(`${here}&journal=7&etat=echec`);
  await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ webhookId: '7', status: 'FAILED' }));
  await user.click(within(log).getByRole('button', { name: 'Renvoyer Nouvelle demande du 21-11-2026 10:00' }));
  expect(await within(log).findByText('HTTP 204')).toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ id: '7' }], [{ id: '41' }]]);
  await user.click(within(log).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(address()).toBe(here));
});

test('an empty list suggests what to do; a failure can be tried again, in the log as well', async () => {
  serve([crm]);
  serveLog([]);
  server.use(
    api.query('Webhooks', () => HttpResponse.error(), { once: true }),
    api.query('WebhookDeliveries', () => HttpResponse.error(), { once: true }),
  );
  const { user } = open(`${here}&journal=7`);
  expect(await screen.findByText('Les webhooks n’ont pas pu être chargés.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  const log = await screen.findByRole('dialog', { name: 'Journal de « CRM »' });
  expect(await within(log).findByText('Le journal n’a pas pu être chargé.')).toBeInTheDocument();
  await user.click(within(log).getByRole('button', { name: 'Réessayer' }));
  expect(await within(log).findByText('Aucun envoi')).toBeInTheDocument();
});
