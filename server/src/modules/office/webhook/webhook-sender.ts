import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { cleanText } from '../../../kernel/field-rules.js';
import { WebhookFailure } from './webhook.enums.js';
import { type WebhookTarget, WebhookTargetError, type WebhookTargets } from './webhook-target.js';

/** The outcome of one attempt; a success has no failure. */
export interface WebhookOutcome {
  readonly failure: WebhookFailure | undefined;
  readonly statusCode: number | undefined;
  /** The beginning of the receiver's answer. */
  readonly answer: string | undefined;
  readonly durationMs: number;
}

type Answer = Pick<WebhookOutcome, 'statusCode' | 'answer'>;

/** From the name look-up to the end of the answer. */
export const ATTEMPT_LIMIT_MS = 10_000;
/** How much of an answer's body is read, for an Admin who wants to see it. */
const READ_BYTES = 4096;
const READ_MS = 1_000;
/** How much of it is stored. */
const KEPT_CHARACTERS = 200;
/** How OpenSSL and Node name problems of a certificate. */
const TLS_PROBLEM = /CERT|SELF_SIGNED|UNABLE_TO|TLS|SSL|EPROTO/;

/** Calls the addresses of third parties: once, without following redirects, within limits of time and size. */
export class WebhookSender {
  constructor(
    private readonly targets: WebhookTargets,
    private readonly limitMs = ATTEMPT_LIMIT_MS,
  ) {}

  /** Posts a JSON text. Never throws: every problem is an outcome. */
  async post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookOutcome> {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(this.limitMs);
    const outcome = (failure: WebhookFailure | undefined, answer?: Answer): WebhookOutcome => ({
      failure,
      statusCode: answer?.statusCode,
      answer: answer?.answer,
      durationMs: Math.round(performance.now() - startedAt),
    });
    try {
      const target = await unlessAborted(this.targets.find(url), signal);
      const answer = await unlessAborted(exchange(target, headers, body, signal), signal);
      const { statusCode = 0 } = answer;
      return outcome(statusCode >= 200 && statusCode < 300 ? undefined : WebhookFailure.REFUSED, answer);
    } catch (error) {
      return outcome(signal.aborted ? WebhookFailure.TIMEOUT : failureOf(error));
    }
  }
}

function exchange(
  { url, addresses }: WebhookTarget,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Answer> {
  // Uses the address that was checked, because a second look-up could return another one.
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
  const options: RequestOptions = { method: 'POST', headers, lookup, signal, agent: false };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      // The status decides the outcome, so later errors of the connection are ignored.
      request.off('error', reject).on('error', () => undefined);
      void beginningOf(response).then((answer) => resolve({ statusCode: response.statusCode, answer }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads the beginning of an answer; one that breaks off or never ends counts as far as it was received. */
async function beginningOf(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  const enough = setTimeout(() => response.destroy(), READ_MS);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= READ_BYTES) break;
    }
  } catch {
    response.destroy();
  } finally {
    clearTimeout(enough);
  }
  const text = cleanText(Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8'));
  return text && [...text].slice(0, KEPT_CHARACTERS).join('');
}

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof WebhookTargetError) {
    // It was registered while such addresses were allowed, before this became a public installation.
    return error.problem === WebhookFailure.UNKNOWN_HOST ? error.problem : WebhookFailure.FORBIDDEN_ADDRESS;
  }
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && TLS_PROBLEM.test(code) ? WebhookFailure.INSECURE : WebhookFailure.UNREACHABLE;
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
