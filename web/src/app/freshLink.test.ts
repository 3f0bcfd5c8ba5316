import { gql, type TypedDocumentNode } from '@apollo/client';
import { delay, HttpResponse } from 'msw';
import { api, server } from '../test/server';
import { makeApolloClient } from './apollo';

interface Answer {
  brand: { id: string; name: string; version: number };
}

const read = gql`
  query Brand($id: ID!) {
    brand(id: $id) {
      id
      name
      version
    }
  }
` as TypedDocumentNode<Answer, { id: string }>;
const rename = gql`
  mutation UpdateBrand($id: ID!) {
    updateBrand(id: $id) {
      id
      name
      version
    }
  }
` as TypedDocumentNode<object, { id: string }>;

const brand = (id: string, version: number) => ({ __typename: 'Brand', id, name: `Nom ${version}`, version });

/** Answers the queries of a brand in turn, each after some milliseconds, the last of them for all further ones; counts them. */
const serve = (id: string, ...answers: { version: number; after: number }[]): { requested: number } => {
  const count = { requested: 0 };
  server.use(
    api.query('Brand', async () => {
      const { version, after } = answers[Math.min(count.requested, answers.length - 1)]!;
      count.requested += 1;
      await delay(after);
      return HttpResponse.json({ data: { brand: brand(id, version) } });
    }),
    api.mutation('UpdateBrand', () => HttpResponse.json({ data: { updateBrand: brand(id, 2) } })),
  );
  return count;
};

const ask = (client: ReturnType<typeof makeApolloClient>, id: string) =>
  client.query({ query: read, variables: { id }, fetchPolicy: 'network-only' });

test('what was read before a change and is answered after it is asked for again', async () => {
  const client = makeApolloClient();
  const count = serve('1', { version: 1, after: 100 }, { version: 2, after: 0 });
  const reading = ask(client, '1');
  await client.mutate({ mutation: rename, variables: { id: '1' } });
  expect((await reading).data?.brand.name).toBe('Nom 2');
  expect(client.readQuery({ query: read, variables: { id: '1' } })?.brand.version).toBe(2);
  expect(count.requested).toBe(2);
});

test('an answer that stays older, such as one kept on the device, is taken at the third time', async () => {
  const client = makeApolloClient();
  const count = serve('2', { version: 1, after: 0 });
  await client.mutate({ mutation: rename, variables: { id: '2' } });
  expect((await ask(client, '2')).data?.brand.name).toBe('Nom 1');
  expect(count.requested).toBe(3);
});

test('a newer answer is asked for once', async () => {
  const client = makeApolloClient();
  const count = serve('3', { version: 1, after: 0 }, { version: 3, after: 0 });
  await ask(client, '3');
  expect((await ask(client, '3')).data?.brand.version).toBe(3);
  expect(count.requested).toBe(2);
});

test('records without a key are not compared: each answer may be about another one', async () => {
  const client = makeApolloClient();
  const preview = gql`
    query Preview {
      rentalChangePreview {
        version
      }
    }
  ` as TypedDocumentNode<object>;
  let requested = 0;
  server.use(
    api.query('Preview', () => {
      requested += 1;
      const version = requested === 1 ? 7 : 2;
      return HttpResponse.json({ data: { rentalChangePreview: { __typename: 'RentalChangePreview', version } } });
    }),
  );
  await client.query({ query: preview, fetchPolicy: 'network-only' });
  await client.query({ query: preview, fetchPolicy: 'network-only' });
  expect(requested).toBe(2);
});
