import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { HttpResponse } from 'msw';
import { api, server } from '../test/server';
import { makeApolloClient } from './apollo';
import { unkeyed } from './repeatLink';

const note = gql`
  mutation AddNote($text: String!) {
    addNote(text: $text) {
      id
    }
  }
` as TypedDocumentNode<object, { text: string }>;

const done = () => HttpResponse.json({ data: { addNote: { __typename: 'Note', id: '1' } } });
const refused = (code: string) =>
  HttpResponse.json({ data: null, errors: [{ message: 'Non.', extensions: { code } }] });

/** Answers mutations in turn; returns the keys that were sent. */
const answering = (...answers: (() => Response)[]): (string | null)[] => {
  const keys: (string | null)[] = [];
  server.use(
    api.mutation('AddNote', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answers[keys.length - 1]?.() ?? done();
    }),
  );
  return keys;
};

const client = makeApolloClient();
const add = (text: string): Promise<unknown> =>
  client.mutate({ mutation: note, variables: { text } }).catch((error: unknown) => error);

test.each([
  ['no answer', () => HttpResponse.error()],
  ['the answer of a proxy', () => new HttpResponse('Bad Gateway', { status: 502 })],
  ['a connection that broke at the commit', () => refused('SERVICE_UNAVAILABLE')],
])('what got %s is sent again with the same key, once', async (name, lost) => {
  const keys = answering(lost, done, done);
  await add(name);
  await add(name);
  await add(name);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was refused, and other input, has another key', async () => {
  const keys = answering(
    () => refused('VALIDATION'),
    done,
    () => HttpResponse.error(),
    done,
  );
  await add('refused');
  await add('refused');
  await add('lost');
  await add('other');
  expect(new Set(keys).size).toBe(4);
});

test('a state that was set back meanwhile is set again', async () => {
  const show = gql`
    mutation SetBrandShown($shown: Boolean!) {
      setBrandShown(shown: $shown) {
        id
      }
    }
  ` as TypedDocumentNode<object, { shown: boolean }>;
  // The server refuses what it has saved under a key.
  const kept = new Set<string>();
  const shown: unknown[] = [];
  server.use(
    api.mutation('SetBrandShown', ({ request, variables }) => {
      const key = request.headers.get('idempotency-key');
      if (key && kept.has(key)) return refused('ALREADY_DONE');
      if (key) kept.add(key);
      shown.push(variables['shown']);
      if (shown.length === 1) return HttpResponse.error();
      return HttpResponse.json({ data: { setBrandShown: { __typename: 'Brand', id: '1' } } });
    }),
  );
  for (const value of [true, false, true])
    await client.mutate({ mutation: show, variables: { shown: value } }).catch(() => undefined);
  expect(shown).toEqual([true, false, true]);
});

test('an old attempt is another one', async () => {
  const keys = answering(() => HttpResponse.error(), done);
  await add('old');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  await add('old');
  expect(keys[1]).not.toBe(keys[0]);
});

test('what is shown is asked for again if the first attempt was saved', async () => {
  const watched = client.watchQuery({
    query: gql`
      query Probe {
        settings {
          companyName
        }
      }
    `,
  });
  let requested = 0;
  server.use(
    api.query('Probe', () => {
      requested += 1;
      return HttpResponse.json({ data: { settings: { __typename: 'Settings', companyName: String(requested) } } });
    }),
  );
  const shown = watched.subscribe(() => undefined);
  answering(
    () => HttpResponse.error(),
    () => refused('ALREADY_DONE'),
  );
  await add('twice');
  expect(requested).toBe(1);
  await add('twice');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested).toBe(2);
  shown.unsubscribe();
});

test('the mutations without a key exist, and those that answer a secret are among them', () => {
  const folder = join(__dirname, '..');
  const texts = globSync('**/*.graphql', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const mutations = new Map(
    [...texts.join('\n').matchAll(/^mutation (\w+).*?^}/gms)].map(([text, name = '']) => [name, text]),
  );
  expect([...unkeyed].filter((name) => !mutations.has(name))).toEqual([]);
  const secret = /^\s+(token|secret|codes|recoveryCodes|key)$/m;
  const answering = [...mutations].filter(([, text]) => secret.test(text)).map(([name]) => name);
  expect(answering.length).toBeGreaterThan(5);
  expect(answering.filter((name) => !unkeyed.has(name))).toEqual([]);
});
