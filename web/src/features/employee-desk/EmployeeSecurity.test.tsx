import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { EmployeeSecurity } from './EmployeeSecurity';

test('an Admin resets a colleague’s and ends their logins', async () => {
  let security = {
    __typename: 'EmployeeSecurity' as const,
    secondFactorSince: '2026-11-20T09:05:00.000+00:00' as string | null,
    openSessions: 2,
  };
  const done: string[] = [];
  server.use(
    api.query('EmployeeSecurity', () => HttpResponse.json({ data: { employeeSecurity: security } })),
    api.mutation('EndEmployeeSessions', () => {
      done.push('end');
      security = { ...security, openSessions: 0 };
      return HttpResponse.json({ data: { endEmployeeSessions: security } });
    }),
    api.mutation('ResetSecondFactor', () => {
      done.push('reset');
      security = { ...security, secondFactorSince: null };
      return HttpResponse.json({ data: { resetSecondFactor: security } });
    }),
  );
  const { user } = renderAt('/listUser', <EmployeeSecurity id="3" name="Nadia Tazi" own={false} onClose={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Déconnecter partout' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' })).getByRole('button', {
      name: 'Déconnecter partout',
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Déconnecter partout' })).toBeDisabled());
  await user.click(screen.getByRole('button', { name: 'Réinitialiser la double authentification' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' })).getByRole('button', {
      name: 'Réinitialiser',
    }),
  );
  expect(await screen.findByText('Non activée')).toBeInTheDocument();
  expect(done).toEqual(['end', 'reset']);
});
