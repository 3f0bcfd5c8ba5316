import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { Observable } from 'rxjs';
import { deviceStore } from './deviceStore';
import { canWorkOffline, keepsDay, loginMark, storedMark } from './offlineApp';
import { session } from './session';

/** An answer of the server on this device. */
interface KeptAnswer {
  data: Record<string, unknown>;
  /** Milliseconds, by the clock of the device. */
  at: number;
}

type Variables = Readonly<Record<string, unknown>>;

const nothing = (): null => null;

/** The queries of the staff's day and the inspections; each by what tells its answers apart. A later day shows the last one. */
const kept: Readonly<Record<string, (variables: Variables) => unknown>> = {
  Shell: nothing,
  ShellLogo: nothing,
  Me: nothing,
  AgencyNow: nothing,
  AgencyChoices: nothing,
  DayBoard: ({ agencyId }) => agencyId ?? null,
  InspectionFlow: ({ number }) => number,
};

/** After it an answer says nothing about a day's work any more. */
const maxAgeMs = 3 * 86_400_000;

const open = deviceStore('answers', (database) => void database.createObjectStore('answers'));

/** Answers lie under the mark of the login that asked, so that no other one finds them. */
const keep = async (login: string, key: string, data: KeptAnswer['data']): Promise<void> => {
  const store = await open();
  if (login !== loginMark()) return;
  const answer: KeptAnswer = { data, at: Date.now() };
  await store?.run('answers', 'readwrite', (answers) => answers.put(answer, [login, key]));
};

const keyOf = (operationName: string, part: unknown): string => JSON.stringify([operationName, part]);

const recall = async (key: string): Promise<KeptAnswer | undefined> => {
  const store = await open();
  const login = loginMark();
  if (!store || !login) return undefined;
  const answer = await store.run(
    'answers',
    'readonly',
    (answers) => answers.get([login, key]) as IDBRequest<KeptAnswer | undefined>,
  );
  return answer && answer.at > Date.now() - maxAgeMs ? answer : undefined;
};

/** Milliseconds for which a kept answer needs no newer one beside it. */
const recentMs = 3_600_000;

/** Whether this device has a recent answer of the server to a query, one that `fits`. */
export const hasRecent = async <Data>(
  operationName: string,
  variables: Variables = {},
  fits: (data: Data) => boolean = () => true,
): Promise<boolean> => {
  const part = kept[operationName];
  const answer = part && (await recall(keyOf(operationName, part(variables))).catch(() => undefined));
  return answer !== undefined && answer.at > Date.now() - recentMs && fits(answer.data as Data);
};

/** Deletes from this device what any other login than the stored one has left: a tab may hear of it late. */
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

// A login may also end on a page that does not load this code, or in a tab that is closed in that moment.
if (canWorkOffline()) tidy();

let token = session.get()?.token;
session.subscribe(() => {
  const next = session.get()?.token;
  if (next === token) return;
  token = next;
  tidy();
});

/** An answer as it is now: the agency's time goes on while there is no network. */
export const goneOn = ({ data, at }: KeptAnswer): KeptAnswer['data'] => {
  const { agencyNow } = data;
  if (typeof agencyNow !== 'string') return data;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(agencyNow) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  const wall = new Date(Date.parse(agencyNow) + offset + Date.now() - at).toISOString().slice(0, -1);
  return { ...data, agencyNow: `${wall}${sign ?? '+'}${hours ?? '00'}:${minutes ?? '00'}` };
};

/** Whether the server has answered, be it with a refusal. */
const hasAnswered = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) || (ServerError.is(error) && ![502, 503, 504].includes(error.statusCode));

/** The context of a query whose answer must be the server's own, as it is now. Such an answer is kept as well. */
export const fromServer = { fromServer: true, queryDeduplication: false } as const;

/** After it the last answer is shown while the server's is awaited. */
const patienceMs = 4000;

/** Keeps answers on the device and gives the last one where the server is not reached, or not soon. */
const keptAnswersLink = new ApolloLink((operation, forward) => {
  const { operationName = '', variables, query, client } = operation;
  const part = kept[operationName];
  const login = loginMark();
  if (!part || !login) return forward(operation);
  const key = keyOf(operationName, part(variables));
  const mayRecall = operation.getContext()['fromServer'] !== true;
  return new Observable((observer) => {
    /** Whether the last answer was given instead; the server's may still come. */
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

/** Staff who have opened their day on this device see it again without a network. Only pages of the staff load this code. */
export const keepAnswers = (client: ApolloClient): void =>
  client.setLink(ApolloLink.from([ApolloLink.split(keepsDay.get, keptAnswersLink), client.link]));
