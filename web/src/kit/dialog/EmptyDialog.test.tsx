import { IconCarOff } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import { renderAt } from '../../test/renderAt';
import { EmptyDialog } from './EmptyDialog';

const show = (heading?: string): void => {
  const shown = { icon: IconCarOff, title: 'Véhicule introuvable', message: 'Il n’existe pas.' };
  renderAt('/', <EmptyDialog {...shown} {...(heading && { heading })} onClose={() => undefined} />);
};

test('says its title once, as the name of the dialog if that has none of its own', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Véhicule introuvable' });
  expect(within(dialog).getAllByText('Véhicule introuvable')).toHaveLength(1);
  expect(within(dialog).getByText('Il n’existe pas.')).toBeInTheDocument();
});

test('shows it below the name of a dialog that has one', async () => {
  show('Modifier le véhicule');
  const dialog = await screen.findByRole('dialog', { name: 'Modifier le véhicule' });
  expect(within(dialog).getAllByText('Véhicule introuvable')).toHaveLength(1);
});
