import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { ApiKeyList } from './ApiKeyList';
import { listRoute } from '../../kit/list/listQuery';
import { apiKeysQuery } from './apiKeysQuery';

const loads: Loads = (client) => listRoute(client, apiKeysQuery);

const amrani = { __typename: 'Employee', id: '1', firstName: 'Leïla', lastName: 'Amrani' };
const partner = {
  __typename: 'ApiKey',
  id: '7',
  name: 'Courtier Atlas',
  prefix: 'lv_a1B2c3',
  grants: [
    { __typename: 'KeyGrant', area: 'RESERVATIONS', access: 'WRITE' },
    { __typename: 'KeyGrant', area: 'FLEET', access: 'READ' },
  ],
  status: 'ACTIVE',
  createdAt: '2026-11-01T10:00:00.000+00:00',
  lastDay: '2027-01-31',
  revokedAt: null,
  lastUsedAt: null,
  createdBy: amrani,
  revokedBy: null,
};
const secret = `lv_${'k'.repeat(40)}`;

const serve = (items: object[]): void =>
  server.use(
    api.query('ApiKeys', () =>
      HttpResponse.json({
        data: { apiKeys: { __typename: 'ApiKeyPage', items, totalCount: items.length, page: 1, pageCount: 1 } },
      }),
    ),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T10:00:00.000+00:00' } })),
  );

const open = () => renderAt('/integrations', <ApiKeyList />, [], loads);

test('says of each key what it may do, how long, and when it was used', async () => {
  serve([partner]);
  open();
  const row = within(await screen.findByRole('table', { name: 'Clés d’accès' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Courtier Atlas');
  expect(row).toHaveTextContent('lv_a1B2c3…');
  expect(row).toHaveTextContent('Réservations : Lecture et écriture');
  expect(row).toHaveTextContent('Flotte : Lecture');
  expect(row).toHaveTextContent('jusqu’au 31-01-2027');
  expect(row).toHaveTextContent('jamais');
  expect(row).toHaveTextContent('01-11-2026 par Leïla Amrani');
});

test('shows a new key once, with a way to copy it, and only its own button closes that', async () => {
  serve([]);
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Créer une clé' }))[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'Créer une clé d’accès' });
  server.use(
    api.mutation('CreateApiKey', () => refusal('x', 'VALIDATION', { fields: { name: ['Le nom est obligatoire.'] } }), {
      once: true,
    }),
  );
  await user.click(within(form).getByRole('button', { name: 'Créer' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('Le nom est obligatoire.');

  const sent = jest.fn();
  server.use(
    api.mutation('CreateApiKey', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({
        data: { createApiKey: { __typename: 'ApiKeyCreated', key: secret, apiKey: partner } },
      });
    }),
  );
  await user.type(within(form).getByLabelText(/^Nom/), 'Courtier Atlas');
  await user.selectOptions(within(form).getByLabelText('Réservations'), 'Lecture et écriture');
  await user.selectOptions(within(form).getByLabelText('Flotte'), 'Lecture');
  await user.click(within(form).getByRole('button', { name: 'Créer' }));
  const shown = await screen.findByRole('dialog', { name: 'Votre clé d’accès' });
  expect(sent).toHaveBeenCalledWith({
    input: {
      name: 'Courtier Atlas',
      grants: [
        { area: 'RESERVATIONS', access: 'WRITE' },
        { area: 'FLEET', access: 'READ' },
      ],
      lastDay: null,
    },
  });
  expect(within(shown).getByLabelText('Clé de « Courtier Atlas »')).toHaveValue(secret);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(shown).getByRole('button', { name: 'Copier la clé' }));
  expect(copied).toHaveBeenCalledWith(secret);
  expect(await within(shown).findByRole('button', { name: 'Clé copiée' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(within(shown).getByLabelText('Clé de « Courtier Atlas »')).toHaveValue(secret);
  await user.click(within(shown).getByRole('button', { name: 'J’ai gardé la clé' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a key of one who is no Admin any more says so; one that opens everything alike says it in one line', async () => {
  const grants = ['RESERVATIONS', 'FLEET', 'CUSTOMERS', 'TRACKING'].map((area) => ({
    __typename: 'KeyGrant',
    area,
    access: 'READ',
  }));
  serve([{ ...partner, status: 'SUSPENDED', grants }]);
  open();
  const row = within(await screen.findByRole('table', { name: 'Clés d’accès' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Suspendue');
  expect(row).toHaveTextContent('Leïla Amrani n’est plus Admin');
  expect(row).toHaveTextContent('Tous les domaines : Lecture');
});

test('the history of a key opens at once', async () => {
  serve([partner]);
  server.use(
    api.query('RecordHistory', ({ variables }) =>
      HttpResponse.json({
        data: {
          history: {
            __typename: 'AuditEntryPage',
            totalCount: 1,
            page: 1,
            pageCount: 1,
            items: [
              {
                __typename: 'AuditEntry',
                id: '1',
                at: '2026-11-01T10:00:00.000+00:00',
                action: 'CREATED',
                part: null,
                author: `de ${String(variables.record)} ${String(variables.id)}`,
                byCustomer: false,
                byApiKey: false,
                changes: [{ __typename: 'FieldChange', field: 'fleet', before: null, after: 'READ' }],
              },
            ],
          },
        },
      }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Historique de Courtier Atlas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Historique de « Courtier Atlas »' });
  expect(await within(dialog).findByText(/de API_KEY 7/)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Flotte vide → devient Lecture');
});

test('revoking asks first, says what follows, and shows the key as revoked', async () => {
  serve([partner]);
  server.use(
    api.mutation('RevokeApiKey', () =>
      HttpResponse.json({
        data: {
          revokeApiKey: {
            ...partner,
            status: 'REVOKED',
            revokedAt: '2026-11-21T10:00:00.000+00:00',
            revokedBy: amrani,
          },
        },
      }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Révoquer Courtier Atlas' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(confirmation).toHaveTextContent('Voulez-vous révoquer la clé : Courtier Atlas');
  expect(confirmation).toHaveTextContent('perd l’accès immédiatement');
  await user.click(within(confirmation).getByRole('button', { name: 'Révoquer' }));
  expect((await screen.findByText('21-11-2026')).closest('td')).toHaveTextContent(
    'révoquée le 21-11-2026 par Leïla Amrani',
  );
  expect(screen.queryByRole('button', { name: 'Révoquer Courtier Atlas' })).not.toBeInTheDocument();
});

test('an empty list says what a key is for; a failure offers to try again', async () => {
  serve([]);
  server.use(api.query('ApiKeys', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Les clés n’ont pas pu être chargées.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune clé d’accès')).toBeInTheDocument();
});
