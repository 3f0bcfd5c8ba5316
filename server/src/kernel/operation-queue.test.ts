import { AsyncLocalStorage } from 'node:async_hooks';
import { CallerLeftError, createOperationQueue, elsewhere, type OperationQueue } from './operation-queue.js';

const STAYS = () => () => undefined;
const TOO_MANY = 'too many';

interface Asked {
  readonly name: string;
  readonly end: () => void;
  readonly answer: Promise<string>;
}

let queue: OperationQueue;
/** Names of the operations, in the order in which they began. */
let begun: string[];

function open(places: number, waiting: number): void {
  queue = createOperationQueue({ places, waiting, refusal: () => new Error(TOO_MANY) });
  begun = [];
}

/** Asks for an operation that runs until it is ended. */
function ask(caller: string, name: string, onLeft: (then: () => void) => () => void = STAYS): Asked {
  const [address = '', who = ''] = caller.split('/');
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const answer = queue.run({ address, name: who }, onLeft, async () => {
    begun.push(name);
    await ended;
    return name;
  });
  answer.catch(() => undefined);
  return { name, end, answer };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of operations', () => {
  it('runs a limited number at once and the others when a place is free, each with its own answer', async () => {
    open(2, 10);
    const asked = ['1', '2', '3', '4'].map((n) => ask(`${n}/x`, n));
    await settled();
    expect([begun, queue.running, queue.waiting]).toEqual([['1', '2'], 2, 2]);
    for (const each of asked) each.end();
    expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual(['1', '2', '3', '4']);
    expect([queue.running, queue.waiting, queue.refused]).toEqual([0, 0, 0]);
  });

  it('starts none while it is paused, and those that wait afterwards', async () => {
    open(2, 10);
    const running = ask('1/x', '1');
    const goOn = queue.pause();
    const waiting = [ask('2/x', '2'), ask('3/x', '3')];
    running.end();
    await running.answer;
    expect([begun, queue.running, queue.waiting]).toEqual([['1'], 0, 2]);
    goOn();
    for (const each of waiting) each.end();
    expect(await Promise.all(waiting.map(({ answer }) => answer))).toEqual(['2', '3']);
  });

  it('refuses all that wait once waiting is stopped, and later ones that cannot start at once', async () => {
    open(1, 10);
    const running = ask('1/x', '1');
    const waiting = [ask('2/x', '2'), ask('2/x', '3'), ask('3/y', '4')];
    queue.stopWaiting();
    const late = ask('4/x', '5');
    for (const { answer } of [...waiting, late]) await expect(answer).rejects.toThrow(TOO_MANY);
    running.end();
    expect(await running.answer).toBe('1');
    const next = ask('4/x', '6');
    next.end();
    expect(await next.answer).toBe('6');
    expect([queue.waiting, queue.refused]).toEqual([0, 4]);
  });

  it('leaves places to others however much one caller or one address asks', async () => {
    open(8, 100);
    for (let i = 0; i < 20; i++) ask('flood/a', `a${i}`);
    expect(queue.running).toBe(4);
    for (let i = 0; i < 20; i++) ask('flood/b', `b${i}`);
    expect(queue.running).toBe(6);
    ask('quiet/c', 'c');
    await settled();
    expect(begun).toContain('c');
  });

  it('gives free places to one address after the other, and there to one caller after the other', async () => {
    open(1, 100);
    const first = ask('flood/a', 'first');
    const asked = [
      ...['a1', 'a2', 'a3'].map((name) => ask('flood/a', name)),
      ask('flood/b', 'b1'),
      ...['c1', 'c2'].map((name) => ask('quiet/c', name)),
    ];
    first.end();
    for (const each of asked) each.end();
    await Promise.all(asked.map(({ answer }) => answer));
    expect(begun).toEqual(['first', 'a1', 'c1', 'b1', 'c2', 'a2', 'a3']);
  });

  it('refuses the caller with the most waiting operations when too many wait, and nobody else', async () => {
    open(2, 4);
    const flood = Array.from({ length: 8 }, (_, i) => ask('flood/a', `a${i}`));
    const quiet = [ask('quiet/c', 'c'), ask('flood/b', 'b')];
    for (const each of [...flood, ...quiet]) each.end();
    const answers = await Promise.allSettled([...flood, ...quiet].map(({ answer }) => answer));
    const refused = answers.flatMap(({ status }, i) => (status === 'rejected' ? [[...flood, ...quiet][i]?.name] : []));
    expect(refused).toEqual(['a4', 'a5', 'a6', 'a7']);
    expect(queue.refused).toBe(4);
  });

  it('drops operations whose caller left before their turn', async () => {
    open(1, 2);
    const first = ask('1/x', 'first');
    let left: () => void = () => undefined;
    const gone = ask('2/x', 'gone', (then) => {
      left = then;
      return () => undefined;
    });
    left();
    await expect(gone.answer).rejects.toThrow(CallerLeftError);
    expect(queue.waiting).toBe(0);
    first.end();
    await first.answer;
    expect(begun).toEqual(['first']);
  });

  it('lends the place of an operation that waits elsewhere, and never makes it wait to come back', async () => {
    open(1, 10);
    let sent: () => void = () => undefined;
    const upload = queue.run({ address: '1', name: '' }, STAYS, () =>
      elsewhere(() => new Promise<void>((resolve) => (sent = resolve))),
    );
    const other = ask('2/x', 'other');
    await settled();
    expect(begun).toEqual(['other']);
    sent();
    await upload;
    expect(queue.running).toBe(1);
    other.end();
    await other.answer;
    expect(queue.running).toBe(0);
  });

  it('counts one place for an operation that waits elsewhere for several things, and none for work that outlives it', async () => {
    open(2, 10);
    let late: () => Promise<void> = async () => undefined;
    await queue.run({ address: '1', name: '' }, STAYS, async () => {
      const outside = AsyncLocalStorage.snapshot();
      late = () => outside(() => elsewhere(settled) as Promise<void>);
      await Promise.all([elsewhere(settled), elsewhere(settled)]);
      expect(queue.running).toBe(1);
    });
    await late();
    expect(queue.running).toBe(0);
  });
});
