import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { notify } from '../../kit/notice/notify';
import { emitLive } from '../../test/liveLink';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { NotificationBell } from './NotificationBell';

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));
jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const item = (id: string, read: boolean, about: object = {}) => ({
  __typename: 'Notification',
  id,
  title: `Nouvelle réservation ${id}`,
  description: 'Youssef demande Dacia Duster',
  reservationNumber: `NUM${id}-22222`,
  maintenanceId: null,
  vehicleId: null,
  trackDay: null,
  createdAt: '2026-11-20T09:00:00+00:00',
  read,
  ...about,
});

const serve = (items: ReturnType<typeof item>[]): void =>
  server.use(
    api.query('Notifications', () =>
      HttpResponse.json({
        data: {
          notifications: {
            __typename: 'NotificationPage',
            items,
            totalCount: items.length,
            page: 1,
            pageCount: 1,
            unreadCount: items.filter(({ read }) => !read).length,
          },
        },
      }),
    ),
  );

const open = () =>
  renderAt(
    '/dashboard',
    <NotificationBell
      hrefFor={({ reservationNumber, maintenanceId, vehicleId, trackDay }) =>
        trackDay
          ? `/historique?vehicule=${vehicleId ?? ''}&jour=${trackDay}`
          : maintenanceId
            ? `/listmaintenance?maintenance=${maintenanceId}`
            : `/listreservation?numero=${reservationNumber ?? ''}`
      }
    />,
  );

test('choosing a notification opens its reservation and marks it as read', async () => {
  serve([item('1', false), item('2', true)]);
  const marked = jest.fn();
  server.use(
    api.mutation('MarkNotificationRead', ({ variables }) => {
      marked(variables.input);
      serve([item('1', true), item('2', true)]);
      return HttpResponse.json({ data: { markNotificationRead: { __typename: 'Notification', id: '1', read: true } } });
    }),
  );
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 non lue' }));
  await user.click(await screen.findByRole('button', { name: /Nouvelle réservation 1/ }));
  expect(address()).toBe('/listreservation?numero=NUM1-22222');
  await waitFor(() => expect(marked).toHaveBeenCalledWith({ id: '1' }));
});

test('one about a maintenance opens that maintenance', async () => {
  serve([item('4', true, { title: 'Entretien en retard', reservationNumber: null, maintenanceId: '9' })]);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await user.click(await screen.findByRole('button', { name: /Entretien en retard/ }));
  expect(address()).toBe('/listmaintenance?maintenance=9');
});

test('one about a tracked vehicle opens its day, whichever rental it was in', async () => {
  serve([item('5', true, { title: 'Excès de vitesse', vehicleId: '2', trackDay: '2026-11-20' })]);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await user.click(await screen.findByRole('button', { name: /Excès de vitesse/ }));
  expect(address()).toBe('/historique?vehicule=2&jour=2026-11-20');
});

test('a live event shows at once', async () => {
  serve([item('2', true)]);
  open();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  serve([item('3', false), item('2', true)]);
  act(() => emitLive('NotificationAdded', { notificationAdded: item('3', false) }));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 non lue' })).toBeInTheDocument();
  expect(screen.getByText('Nouvelle notification : Nouvelle réservation 3')).toBeInTheDocument();
});

test('all can be marked as read', async () => {
  serve([item('1', false), item('2', false)]);
  server.use(
    api.mutation('MarkAllNotificationsRead', () => {
      serve([item('1', true), item('2', true)]);
      return HttpResponse.json({ data: { markAllNotificationsRead: true } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 non lues' }));
  await user.click(await screen.findByRole('button', { name: 'Tout marquer comme lu' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});

test('nothing failed where an attempt without an answer marked all', async () => {
  serve([item('1', false)]);
  server.use(
    api.mutation('MarkAllNotificationsRead', () => {
      serve([item('1', true)]);
      return refusal('C’est déjà enregistré.', 'ALREADY_DONE');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 non lue' }));
  await user.click(await screen.findByRole('button', { name: 'Tout marquer comme lu' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  expect(notify).not.toHaveBeenCalled();
});

test('a list that fails to load can be tried again', async () => {
  serve([item('1', false)]);
  server.use(api.query('Notifications', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: /Nouvelle réservation 1/ })).toBeInTheDocument();
});
