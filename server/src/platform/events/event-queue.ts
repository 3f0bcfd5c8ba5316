/** Thrown when events were dropped because the consumer was too slow: it must read the current state again. */
export class EventsMissedError extends Error {
  constructor() {
    super('events were left out for a consumer that is too slow');
    this.name = 'EventsMissedError';
  }
}

/** More events than arrive during one database query; a consumer further behind has stopped reading. */
const MAX_WAITING = 1_000;

type Pull<T> = (result: IteratorResult<T>) => void;

/**
 * Yields the events that `listen` brings, from the first `next` on, until the consumer returns. Events that come faster than they are
 * consumed wait, up to a bound; beyond it the next `next` throws EventsMissedError and the iterator ends.
 */
export function eventQueue<T>(listen: (receive: (event: T) => void) => () => void): AsyncIterableIterator<T> {
  const waiting: T[] = [];
  const pulls: Pull<T>[] = [];
  let stop: (() => void) | undefined;
  let ended = false;
  let missed = false;

  const end = (): void => {
    if (ended) return;
    ended = true;
    stop?.();
    waiting.length = 0;
    for (const pull of pulls.splice(0)) pull({ done: true, value: undefined });
  };
  const receive = (event: T): void => {
    const pull = pulls.shift();
    if (pull) pull({ done: false, value: event });
    else if (waiting.length < MAX_WAITING) waiting.push(event);
    else {
      missed = true;
      end();
    }
  };

  return {
    next: () => {
      if (missed) {
        missed = false;
        return Promise.reject(new EventsMissedError());
      }
      if (ended) return Promise.resolve({ done: true, value: undefined });
      stop ??= listen(receive);
      if (waiting.length > 0) return Promise.resolve({ done: false, value: waiting.shift() as T });
      return new Promise((resolve) => pulls.push(resolve));
    },
    return: () => {
      missed = false;
      end();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
