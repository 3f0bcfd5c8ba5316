import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import type { Column } from './columns';
import { textParam } from './listParams';
import { listRoute } from './listQuery';
import { RecordList } from './RecordList';
import { useRecordList } from './useRecordList';

interface Key {
  id: string;
  name: string;
}

interface KeysData {
  keys: { items: Key[]; totalCount: number; page: number; pageCount: number };
}

interface KeysVariables {
  [name: string]: unknown;
  search: { text: string } | null;
  page: { page: number; size: number };
}

const query = gql`
  query Keys($search: KeySearch, $page: PageInput) {
    keys(search: $search, page: $page) {
      items {
        id
        name
      }
      totalCount
      page
      pageCount
    }
  }
` as TypedDocumentNode<KeysData, KeysVariables>;

const keysQuery = {
  view: { text: textParam('recherche') },
  query,
  variables: ({ text }: { text: string }) => ({ search: text ? { text } : null }),
};

const columns: readonly Column<Key>[] = [{ key: 'name', label: 'Nom', cell: ({ name }) => name, card: 'head' }];

const KeyList = () => {
  const list = useRecordList({ ...keysQuery, pageOf: ({ keys }) => keys });
  return (
    <>
      <button onClick={list.retry}>Recharger</button>
      <RecordList
        name="cles"
        list={list}
        title="Clés"
        columns={columns}
        nameOf={({ name }) => name}
        search={{ fields: [{ value: '', label: 'Nom' }] }}
        add={<button>Ajouter une clé</button>}
        countLabel={(count) => `${count} clés`}
        loadFailed="Les clés n’ont pas pu être chargées."
        empty={{ title: 'Aucune clé', message: 'Ajoutez la première.' }}
      />
    </>
  );
};

const loads: Loads = (client) => listRoute(client, keysQuery);
const open = (address = '/cles') => renderAt(address, <KeyList />, [], loads);

const requested = jest.fn();

const serve = (names: string[], { totalCount = names.length, pageCount = 1, page = 1 } = {}): void =>
  server.use(
    api.query('Keys', ({ variables }) => {
      requested(variables);
      const items = names.map((name) => ({ __typename: 'Key', id: name, name }));
      return HttpResponse.json({ data: { keys: { __typename: 'KeyPage', items, totalCount, page, pageCount } } });
    }),
  );

beforeEach(() => requested.mockClear());

test('a list without records says what to do next', async () => {
  serve([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Aucune clé' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Ajouter une clé' })).toHaveLength(2);
});

test('a failure is told with a button that asks again', async () => {
  server.use(api.query('Keys', () => HttpResponse.error()));
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Les clés n’ont pas pu être chargées.');
  serve(['Coffre']);
  await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Coffre')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('rows stay when a later reload fails, and the failure is told', async () => {
  serve(['Coffre']);
  const { user } = open();
  await screen.findByText('Coffre');
  server.use(api.query('Keys', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Les clés n’ont pas pu être chargées.');
  expect(screen.getByText('Coffre')).toBeInTheDocument();
});

test('a search without a match offers to clear it', async () => {
  serve([]);
  const { user, address } = open('/cles?recherche=moto');
  expect(await screen.findByRole('heading', { name: 'Aucun résultat' })).toBeInTheDocument();
  expect(requested.mock.calls[0]?.[0]).toEqual({ search: { text: 'moto' }, page: { page: 1, size: 20 } });
  serve(['Coffre']);
  await user.click(screen.getAllByRole('button', { name: 'Tout effacer' }).at(-1) as HTMLElement);
  expect(address()).toBe('/cles');
  expect(await screen.findByText('Coffre')).toBeInTheDocument();
});

test('an address behind the last page leads to the last one', async () => {
  serve([], { totalCount: 21, pageCount: 2, page: 9 });
  const { address } = open('/cles?page=9');
  await waitFor(() => expect(address()).toBe('/cles?page=2'));
});

test('the number of all rows and links to the pages stand below the rows', async () => {
  serve(['Coffre', 'Portail'], { totalCount: 41, pageCount: 3 });
  open();
  expect(await screen.findByText('41 clés')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /2/ })).toHaveAttribute('href', '/cles?page=2');
});
