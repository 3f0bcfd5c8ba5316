import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { PromotionList } from './PromotionList';
import { listRoute } from '../../kit/list/listQuery';
import { promotionsQuery } from './promotionsQuery';

const loads: Loads = (client) => listRoute(client, promotionsQuery);

const summer = {
  ...{ __typename: 'Promotion', id: '3', code: 'ETE27', percent: 10, amount: null, bookedFrom: '2027-05-01' },
  ...{ bookedTo: null, rentalFrom: '2027-07-01', rentalTo: '2027-08-31', minDays: 3, maxUses: 50, used: 12 },
  ...{ categories: ['CITY_CAR'], active: true, version: 2 },
};
const gift = {
  ...summer,
  ...{ id: '4', code: 'CADEAU', percent: null, amount: '150.00', bookedFrom: null, rentalFrom: null, rentalTo: null },
  ...{ minDays: null, maxUses: null, used: 0, categories: [], active: false },
};

const serve = (role: 'ADMIN' | 'EMPLOYEE', items: object[] = [summer, gift]): void =>
  server.use(
    staffLogin(role),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-23T10:00:00+00:00' } })),
    api.query('Promotions', () =>
      HttpResponse.json({
        data: { promotions: { __typename: 'PromotionPage', items, totalCount: items.length, page: 1, pageCount: 1 } },
      }),
    ),
  );

test('shows what each takes off, when it holds and how often it was used; employees only read', async () => {
  serve('EMPLOYEE');
  renderAt('/promotions', <PromotionList />, [], loads);
  const table = within(await screen.findByRole('table', { name: 'Codes promo' }));
  for (const text of [
    ...['ETE27', 'réservation dès le 01-05-2027', 'location du 01-07-2027 au 31-08-2027', 'dès 3 jours', 'Citadines'],
    ...['12 sur 50', 'En service', 'CADEAU', 'Hors service', '−150 Dh', 'Toujours'],
  ])
    expect(table.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ajouter un code promo' })).not.toBeInTheDocument();
});

test('adding sends what was typed, shows the server’s errors at their fields and loses nothing', async () => {
  serve('ADMIN', []);
  const sent = jest.fn();
  server.use(
    api.mutation('CreatePromotion', () =>
      refusal('x', 'VALIDATION', { fields: { code: ['Ce code promo existe déjà.'] } }),
    ),
  );
  const { user } = renderAt('/promotions', <PromotionList />, [], loads);
  await user.click((await screen.findAllByRole('button', { name: 'Ajouter un code promo' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un code promo' }));
  await user.type(dialog.getByLabelText(/^Code/), 'ete27');
  await user.selectOptions(dialog.getByLabelText('Remise'), 'Montant');
  await user.type(dialog.getByLabelText(/^Montant/), '150');
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  expect((await dialog.findAllByText('Ce code promo existe déjà.')).length).toBeGreaterThan(0);
  server.use(
    api.mutation('CreatePromotion', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { createPromotion: summer } });
    }),
  );
  await user.type(dialog.getByLabelText(/^Code/), '-b');
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    input: { code: 'ete27-b', percent: null, amount: '150.00', minDays: null, categories: [], active: true },
  });
});
