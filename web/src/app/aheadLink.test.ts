import { gql, type TypedDocumentNode } from '@apollo/client';
import { HttpResponse } from 'msw';
import { askAhead } from '../platform/query/askAhead';
import { session } from '../platform/session/session';
import { api, server } from '../test/server';
import { makeApolloClient } from './apollo';

interface Answer {
  settings: { __typename: 'Settings'; companyName: string };
}

const query = gql`
  query Probe($page: Int) {
    settings(page: $page) {
      companyName
    }
  }
` as TypedDocumentNode<Answer, { page: number }>;

/** Notes what is asked; each answer is numbered. */
const listen = (): unknown[] => {
  const asked: unknown[] = [];
  server.use(
    api.query('Probe', ({ variables }) => {
      asked.push(variables['page']);
      return HttpResponse.json({ data: { settings: { __typename: 'Settings', companyName: `n° ${asked.length}` } } });
    }),
  );
  return asked;
};

const ask = async (client: ReturnType<typeof makeApolloClient>, page: number) =>
  (await client.query({ query, variables: { page }, fetchPolicy: 'network-only' })).data?.settings.companyName;

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => session.clear());

test.each([
  ['under way', false],
  ['there already', true],
])('a page gets the answer that is %s, once', async (_, arrived) => {
  const asked = listen();
  const client = makeApolloClient();
  askAhead(client, query, { page: 1 });
  if (arrived) await soon();
  expect([await ask(client, 1), asked]).toEqual(['n° 1', [1]]);
  expect([await ask(client, 1), asked]).toEqual(['n° 2', [1, 1]]);
});

test('nothing is asked ahead of a page that is there already', async () => {
  const asked = listen();
  const client = makeApolloClient();
  const page = client.watchQuery({ query, variables: { page: 1 } }).subscribe(() => undefined);
  askAhead(client, query, { page: 1 });
  await soon();
  expect(asked).toEqual([1]);
  page.unsubscribe();
});

test('another question is sent, and so is the same one of another login', async () => {
  const asked = listen();
  const client = makeApolloClient();
  askAhead(client, query, { page: 1 });
  await ask(client, 2);
  session.set({ token: 't-1', type: 'admin' });
  await soon();
  await ask(client, 1);
  expect(asked).toEqual([1, 2, 1]);
});

test('an answer that nobody fetched in time is not given any more', async () => {
  const asked = listen();
  const client = makeApolloClient();
  askAhead(client, query, { page: 1 });
  await soon();
  const later = Date.now() + 20_001;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await ask(client, 1);
  clock.mockRestore();
  expect(asked).toEqual([1, 1]);
});

test('what changes in between makes the answer outdated', async () => {
  const asked = listen();
  server.use(api.mutation('Change', () => HttpResponse.json({ data: { change: true } })));
  const client = makeApolloClient();
  askAhead(client, query, { page: 1 });
  await soon();
  await client.mutate({
    mutation: gql`
      mutation Change {
        change
      }
    `,
  });
  await ask(client, 1);
  expect(asked).toEqual([1, 1]);
});

test('a page whose question failed ahead asks again', async () => {
  let failures = 0;
  server.use(
    api.query('Probe', () => {
      failures += 1;
      return failures === 1
        ? HttpResponse.error()
        : HttpResponse.json({ data: { settings: { __typename: 'Settings', companyName: 'Atlas' } } });
    }),
  );
  const client = makeApolloClient();
  askAhead(client, query, { page: 1 });
  await soon();
  expect(await ask(client, 1)).toBe('Atlas');
});
