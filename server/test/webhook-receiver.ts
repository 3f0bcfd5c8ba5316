import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got. */
export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A third party's server on this machine. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  close(): Promise<void>;
}

/** Starts a receiver that collects what it is sent and answers 204, or as `answer` says; the number of the request counts from 1. */
export async function startWebhookReceiver(
  answer: (response: ServerResponse, count: number) => void = (response) => void response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => answer(response, received.push({ headers: request.headers, body })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
