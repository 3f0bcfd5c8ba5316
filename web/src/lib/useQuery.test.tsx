import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderAt } from '../test/renderAt';
import { ViewLink } from '../ui/list/ViewLink';
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
      <ViewLink to="/liste?page=3&tri=nom" onClick={search}>
        page 3
      </ViewLink>
    </>
  );
};

test('a search just after a tab was followed keeps the tab', async () => {
  const { user, address } = renderAt('/liste?page=2', <List />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/liste?etat=accepter&recherche=abc'));
});

test('a link that was drawn before a search keeps the search, and changes what it is there to change', async () => {
  const { user, address } = renderAt('/liste?page=2&fiche=1&tri=nom', <List />);
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(address()).toBe('/liste?page=3&tri=nom&recherche=abc'));
});
