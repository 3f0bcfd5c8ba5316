import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { VehicleDamages } from './VehicleDamages';

const damage = {
  __typename: 'VehicleDamage',
  id: '5',
  clientId: 'a3d2c0de-0000-4000-8000-000000000005',
  view: 'LEFT',
  x: 300,
  y: 500,
  kind: 'SCRATCH',
  size: 'SMALL',
  note: 'Portière',
  foundAt: '2026-11-20T10:00:00+00:00',
  foundIn: 'ACCPT-ED234',
  immobilising: false,
  repairedOn: null as string | null,
};

it('shows the damage of a vehicle and says which work repaired it', async () => {
  const inputs: object[] = [];
  server.use(
    api.query('VehicleDamages', () =>
      HttpResponse.json({ data: { vehicle: { __typename: 'Vehicle', id: '1', damages: [damage] } } }),
    ),
    api.query('DamageRepairs', ({ variables }) => {
      expect(variables).toEqual({ vehicleId: '1', from: '2026-11-20' });
      const work = {
        __typename: 'Maintenance',
        id: '9',
        nature: 'SERVICING',
        performedOn: '2026-11-22',
        description: 'Carrosserie',
      };
      return HttpResponse.json({ data: { maintenances: { __typename: 'MaintenancePage', items: [work] } } });
    }),
    api.mutation('RepairDamage', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return HttpResponse.json({ data: { repairDamage: { ...damage, repairedOn: '2026-11-22' } } });
    }),
  );
  const { user } = renderAt('/listCar/1', <VehicleDamages vehicleId="1" />);
  const list = await screen.findByRole('list', { name: 'Dommages' });
  expect(within(list).getByRole('link', { name: /ACCPT-ED234/ })).toHaveAttribute('href', '/dossier/ACCPT-ED234');
  await user.click(within(list).getByRole('button', { name: /^Indiquer la réparation/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Réparation du dommage' });
  await user.click(within(dialog).getByRole('button', { name: 'Réparé' }));
  expect((await within(dialog).findAllByText('L’entretien est obligatoire.')).length).toBeGreaterThan(0);
  await user.selectOptions(within(dialog).getByLabelText(/^Entretien/), '9');
  await user.click(within(dialog).getByRole('button', { name: 'Réparé' }));
  expect(await within(list).findByText('Réparé le 22-11-2026')).toBeVisible();
  expect(inputs).toEqual([{ id: '5', maintenanceId: '9' }]);
});
