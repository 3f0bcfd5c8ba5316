import { notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { pendingReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { useMoveReservation } from './useMoveReservation';

const before = { ...pendingReservation, vehicleId: '1', customerName: 'Youssef El Amrani' };
const move = {
  version: 1,
  ...{ vehicleId: '2', startsAt: '2026-12-02T10:00', endsAt: '2026-12-06T10:00', vehicleName: 'Dacia Logan' },
  total: undefined,
};

const Mover = () => {
  const { run } = useMoveReservation((_bar, send) => send());
  return <button type="button" aria-label="Déplacer" onClick={() => void run(before as never, move)} />;
};

afterEach(() => notifications.clean());

test.each([
  ['ALREADY_DONE', 'Dates rétablies'],
  ['TOO_MANY_REQUESTS', 'Les dates n’ont pas pu être rétablies'],
])('an undo that the server refuses with %s says: %s', async (code, said) => {
  const answers = [
    HttpResponse.json<object>({ data: { updateReservation: { ...pendingReservation, version: 2 } } }),
    refusal('Refusé.', code),
  ];
  server.use(api.mutation('UpdateReservation', () => answers.shift()));
  const { user } = renderAt(
    '/tablereservation',
    <>
      <Mover />
      <NoticeHost />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Déplacer' }));
  await user.click(await screen.findByRole('button', { name: 'Rétablir' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
});
