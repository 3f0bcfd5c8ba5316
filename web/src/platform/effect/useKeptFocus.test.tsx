import { render, screen, waitFor } from '@testing-library/react';
import { useKeptFocus } from './useKeptFocus';

const Page = ({ busy }: { busy: boolean }) => {
  useKeptFocus();
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
