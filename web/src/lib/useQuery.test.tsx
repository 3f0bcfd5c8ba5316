import { screen } from '@testing-library/react';
import { renderAt } from '../test/renderAt';
import { useQuery } from './useQuery';

const Page = () => {
  const [query, change] = useQuery();
  const set = (name: string, value: string): void =>
    change(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  return (
    <button
      type="button"
      onClick={() => {
        set('fiche', '');
        set('recherche', 'abc');
      }}
    >
      {query.toString()}
    </button>
  );
};

test('a change starts from the one just before it, drawn or not', async () => {
  const { user, address } = renderAt('/liste?fiche=1', <Page />);
  await user.click(screen.getByRole('button', { name: 'fiche=1' }));
  expect(address()).toBe('/liste?recherche=abc');
});

test('and never from one of another place', async () => {
  const { user, address } = renderAt('/liste?page=2', <Page />);
  await user.click(screen.getByRole('button', { name: 'page=2' }));
  expect(address()).toBe('/liste?page=2&recherche=abc');
});
