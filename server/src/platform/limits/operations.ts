import type { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { CallerLeftError, createOperationQueue, type QueueCaller } from '../../kernel/operation-queue.js';
import { ServiceUnavailableError } from '../database/sql-errors.js';
import { callerKey } from './caller-key.js';

/** How many seconds a refused caller is told to wait. */
const COME_AGAIN_S = 3;

/** How many operations may run and wait, and the registry of the metrics that count them. */
export interface OperationsOptions {
  readonly registry: Registry;
  /** How many operations run at once. */
  readonly atOnce: number;
  /** How many operations may wait for their turn. */
  readonly waiting: number;
}

/**
 * Bounds the operations of GraphQL and REST that run at once (docs/rules/limits.md#operations-at-once). Throws ServiceUnavailableError if
 * too many wait.
 */
export interface Operations {
  /** Runs the work of a request when it is its turn; throws CallerLeftError if its connection ends before. */
  ofRequest<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  /** Runs the work of an operation over a WebSocket in the same way. */
  ofSocket<T>(caller: SocketCaller, work: () => Promise<T>): Promise<T>;
  /** Starts no operation until the returned function is called. */
  pause(): () => void;
  /** Refuses all operations that wait, and from now on those that cannot start at once, because the server stops. */
  stopWaiting(): void;
}

/** The caller of an operation over a WebSocket. Places are shared among addresses, then among the tokens of an address. */
export interface SocketCaller {
  readonly address: string;
  readonly token?: string | undefined;
  /** Emits 'close' when the caller has left. */
  readonly socket: EventEmitter;
}

/** Creates the bound, and registers metrics of how many operations run, wait and were refused. */
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
