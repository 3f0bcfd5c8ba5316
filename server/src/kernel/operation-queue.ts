import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller of an operation: places are shared among addresses first, then among the callers of one address. */
export interface QueueCaller {
  readonly address: string;
  /** Distinguishes callers of one address; equal text means the same caller. */
  readonly name: string;
}

/** Options of `createOperationQueue`: how many operations may run and wait, and the error that refuses more. */
export interface OperationQueueOptions {
  /** How many operations run at once. */
  readonly places: number;
  /** How many operations may wait for a place. */
  readonly waiting: number;
  /** Makes the error that refuses an operation when too many wait. */
  readonly refusal: () => Error;
}

/**
 * Limits how many operations run at once; others wait. Free places are shared fairly among addresses, then among the callers of an address.
 */
export interface OperationQueue {
  /**
   * Runs the work once there is a place. Throws the refusal if too many wait, and CallerLeftError if the caller left before its turn:
   * `onLeft` calls back once when that happens, and returns a function that stops listening.
   */
  run<T>(caller: QueueCaller, onLeft: OnLeft, work: () => Promise<T>): Promise<T>;
  /** Starts no operation until the returned function is called; running ones continue. */
  pause(): () => void;
  /** Refuses all operations that wait, and from now on those that cannot start at once. */
  stopWaiting(): void;
  readonly running: number;
  readonly waiting: number;
  /** How many operations have been refused so far. */
  readonly refused: number;
}

/** Registers a function that is called once when the caller disconnects. Returns a function that unregisters it. */
export type OnLeft = (then: () => void) => () => void;

/** Thrown when the caller left before its operation began: nothing was done, and nobody reads the answer. */
export class CallerLeftError extends Error {}

/** The largest share of all places that one address may hold, so that others find one free. */
const ADDRESS_SHARE = 3 / 4;
/** The largest share of all places that one caller may hold, so that others find one free. */
const CALLER_SHARE = 1 / 2;

interface Line {
  readonly address: AddressLine;
  readonly waiters: Waiter[];
  running: number;
  /** Operations that wait, run, or have lent their place while they are elsewhere. */
  open: number;
}

interface AddressLine {
  /** Callers by name; the first has the next turn. */
  readonly callers: Map<string, Line>;
  waiting: number;
  running: number;
}

/** Addresses by name; the first has the next turn. */
type Addresses = Map<string, AddressLine>;

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/** The place that the running operation holds. */
const held = new AsyncLocalStorage<Place>();

interface Place {
  leave(): void;
  comeBack(): void;
  /** Ends the place: work that continues after the operation, such as a subscription, holds none. */
  end(): void;
}

/**
 * Lends the running operation's place to others while it waits for something other than the database or this process: an upload, another
 * thread, another server. It is taken back without waiting, even beyond the limit, because others may be waiting for a row that this
 * operation has locked.
 */
export async function elsewhere<T>(work: () => Promise<T>): Promise<T> {
  const place = held.getStore();
  if (!place) return work();
  place.leave();
  try {
    return await work();
  } finally {
    place.comeBack();
  }
}

/**
 * Bounds the operations that run at once. Free places go to the waiting addresses in turn, and within an address to its callers in turn;
 * neither may hold all places. When too many wait, the last operation of the longest line is refused.
 */
export function createOperationQueue(options: OperationQueueOptions): OperationQueue {
  const { places, refusal } = options;
  let room = options.waiting;
  let paused = false;
  const addresses: Addresses = new Map();
  const perAddress = Math.max(1, Math.floor(places * ADDRESS_SHARE));
  const perCaller = Math.max(1, Math.floor(places * CALLER_SHARE));
  let running = 0;
  let waiting = 0;
  let refused = 0;

  const count = (line: Line, by: 1 | -1): void => {
    running += by;
    line.running += by;
    line.address.running += by;
  };
  const mayBegin = (line: Line): boolean =>
    !paused && running < places && line.address.running < perAddress && line.running < perCaller;
  const remove = (line: Line, waiter: Waiter): void => {
    line.waiters.splice(line.waiters.indexOf(waiter), 1);
    line.address.waiting -= 1;
    waiting -= 1;
  };
  const leave = (line: Line): void => {
    count(line, -1);
    beginNext();
  };
  const beginNext = (): void => {
    for (;;) {
      const next = takeTurn(addresses, mayBegin);
      const [waiter] = next?.waiters ?? [];
      if (!next || !waiter) return;
      remove(next, waiter);
      count(next, 1);
      waiter.begin();
    }
  };
  /**
   * Called before an operation joins a line. If the queue is full, refuses the last operation of the longest line instead; throws the
   * refusal if no line is longer.
   */
  const makeRoom = (line: Line): void => {
    if (waiting < room) return;
    refused += 1;
    const longest = longestLine(addresses, line);
    const last = longest === line ? undefined : longest.waiters.at(-1);
    if (!last) throw refusal();
    remove(longest, last);
    last.refuse(refusal());
  };
  const placeIn = (line: Line): Place => {
    let away = 0;
    let over = false;
    return {
      leave: () => {
        away += 1;
        if (away === 1 && !over) leave(line);
      },
      comeBack: () => {
        away -= 1;
        if (away === 0 && !over) count(line, 1);
      },
      end: () => {
        over = true;
        if (away === 0) leave(line);
      },
    };
  };
  const turnOf = (line: Line, onLeft: OnLeft): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin: () => {
          stopListening();
          resolve();
        },
        refuse: (error) => {
          stopListening();
          reject(error);
        },
      };
      const stopListening = onLeft(() => {
        remove(line, waiter);
        waiter.refuse(new CallerLeftError('the caller left before its turn'));
      });
      line.waiters.push(waiter);
      line.address.waiting += 1;
      waiting += 1;
    });

  return {
    pause() {
      paused = true;
      return () => {
        paused = false;
        beginNext();
      };
    },
    stopWaiting() {
      room = 0;
      for (const { callers } of [...addresses.values()])
        for (const line of [...callers.values()])
          for (const waiter of [...line.waiters]) {
            refused += 1;
            remove(line, waiter);
            waiter.refuse(refusal());
          }
    },
    async run(caller, onLeft, work) {
      const line = lineOf(addresses, caller);
      line.open += 1;
      try {
        // An operation may start at once only if no earlier one of its line waits.
        if (line.waiters.length === 0 && mayBegin(line)) count(line, 1);
        else {
          makeRoom(line);
          await turnOf(line, onLeft);
        }
        const place = placeIn(line);
        try {
          return await held.run(place, work);
        } finally {
          place.end();
        }
      } finally {
        line.open -= 1;
        if (line.open === 0) forget(addresses, caller);
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    get refused() {
      return refused;
    },
  };
}

function lineOf(addresses: Addresses, { address, name }: QueueCaller): Line {
  const known = addresses.get(address) ?? { callers: new Map<string, Line>(), waiting: 0, running: 0 };
  addresses.set(address, known);
  const line = known.callers.get(name) ?? { address: known, waiters: [], running: 0, open: 0 };
  known.callers.set(name, line);
  return line;
}

function forget(addresses: Addresses, { address, name }: QueueCaller): void {
  const known = addresses.get(address);
  known?.callers.delete(name);
  if (known?.callers.size === 0) addresses.delete(address);
}

/** Picks the line whose turn it is, and moves its address and its caller behind the others. */
function takeTurn(addresses: Addresses, mayBegin: (line: Line) => boolean): Line | undefined {
  for (const [address, known] of addresses) {
    if (known.waiting === 0) continue;
    for (const [name, line] of known.callers) {
      if (line.waiters.length === 0 || !mayBegin(line)) continue;
      known.callers.delete(name);
      known.callers.set(name, line);
      addresses.delete(address);
      addresses.set(address, known);
      return line;
    }
  }
  return undefined;
}

/** Finds the longest line of the address that has most waiting operations, counting one more for `own`, which wins a tie. */
function longestLine(addresses: Addresses, own: Line): Line {
  let longest = own.address;
  for (const known of addresses.values()) {
    if (known !== own.address && known.waiting > longest.waiting + (longest === own.address ? 1 : 0)) longest = known;
  }
  let line = longest === own.address ? own : undefined;
  for (const each of longest.callers.values()) {
    if (line === undefined || each.waiters.length > line.waiters.length + (line === own ? 1 : 0)) line = each;
  }
  return line ?? own;
}
