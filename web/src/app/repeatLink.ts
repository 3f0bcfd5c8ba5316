import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { isFile } from '../platform/device/isFile';
import { randomId } from '../platform/device/randomId';
import { alreadyDone } from '../platform/errors/errors';
import { deviceNow } from '../platform/clock/deviceClock';

/** Milliseconds after which the same input counts as a new one. */
const storedForMs = 600_000;

/**
 * Mutations that are sent without a key:
 * - their answer holds data that cannot be queried afterwards, such as a token or a secret, so a retry has to return it;
 * - the server recognises a repetition by other means: an id made by the browser, or a link that works once;
 * - they set a state without a version. Repeating them is harmless, and needed if the state was changed back in between.
 */
export const unkeyed: ReadonlySet<string> = new Set([
  'BlockCustomer',
  'BookReservation',
  'CompleteInspection',
  'ConfirmRequiredSecondFactor',
  'ConfirmSecondFactor',
  'CreateApiKey',
  'CreateReservation',
  'CreateWebhook',
  'LoginCustomer',
  'LoginEmployee',
  'LoginWithSecondFactor',
  'MarkDamage',
  'RenewRecoveryCodes',
  'RepairDamage',
  'RequireSecondFactor',
  'RotateWebhookSecret',
  'SaveInspection',
  'SetBrandShown',
  'StartRequiredSecondFactor',
  'StartSecondFactor',
  'UnblockCustomer',
  'UploadInspectionPhoto',
  'VerifyEmail',
]);

const contentOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  JSON.stringify([operationName, variables], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : isFile(value) ? value.size : value,
  );

/** Tells whether the server may have saved the operation without saying so: a proxy's answer, or a connection that broke at the commit. */
const isOpen = (error: unknown): boolean => !ServerError.is(error) || error.statusCode >= 500;
const codesOf = ({ errors }: ApolloLink.Result): unknown[] =>
  errors?.map(({ extensions }) => extensions?.['code']) ?? [];

/** What was sent and not answered yet, with its key, by its content. */
const unanswered = new Map<string, { key: string; until: number }>();

/**
 * Sends each mutation with an idempotency key, and with the same key again what was sent before without an answer. The server does it
 * once; if the first attempt was saved, it refuses the second with ALREADY_DONE, and what is shown is asked for again.
 */
export const repeatLink = new ApolloLink((operation, forward) => {
  if (unkeyed.has(operation.operationName ?? '')) return forward(operation);
  const content = contentOf(operation);
  const before = unanswered.get(content);
  const key = before && before.until > deviceNow() ? before.key : randomId();
  unanswered.set(content, { key, until: deviceNow() + storedForMs });
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, 'idempotency-key': key },
  }));
  return forward(operation).pipe(
    tap({
      next: (answer) => {
        const codes = codesOf(answer);
        if (!codes.includes('SERVICE_UNAVAILABLE')) unanswered.delete(content);
        if (codes.includes(alreadyDone)) void operation.client.refetchQueries({ include: 'active' });
      },
      error: (error: unknown) => {
        if (!isOpen(error)) unanswered.delete(content);
      },
    }),
  );
});
