import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import type { RecordFormProps } from '../form/EditRecord';
import { RecordFormDialog } from '../form/RecordFormDialog';
import { useRecordForm } from '../form/useRecordForm';
import { notify } from '../notice/notify';
import { textParam } from './listParams';
import { listRoute } from './listQuery';
import { ManagedList } from './ManagedList';
import { useRecordList } from './useRecordList';

jest.mock('../notice/notify', () => ({ notify: jest.fn() }));

interface Key {
  id: string;
  version: number;
  name: string;
}

/** As the code generator types a fragment and a record that has its fields. */
type KeyRow = Pick<Key, 'id' | 'name'> & { ' $fragmentName'?: 'KeyRow' };
interface KeyItem {
  id: string;
  ' $fragmentRefs'?: { KeyRow: KeyRow };
}

type Typed<Data, Variables> = TypedDocumentNode<Data, Variables>;

const row = gql`
  fragment KeyRow on Key {
    id
    name
  }
` as Typed<KeyRow, unknown>;
const keys = gql`
  query Keys($page: PageInput) {
    keys(page: $page) {
      items {
        id
        ...KeyRow
      }
      totalCount
      page
      pageCount
    }
  }
  fragment KeyRow on Key {
    id
    name
  }
` as Typed<
  { keys: { items: KeyItem[]; totalCount: number; page: number; pageCount: number } },
  { page: { page: number; size: number } }
>;
const oneKey = gql`
  query OneKey($id: ID!) {
    key(id: $id) {
      id
      version
      name
    }
  }
` as Typed<{ key: Key | null }, { id: string }>;
const change = (name: string) =>
  gql`
  mutation ${name}($input: KeyInput!) {
    ${name}(input: $input) {
      id
      version
      name
    }
  }
` as Typed<unknown, { input: object }>;
const deletion = gql`
  mutation DeleteKey($input: DeleteKeyInput!) {
    deleteKey(input: $input)
  }
` as Typed<unknown, { input: { id: string } }>;
const [createKey, updateKey] = [change('createKey'), change('updateKey')];

const texts: Readonly<Record<string, string>> = {
  title: 'Clés',
  add: 'Ajouter une clé',
  edit: 'Modifier',
  remove: 'Supprimer',
  'form.addTitle': 'Ajouter une clé',
  'form.editTitle': 'Modifier une clé',
  'form.submitAdd': 'Valider',
  'form.submitEdit': 'Enregistrer',
  removeQuestion: 'Supprimer la clé ?',
};
const t = (key: string): string => texts[key] ?? key;

const KeyForm = (props: RecordFormProps<Key>) => {
  const [create] = useMutation(createKey);
  const [update] = useMutation(updateKey);
  const form = useRecordForm({
    ...props,
    draftOf: (key) => ({ name: key?.name ?? '' }),
    toInput: (values) => values,
    create,
    update,
    saved: { message: 'La clé est enregistrée.' },
  });
  return (
    <RecordFormDialog t={t} record={props.record} form={form} onClose={props.onClose}>
      <TextInput label="Nom" {...form.field('name')} />
    </RecordFormDialog>
  );
};

const keysQuery = { view: { text: textParam('recherche') }, query: keys, variables: () => ({}) };

const KeyList = () => (
  <ManagedList
    name="cles"
    list={useRecordList({ ...keysQuery, pageOf: (data) => data.keys })}
    fragment={row}
    t={t}
    icon={IconKey}
    columns={[{ key: 'name', label: 'Nom', cell: ({ name }) => name, card: 'head' }]}
    nameOf={({ name }) => name}
    form={KeyForm}
    stored={{ query: oneKey, recordOf: ({ key }) => key }}
    query={oneKey}
    nameIn={({ key }) => key?.name}
    deletion={deletion}
    removed={{ message: 'La clé est supprimée.' }}
  />
);

const loads: Loads = (client) => listRoute(client, keysQuery);
const open = (address = '/cles') => renderAt(address, <KeyList />, [], loads);

const safe = { __typename: 'Key', id: '7', version: 3, name: 'Coffre' };
let stored: (typeof safe)[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  stored = [safe];
  sent = [];
  server.use(
    api.query('Keys', () =>
      HttpResponse.json({
        data: {
          keys: { __typename: 'KeyPage', items: stored, totalCount: stored.length, page: 1, pageCount: 1 },
        },
      }),
    ),
    api.query('OneKey', ({ variables }) =>
      HttpResponse.json({ data: { key: stored.find(({ id }) => id === variables.id) ?? null } }),
    ),
  );
});

test('an added record is in the list, and the server’s refusal stands at its field', async () => {
  server.use(
    api.mutation('createKey', () => refusal('x', 'VALIDATION', { fields: { name: ['Le nom est obligatoire.'] } })),
  );
  const { user, address } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Ajouter une clé' }))[0] as HTMLElement);
  expect(address()).toBe('/cles/ajouter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une clé' }));
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveAccessibleDescription('Le nom est obligatoire.'),
  );
  server.use(
    api.mutation('createKey', ({ variables }) => {
      const created = { ...safe, id: '8', version: 1, ...(variables.input as object) };
      stored = [...stored, created];
      return HttpResponse.json({ data: { createKey: created } });
    }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Portail');
  await user.click(dialog.getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText('Portail')).toBeInTheDocument();
  expect(address()).toBe('/cles');
});

test('an edit starts from what is stored now, and a conflict keeps what was typed', async () => {
  server.use(
    api.mutation('updateKey', ({ variables }) => {
      sent.push(variables.input);
      if (sent.length === 1) {
        stored = [{ ...safe, version: 4, name: 'Coffre-fort' }];
        return refusal('Modifiée entre-temps.', 'VERSION_CONFLICT');
      }
      return HttpResponse.json({ data: { updateKey: { ...safe, version: 5, name: 'Grand coffre' } } });
    }),
  );
  const { user } = open('/cles/7/modifier');
  const name = await screen.findByRole('textbox', { name: 'Nom' });
  const dialog = within(screen.getByRole('dialog', { name: 'Modifier une clé' }));
  await user.clear(name);
  await user.type(name, 'Grand coffre');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await user.click(await dialog.findByRole('button', { name: 'Enregistrer ma saisie quand même' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { id: '7', version: 3, name: 'Grand coffre' },
    { id: '7', version: 4, name: 'Grand coffre' },
  ]);
  expect(await screen.findByText('Grand coffre')).toBeInTheDocument();
});

test('what was typed is not left without a question', async () => {
  const { user } = open('/cles/ajouter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une clé' }));
  await user.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Portail');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
  expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Portail');
});

test('a removal asks first, says why it was refused, and then removes the row', async () => {
  server.use(api.mutation('DeleteKey', () => refusal('Cette clé est prêtée.', 'KEY.LENT')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Supprimer Coffre' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' }));
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await confirmation.findByRole('alert')).toHaveTextContent('Cette clé est prêtée.');
  server.use(
    api.mutation('DeleteKey', () => {
      stored = [];
      return HttpResponse.json({ data: { deleteKey: true } });
    }),
  );
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Coffre')).not.toBeInTheDocument());
  expect(notify).toHaveBeenLastCalledWith({ message: 'La clé est supprimée.' });
});

test('the address of a record that is gone says so', async () => {
  open('/cles/99/supprimer');
  expect(await screen.findByRole('dialog', { name: 'Fiche introuvable' })).toBeInTheDocument();
});
