import { render, screen, waitFor } from '@testing-library/react';
import { useRestoredFocus } from './useRestoredFocus';

const Page = ({ busy }: { busy: boolean }) => {
  useRestoredFocus();
  return (
    <>
      <button type="button" disabled={busy}>
        Exporter
      </button>
      <input aria-label="Rechercher" />
    </>
  );
};

const pressed = (): HTMLElement => screen.getByRole('button', { name: 'Exporter' });

test('a button that was disabled while its action ran gets the focus back', async () => {
  const { rerender } = render(<Page busy={false} />);
  pressed().focus();
  rerender(<Page busy />);
  // Browsers do this by themselves.
  pressed().blur();
  rerender(<Page busy={false} />);
  await waitFor(() => expect(pressed()).toHaveFocus());
});

test('it does not get the focus back from what has it by now', async () => {
  const { rerender } = render(<Page busy={false} />);
  pressed().focus();
  rerender(<Page busy />);
  const search = screen.getByRole('textbox', { name: 'Rechercher' });
  search.focus();
  rerender(<Page busy={false} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(search).toHaveFocus();
});

const File = ({ step }: { step: 'depart' | 'return' }) => {
  useRestoredFocus();
  return (
    <main>
      <section aria-label="Départ et retour">
        {step === 'depart' ? <button key="depart">Départ</button> : <p>Le véhicule est parti.</p>}
      </section>
      <button>Annuler</button>
    </main>
  );
};

test('a button that its action removes leaves the focus to its part of the page', async () => {
  const { rerender } = render(<File step="depart" />);
  screen.getByRole('button', { name: 'Départ' }).focus();
  rerender(<File step="return" />);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Départ et retour' })).toHaveFocus());
});

test('its part does not take the focus from what has it by then', async () => {
  const { rerender } = render(<File step="depart" />);
  screen.getByRole('button', { name: 'Départ' }).focus();
  rerender(<File step="return" />);
  const other = screen.getByRole('button', { name: 'Annuler' });
  other.focus();
  for (let frame = 0; frame < 6; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(other).toHaveFocus();
});
