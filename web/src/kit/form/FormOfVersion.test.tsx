import { render, screen } from '@testing-library/react';
import { FormOfVersion } from './FormOfVersion';

const Page = ({ version }: { version: number }) => (
  <>
    <input aria-label="Rechercher" />
    <FormOfVersion version={version}>
      <form>
        <button type="submit">Enregistrer</button>
      </form>
    </FormOfVersion>
  </>
);

const save = (): HTMLElement => screen.getByRole('button', { name: 'Enregistrer' });

test('the button of the form that was made anew gets the focus of the former one, and no other', () => {
  const { rerender } = render(<Page version={1} />);
  expect(document.body).toHaveFocus();
  const former = save();
  former.focus();
  rerender(<Page version={2} />);
  expect(save()).not.toBe(former);
  expect(save()).toHaveFocus();
  screen.getByRole('textbox').focus();
  rerender(<Page version={3} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
