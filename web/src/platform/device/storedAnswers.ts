import { type ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { Observable } from 'rxjs';
import { deviceStore } from './deviceStore';
import { canWorkOffline, keepsDay, loginMark, storedMark } from './offlineApp';
import { session } from '../session/session';
import { deviceNow } from '../clock/deviceClock';

/** A stored answer of the server. */
interface StoredAnswer {
  data: Record<string, unknown>;
  /** Milliseconds by the device's clock. */
  at: number;
}

type Variables = Readonly<Record<string, unknown>>;

const nothing = (): null => null;

/** The queries whose answers are stored, each with a function that returns the key of an answer. On a later day the last one is shown. */
const storedQueries: Readonly<Record<string, (variables: Variables) => unknown>> = {
  Shell: nothing,
  ShellLogo: nothing,
  Me: nothing,
  AgencyNow: nothing,
  DayBoard: ({ agencyId }) => agencyId ?? null,
  DayContext: ({ agencyId }) => agencyId ?? null,
  InspectionFlow: ({ number }) => number,
};

/** Older answers are not shown, because they say nothing about the day's work. */
const maxAgeMs = 3 * 86_400_000;

const open = deviceStore('answers', (database) => void database.createObjectStore('answers'));

/** Stores an answer under the mark of the login, so that no other login can read it. */
const keep = async (login: string, key: string, data: StoredAnswer['data']): Promise<void> => {
  const store = await open();
  if (login !== loginMark()) return;
  const answer: StoredAnswer = { data, at: deviceNow() };
  await store?.run('answers', 'readwrite', (answers) => answers.put(answer, [login, key]));
};

const keyOf = (operationName: string, part: unknown): string => JSON.stringify([operationName, part]);

const recall = async (key: string): Promise<StoredAnswer | undefined> => {
  const store = await open();
  const login = loginMark();
  if (!store || !login) return undefined;
  const answer = await store.run(
    'answers',
    'readonly',
    (answers) => answers.get([login, key]) as IDBRequest<StoredAnswer | undefined>,
  );
  return answer && answer.at > deviceNow() - maxAgeMs ? answer : undefined;
};

/** Milliseconds for which a stored answer counts as recent. */
const recentMs = 3_600_000;

/** Tells whether this device has a recent answer to a query for which `fits` returns true. */
export const hasRecent = async <Data>(
  operationName: string,
  variables: Variables = {},
  fits: (data: Data) => boolean = () => true,
): Promise<boolean> => {
  const part = storedQueries[operationName];
  const answer = part && (await recall(keyOf(operationName, part(variables))).catch(() => undefined));
  return answer !== undefined && answer.at > deviceNow() - recentMs && fits(answer.data as Data);
};

/** Stores what this page already knows as the answer to a query without variables. Returns whether it knows all of it. */
export const storeFromCache = async (
  client: ApolloClient,
  operationName: string,
  query: DocumentNode,
): Promise<boolean> => {
  const login = loginMark();
  const data = client.readQuery<StoredAnswer['data']>({ query });
  if (!login || !data) return false;
  await keep(login, keyOf(operationName, null), data);
  return true;
};

/** Deletes answers of all other logins, of which a tab may learn late. */
const forgetOthers = async (): Promise<void> => {
  keepsDay.tidy();
  const store = await open();
  const login = storedMark();
  if (!login) {
    await store?.run('answers', 'readwrite', (answers) => answers.clear());
    return;
  }
  const keys = (await store?.run('answers', 'readonly', (answers) => answers.getAllKeys())) ?? [];
  const others = keys.filter((key) => !Array.isArray(key) || key[0] !== login);
  await Promise.all(others.map(async (key) => store?.run('answers', 'readwrite', (answers) => answers.delete(key))));
};

const tidy = (): void => void forgetOthers().catch(() => undefined);

// A login may also end on a page without this code, or in a tab that is being closed.
if (canWorkOffline()) tidy();

let token = session.get()?.token;
session.subscribe(() => {
  const next = session.get()?.token;
  if (next === token) return;
  token = next;
  tidy();
});

/** Returns a stored answer with the agency's time advanced by the time since then. */
export const goneOn = ({ data, at }: StoredAnswer): StoredAnswer['data'] => {
  const { agencyNow } = data;
  if (typeof agencyNow !== 'string') return data;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(agencyNow) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  const wall = new Date(Date.parse(agencyNow) + offset + deviceNow() - at).toISOString().slice(0, -1);
  return { ...data, agencyNow: `${wall}${sign ?? '+'}${hours ?? '00'}:${minutes ?? '00'}` };
};

/** Tells whether the server has answered, even with a refusal. */
const hasAnswered = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) || (ServerError.is(error) && ![502, 503, 504].includes(error.statusCode));

/** The context of a query that must get the server's current answer, which is stored too. */
export const fromServer = { fromServer: true, queryDeduplication: false } as const;

/** Milliseconds after which the stored answer is shown while the server's is awaited. */
const patienceMs = 4000;

/** Stores answers on the device, and returns the last one if the server cannot be reached or is slow. */
const storedAnswersLink = new ApolloLink((operation, forward) => {
  const { operationName = '', variables, query, client } = operation;
  const part = storedQueries[operationName];
  const login = loginMark();
  if (!part || !login) return forward(operation);
  const key = keyOf(operationName, part(variables));
  const mayRecall = operation.getContext()['fromServer'] !== true;
  return new Observable((observer) => {
    /** Whether the stored answer was returned; the server's may still follow. */
    let given = false;
    const giveLast = async (): Promise<boolean> => {
      const answer = mayRecall ? await recall(key).catch(() => undefined) : undefined;
      if (!answer || observer.closed) return false;
      given = true;
      observer.next({ data: goneOn(answer) });
      observer.complete();
      return true;
    };
    const timer = mayRecall ? setTimeout(() => void giveLast(), patienceMs) : undefined;
    const subscription = forward(operation).subscribe({
      next: (answer) => {
        clearTimeout(timer);
        if (answer.data && !answer.errors) void keep(login, key, answer.data).catch(() => undefined);
        if (!given) observer.next(answer);
        else if (answer.data && !answer.errors && login === loginMark())
          client.writeQuery({ query, variables, data: answer.data });
      },
      error: (error: unknown) => {
        clearTimeout(timer);
        if (given) return;
        if (hasAnswered(error)) observer.error(error);
        else void giveLast().then((found) => found || observer.error(error));
      },
      complete: () => observer.complete(),
    });
    return () => {
      clearTimeout(timer);
      if (!given) subscription.unsubscribe();
    };
  });
});

/** Lets staff who opened their day on this device see it again without a network. Only pages of the staff load this code. */
export const keepAnswers = (client: ApolloClient): void =>
  client.setLink(ApolloLink.from([ApolloLink.split(keepsDay.get, storedAnswersLink), client.link]));
