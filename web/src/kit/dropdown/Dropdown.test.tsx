import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../test/renderAt';
import { Dropdown } from './Dropdown';

test('has the focus while nothing in it can have it, and gives it back', async () => {
  const { user } = renderAt(
    '/dashboard',
    <Dropdown label="Messages" width={300} button={(props) => <button {...props}>Ouvrir</button>}>
      {() => <p>Chargement</p>}
    </Dropdown>,
  );
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  const panel = await screen.findByRole('dialog', { name: 'Messages' });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
});
