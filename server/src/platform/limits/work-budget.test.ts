import { TooManyRequestsError } from '../../kernel/domain-error.js';
import { WORK, WorkBudget } from './work-budget.js';

describe('the work of an address', () => {
  let now = 0;
  let cpu = 0;
  const budget = () => new WorkBudget(1, { now: () => now, cpu: () => cpu });
  const taking = (ms: number) => () => {
    cpu += ms;
    return ms;
  };
  const refusalOf = (work: () => unknown): number | undefined => {
    try {
      work();
      return undefined;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return error.retryAfterSeconds;
      throw error;
    }
  };

  it('is refused once it is used up, before it is done, and allowed again when it has come back', () => {
    const work = budget();
    expect(work.measure('203.0.113.1', taking(WORK.most + 3 * WORK.perSecond))).toBe(WORK.most + 3 * WORK.perSecond);
    const next = vi.fn();
    expect(refusalOf(() => work.measure('203.0.113.1', next))).toBe(4);
    expect(next).not.toHaveBeenCalled();
    now += 4_000;
    expect(refusalOf(() => work.measure('203.0.113.1', next))).toBeUndefined();
    expect(next).toHaveBeenCalledOnce();
  });

  it('counts what fails, and what is charged without being asked for', () => {
    const work = budget();
    const failing = () => {
      cpu += WORK.most / 2;
      throw new Error('no document');
    };
    expect(() => work.measure('203.0.113.1', failing)).toThrow('no document');
    work.charge('203.0.113.1', WORK.most / 2);
    expect(refusalOf(() => work.demand('203.0.113.1'))).toBe(1);
  });

  it('is charged by an estimate while it runs, and then by its share of the time, up to a limit', () => {
    const work = budget();
    const address = '203.0.113.1';
    const ends = [1, 2].map(() => work.begin(address, { estimate: WORK.most / 2, most: WORK.most }));
    expect(refusalOf(() => work.begin(address, { estimate: 1, most: 1 }))).toBe(1);
    const start = now;
    now += WORK.most / 2;
    for (const end of ends) end();
    // Both took half of the time, which is as much as has passed; some of it has come back meanwhile.
    work.charge(address, WORK.most / 2 + ((now - start) * WORK.perSecond) / 1_000 - 1);
    expect(refusalOf(() => work.demand(address))).toBeUndefined();
    work.charge(address, 1);
    expect(refusalOf(() => work.demand(address))).toBe(1);
    const end = work.begin('203.0.113.2', { estimate: 1, most: WORK.most });
    now += 100 * WORK.most;
    end();
    expect(refusalOf(() => work.demand('203.0.113.2'))).toBeUndefined();
    // The estimate had come back.
    work.charge('203.0.113.2', 1);
    expect(refusalOf(() => work.demand('203.0.113.2'))).toBe(1);
  });

  it('never grows beyond its size, and is each address its own; a network of IPv6 is one', () => {
    const work = budget();
    now += 3_600_000;
    work.charge('2001:db8::1', WORK.most);
    expect(refusalOf(() => work.demand('2001:db8::2'))).toBe(1);
    expect(refusalOf(() => work.demand('2001:db8:0:1::1'))).toBeUndefined();
    expect(refusalOf(() => work.demand('203.0.113.1'))).toBeUndefined();
  });
});
