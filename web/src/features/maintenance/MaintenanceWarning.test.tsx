import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { MaintenanceWarning } from './MaintenanceWarning';
import { isMaintenanceWarningWanted, wantMaintenanceWarning } from './warningFlag';

const work = {
  __typename: 'MaintenanceAlert',
  maintenanceId: '7',
  nature: 'TECHNICAL_INSPECTION',
  vehicleId: '3',
  vehicleName: 'Dacia Logan',
  plateNumber: '12345-A-15',
  level: 'EXPIRED',
  daysLeft: -2,
  kmLeft: null,
  note: 'Visite technique : en retard depuis le 18-11-2026.',
  proposedSlot: {
    __typename: 'MaintenanceSlot',
    startsAt: '2026-11-25T09:00:00.000+00:00',
    endsAt: '2026-11-25T18:00:00.000+00:00',
  },
};

const serve = (maintenanceAlerts: object[]): void =>
  server.use(api.query('MaintenanceWarning', () => HttpResponse.json({ data: { maintenanceAlerts } })));

beforeEach(wantMaintenanceWarning);

const open = () => renderAt('/dashboard', <MaintenanceWarning />);

test('names nature, vehicle, plate and days, once per login', async () => {
  serve([
    work,
    { ...work, maintenanceId: '8', daysLeft: null, kmLeft: -1200, level: 'BAD', proposedSlot: null },
    // Overdue by its odometer, months before its day.
    { ...work, maintenanceId: '9', daysLeft: 163, kmLeft: -40 },
  ]);
  const { user } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Oops Entretien Obligatoire !!' });
  const [first, second, third] = within(dialog).getAllByRole('listitem');
  expect(first).toHaveTextContent('Nouveau Visite techniqueDacia Logan · 12345-A-15');
  expect(first).toHaveTextContent('-2 J');
  expect(first).toHaveTextContent('Créneau libre le 25-11-2026, de 09:00 à 18:00');
  expect(second).toHaveTextContent('-1 200 km');
  expect(third).toHaveTextContent('-40 km');
  expect(third).not.toHaveTextContent('163');
  expect(isMaintenanceWarningWanted()).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Plus tard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('of hundreds it names the first and counts the others', async () => {
  serve(Array.from({ length: 250 }, (_, index) => ({ ...work, maintenanceId: `${index}` })));
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Oops Entretien Obligatoire !!' });
  expect(within(dialog).getByText('250 entretiens sont à faire.')).toBeInTheDocument();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(20);
  expect(within(dialog).getByText('et 230 autres, dans la liste des maintenances.')).toBeInTheDocument();
});

test('links to the maintenance', async () => {
  serve([work]);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir : Nouveau Visite technique de Dacia Logan' }));
  expect(address()).toBe('/listmaintenance?maintenance=7');
});

test('is not shown if nothing is due', async () => {
  serve([]);
  open();
  await waitFor(() => expect(isMaintenanceWarningWanted()).toBe(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('is shown on the next page if the server was unreachable', async () => {
  let requested = false;
  server.use(
    api.query('MaintenanceWarning', () => {
      requested = true;
      return HttpResponse.error();
    }),
  );
  const { unmount } = open();
  await waitFor(() => expect(requested).toBe(true));
  unmount();
  serve([work]);
  open();
  expect(await screen.findByRole('dialog', { name: 'Oops Entretien Obligatoire !!' })).toBeInTheDocument();
});
