import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { ChargeList } from './ChargeList';
import { listRoute } from '../../kit/list/listQuery';
import { chargesQuery } from './chargesQuery';

const loads: Loads = (client) => listRoute(client, chargesQuery);

const seat = {
  ...{
    __typename: 'ChargeRule',
    id: '3',
    kind: 'EXTRA',
    unit: 'DAY',
    name: 'Siège bébé',
    price: '40.00',
    cap: '280.00',
  },
  ...{ pickupPlace: null, returnPlace: null, places: null, outsideHours: false, minAge: null, maxAge: null },
  ...{ categories: [], seasonId: null, fromDays: null, toDays: null, stock: 12, shownOnSite: false, active: true },
  ...{ nameEn: 'Baby seat', nameAr: null, hint: 'De 0 à 4 ans', hintEn: null, hintAr: null, vatPercent: null },
  ...{ maxQuantity: 3, position: 1, version: 2 },
};
const young = {
  ...seat,
  ...{ id: '4', kind: 'FEE', name: 'Jeune conducteur', price: '50.00', cap: null, maxAge: 24, stock: null },
  ...{ places: 'AWAY', categories: ['CITY_CAR'], seasonId: '9', fromDays: 3, toDays: 10, active: false },
};

const serve = (role: 'ADMIN' | 'EMPLOYEE', items: object[] = [seat, young]): void =>
  server.use(
    staffLogin(role),
    api.query('Charges', () =>
      HttpResponse.json({
        data: { chargeRules: { __typename: 'ChargeRulePage', items, totalCount: items.length, page: 1, pageCount: 1 } },
      }),
    ),
    api.query('ChargeSeasons', () =>
      HttpResponse.json({
        data: { seasons: { __typename: 'SeasonPage', items: [{ __typename: 'Season', id: '9', name: 'Été' }] } },
      }),
    ),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Agadir', 'Fes'] } })),
  );
const open = () => renderAt('/options', <ChargeList />, [], loads);

test('shows what each costs and when it applies; employees only read', async () => {
  serve('EMPLOYEE');
  open();
  const table = within(await screen.findByRole('table', { name: 'Options et frais' }));
  expect(table.getByText('40 Dh par jour, 280 Dh au plus')).toBeInTheDocument();
  expect(table.getByText('au comptoir seulement')).toBeInTheDocument();
  expect(table.getByText('Toujours')).toBeInTheDocument();
  for (const condition of ['hors de la ville de l’agence', 'conducteur jusqu’à 24 ans', 'Citadines', 'de 3 à 10 jours'])
    expect(table.getByText(condition)).toBeInTheDocument();
  expect(await table.findByText('saison Été')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ajouter une option ou un frais' })).not.toBeInTheDocument();
});

test('adding sends what was typed, shows the server’s errors at their fields and loses nothing', async () => {
  serve('ADMIN', []);
  const sent = jest.fn();
  server.use(
    api.mutation('CreateCharge', ({ variables }) => {
      sent(variables);
      return refusal('x', 'VALIDATION', { fields: { cap: ['Le plafond ne peut pas être inférieur au prix.'] } });
    }),
  );
  const { user } = open();
  await user.click(
    (await screen.findAllByRole('button', { name: 'Ajouter une option ou un frais' }))[0] as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une option ou un frais' }));
  await user.type(dialog.getByLabelText(/^Nom(?! en)/), 'Retour tardif');
  await user.selectOptions(dialog.getByLabelText('Nature'), 'Frais proposé au retour');
  await user.selectOptions(dialog.getByLabelText('Unité'), 'par heure');
  await user.type(dialog.getByLabelText(/^Prix TTC/), '60');
  await user.type(dialog.getByLabelText(/^Plafond/), '50');
  expect(dialog.queryByLabelText(/^Stock/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  expect((await dialog.findAllByText('Le plafond ne peut pas être inférieur au prix.')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText(/^Prix TTC/)).toHaveValue('60 Dh');

  server.use(
    api.mutation('CreateCharge', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { createChargeRule: seat } });
    }),
  );
  await user.clear(dialog.getByLabelText(/^Plafond/));
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    input: {
      kind: 'RETURN',
      unit: 'HOUR',
      name: 'Retour tardif',
      price: '60.00',
      cap: null,
      stock: null,
      maxQuantity: 1,
    },
  });
});

test('editing starts from the rule as it is stored', async () => {
  serve('ADMIN');
  const sent = jest.fn();
  server.use(
    api.query('ChargeToEdit', () => HttpResponse.json({ data: { chargeRule: young } })),
    api.mutation('UpdateCharge', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { updateChargeRule: { ...young, active: true, version: 3 } } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Modifier Jeune conducteur' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier une option ou un frais' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'En service' }));
  await user.click(dialog.getByRole('button', { name: 'Modifier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    input: {
      ...{ id: '4', version: 2, active: true, maxAge: 24, minAge: null, places: 'AWAY', seasonId: '9' },
      ...{ categories: ['CITY_CAR'], fromDays: 3, toDays: 10, nameEn: 'Baby seat', nameAr: null },
    },
  });
});

test('deleting asks first', async () => {
  serve('ADMIN');
  const sent = jest.fn();
  server.use(
    api.query('ChargeOfAct', () =>
      HttpResponse.json({ data: { chargeRule: { __typename: 'ChargeRule', id: '3', name: 'Siège bébé' } } }),
    ),
    api.mutation('DeleteCharge', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { deleteChargeRule: true } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Supprimer Siège bébé' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Voulez-vous supprimer : Siège bébé')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ input: { id: '3' } }));
});
