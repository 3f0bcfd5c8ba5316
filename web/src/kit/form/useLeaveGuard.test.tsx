import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { session } from '../../platform/session/session';
import { renderAt } from '../../test/renderAt';
import { useLeaveGuard } from './useLeaveGuard';

const Guarded = ({ label }: { label: string }) => {
  const [typed, setTyped] = useState('');
  const { dialog } = useLeaveGuard(typed !== '');
  return (
    <label>
      {label}
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      {dialog}
    </label>
  );
};

/** Two forms on one page, as in the settings. */
const TwoForms = () => {
  const navigate = useNavigate();
  return (
    <>
      <Guarded label="Nom" />
      <Guarded label="Ville" />
      <Link to="/ailleurs">Ailleurs</Link>
      <button onClick={() => void navigate('/connexion')}>Déconnecter</button>
    </>
  );
};

const stay = () => screen.findByRole('button', { name: 'Continuer la saisie' });

afterEach(() => session.clear());

test.each(['Nom', 'Ville'])('of several forms on a page each is guarded: %s', async (label) => {
  const { user, address } = renderAt('/deux', <TwoForms />);
  await user.type(screen.getByLabelText(label), 'Fès');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await stay());
  expect(address()).toBe('/deux');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter' }));
  await waitFor(() => expect(address()).toBe('/ailleurs'));
});

test('the end of the login is not held up', async () => {
  session.set({ token: '1', type: 'admin' });
  const { user, address } = renderAt('/deux', <TwoForms />);
  await user.type(screen.getByLabelText('Nom'), 'Fès');
  act(() => session.clear());
  await user.click(screen.getByRole('button', { name: 'Déconnecter' }));
  await waitFor(() => expect(address()).toBe('/connexion'));
});
