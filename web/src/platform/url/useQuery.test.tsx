import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderAt } from '../../test/renderAt';
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

test('a change starts from the previous one, rendered or not', async () => {
  const { user, address } = renderAt('/liste?fiche=1', <Page />);
  await user.click(screen.getByRole('button', { name: 'fiche=1' }));
  expect(address()).toBe('/liste?recherche=abc');
});

test('but never from one of another page', async () => {
  const { user, address } = renderAt('/liste?page=2', <Page />);
  await user.click(screen.getByRole('button', { name: 'page=2' }));
  expect(address()).toBe('/liste?page=2&recherche=abc');
});

const List = () => {
  const [query, change] = useQuery();
  const navigate = useNavigate();
  const search = (): void =>
    change(
      (current) => {
        current.set('recherche', 'abc');
        return current;
      },
      { replace: true },
    );
  return (
    <>
      <p>{query.toString()}</p>
      <button
        type="button"
        onClick={() => {
          void navigate('/liste?etat=accepter');
          search();
        }}
      >
        onglet puis recherche
      </button>
    </>
  );
};

test('a search just after choosing a tab keeps the tab', async () => {
  const { user, address } = renderAt('/liste?page=2', <List />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/liste?etat=accepter&recherche=abc'));
});
