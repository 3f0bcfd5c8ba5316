import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useRowFocus } from './useRowFocus';

const List = ({ rows, inert = false }: { rows: readonly string[]; inert?: boolean }) => {
  const root = useRef<HTMLElement>(null);
  useRowFocus(root, inert);
  return (
    <main id="contenu" tabIndex={-1}>
      <section ref={root}>
        <div inert={inert}>
          <a href="#nom">Trier</a>
          {rows.map((row) => (
            <div key={row} data-row={row}>
              <a href={`#${row}`} data-row-main>
                {row}
              </a>
              <button type="button">Supprimer {row}</button>
            </div>
          ))}
        </div>
        <input aria-label="Rechercher" />
      </section>
    </main>
  );
};

const button = (row: string): HTMLElement => screen.getByRole('button', { name: `Supprimer ${row}` });

test('the row in the place of a removed one gets the focus, at the end the last one, and the page if none is left', () => {
  const { rerender } = render(<List rows={['A', 'B', 'C']} />);
  button('B').focus();
  rerender(<List rows={['A', 'C']} />);
  expect(screen.getByRole('link', { name: 'C' })).toHaveFocus();
  rerender(<List rows={['A']} />);
  expect(screen.getByRole('link', { name: 'A' })).toHaveFocus();
  rerender(<List rows={[]} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a list that was inert gives the focus back, unless something else has it by now', () => {
  const rows = ['A', 'B'];
  const { rerender } = render(<List rows={rows} />);
  const sort = screen.getByRole('link', { name: 'Trier' });
  sort.focus();
  rerender(<List rows={rows} inert />);
  // Browsers do this by themselves.
  sort.blur();
  rerender(<List rows={rows} />);
  expect(sort).toHaveFocus();

  rerender(<List rows={rows} inert />);
  const search = screen.getByRole('textbox', { name: 'Rechercher' });
  search.focus();
  rerender(<List rows={rows} />);
  expect(search).toHaveFocus();
});

test('a row that leaves does not take the focus from elsewhere, nor from a page that was clicked', () => {
  const { rerender } = render(<List rows={['A', 'B']} />);
  button('A').focus();
  button('A').blur();
  rerender(<List rows={['A', 'B', 'C']} />);
  expect(document.body).toHaveFocus();
  screen.getByRole('textbox', { name: 'Rechercher' }).focus();
  rerender(<List rows={['B']} />);
  expect(screen.getByRole('textbox', { name: 'Rechercher' })).toHaveFocus();
});
