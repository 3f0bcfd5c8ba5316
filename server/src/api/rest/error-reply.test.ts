import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyError } from './error-reply.js';

const prematureClose = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

/** Makes a request and its reply with the parts that `replyError` reads. */
function exchange(socketDestroyed: boolean) {
  const logged: string[] = [];
  const statuses: number[] = [];
  const log = { error: (_: unknown, text: string) => logged.push(text), debug: () => undefined };
  const request = { id: 'r1', raw: { socket: { destroyed: socketDestroyed } }, log };
  const reply = { code: (status: number) => (statuses.push(status), reply), send: () => reply };
  replyError(prematureClose, request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return { logged, statuses };
}

it('does not count a download that its caller aborted as a fault', () => {
  expect(exchange(true)).toEqual({ logged: [], statuses: [499] });
});

it('counts a stream that breaks while its caller waits as a fault', () => {
  expect(exchange(false)).toEqual({ logged: ['unforeseen fault'], statuses: [500] });
});
