import type { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { CallerLeftError, createOperationQueue, type QueueCaller } from '../../kernel/operation-queue.js';
import { ServiceUnavailableError } from '../database/sql-errors.js';
import { callerKey } from './caller-key.js';

/** When a caller that was refused may come again, in seconds. */
const COME_AGAIN_S = 3;

export interface OperationsOptions {
  readonly registry: Registry;
  /** Operations that run at once. */
  readonly atOnce: number;
  /** Operations that wait for their turn. */
  readonly waiting: number;
}

/** Bounds what both doors do at once (docs/rules/limits.md#operations-at-once). Throws ServiceUnavailableError where too many wait. */
export interface Operations {
  /** Runs what a request asks for when it is its turn; throws CallerLeftError when its connection ends before. */
  ofRequest<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  /** The same for an operation over a socket. */
  ofSocket<T>(caller: SocketCaller, work: () => Promise<T>): Promise<T>;
  /** Lets no operation begin until the function that it returns is called. */
  pause(): () => void;
  /** Refuses all that wait, and from now on whatever cannot begin at once: the server stops. */
  stopWaiting(): void;
}

export interface SocketCaller {
  readonly address: string;
  readonly token?: string | undefined;
  /** Emits 'close' when the caller has left. */
  readonly socket: EventEmitter;
}

/** Makes the bound, and registers how many operations run, wait and were refused as metrics. */
export function createOperations({ registry, atOnce, waiting }: OperationsOptions): Operations {
  const queue = createOperationQueue({
    places: atOnce,
    waiting,
    refusal: () => new ServiceUnavailableError(COME_AGAIN_S),
  });
  const registers = [registry];
  new Gauge({
    name: 'operations_running',
    help: 'Operations of GraphQL and REST that run.',
    registers,
    collect() {
      this.set(queue.running);
    },
  });
  new Gauge({
    name: 'operations_waiting',
    help: 'Operations of GraphQL and REST that wait for their turn.',
    registers,
    collect() {
      this.set(queue.waiting);
    },
  });
  new Counter({
    name: 'operations_refused_total',
    help: 'Operations of GraphQL and REST that were refused because too many waited.',
    registers,
    collect() {
      this.reset();
      this.inc(queue.refused);
    },
  });
  const inTurn = <T>(caller: QueueCaller, connection: EventEmitter, work: () => Promise<T>): Promise<T> =>
    queue.run(
      caller,
      (then) => {
        connection.once('close', then);
        return () => connection.off('close', then);
      },
      work,
    );
  return {
    ofRequest: async (request, work) => {
      const { socket } = request.raw;
      if (socket.destroyed) throw new CallerLeftError('the caller left before its turn');
      return inTurn({ address: callerKey(request.ip), name: request.headers.authorization ?? '' }, socket, work);
    },
    ofSocket: ({ address, token, socket }, work) =>
      inTurn({ address: callerKey(address), name: token === undefined ? '' : `Bearer ${token}` }, socket, work),
    pause: () => queue.pause(),
    stopWaiting: () => queue.stopWaiting(),
  };
}
