import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { IncludedKm } from './IncludedKm';

const serve = (role: 'ADMIN' | 'EMPLOYEE', version = 3, kmPerDay = 200): void =>
  server.use(
    staffLogin(role),
    api.query('IncludedKm', () =>
      HttpResponse.json({
        data: {
          priceSettings: {
            __typename: 'PriceSettings',
            version,
            includedKm: [{ __typename: 'IncludedKm', category: 'CITY_CAR', kmPerDay }],
          },
        },
      }),
    ),
  );

test('an Admin sets the kilometres of each category', async () => {
  serve('ADMIN');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateIncludedKm', ({ variables }) => {
      sent(variables);
      const includedKm = [{ __typename: 'IncludedKm', category: 'LUXURY_SEDAN', kmPerDay: 300 }];
      return HttpResponse.json({
        data: { updatePriceSettings: { __typename: 'PriceSettings', version: 4, includedKm } },
      });
    }),
  );
  const { user } = renderAt('/options', <IncludedKm />);
  const city = await screen.findByRole('textbox', { name: 'Citadines' });
  expect(city).toHaveValue('200 km');
  await user.clear(city);
  await user.clear(screen.getByRole('textbox', { name: 'Berlines de luxe' }));
  await user.type(screen.getByRole('textbox', { name: 'Berlines de luxe' }), '300');
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    input: {
      version: 3,
      includedKm: expect.arrayContaining([
        { category: 'CITY_CAR', kmPerDay: 0 },
        { category: 'LUXURY_SEDAN', kmPerDay: 300 },
      ]),
    },
  });
});

test('what an attempt without an answer saved is where the next change starts', async () => {
  serve('ADMIN');
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateIncludedKm', ({ variables }) => {
      sent((variables.input as { version: number }).version);
      serve('ADMIN', 4, 250);
      return refusal('C’est déjà enregistré.', 'ALREADY_DONE');
    }),
  );
  const { user } = renderAt('/options', <IncludedKm />);
  const city = await screen.findByRole('textbox', { name: 'Citadines' });
  const save = await screen.findByRole('button', { name: 'Enregistrer' });
  for (const km of ['250', '260']) {
    await user.clear(city);
    await user.type(city, km);
    await user.click(save);
    await waitFor(() => expect(city).toHaveValue('250 km'));
  }
  expect(sent.mock.calls).toEqual([[3], [4]]);
});

test('leaving the page asks before typed figures are lost', async () => {
  serve('ADMIN');
  const { user } = renderAt(
    '/options',
    <>
      <IncludedKm />
      <Link to="/listClient">Clients</Link>
    </>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Citadines' }), '5');
  await user.click(screen.getByRole('link', { name: 'Clients' }));
  expect(await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' })).toBeInTheDocument();
});

test('employees only see them', async () => {
  serve('EMPLOYEE');
  renderAt('/options', <IncludedKm />);
  expect(await screen.findByRole('textbox', { name: 'Citadines' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
});
