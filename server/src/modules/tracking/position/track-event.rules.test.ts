import { developmentOf, type Judged, type Verdict } from './track-event.rules.js';

const START = Date.parse('2026-11-18T10:00:00Z');
const at = (minute: number): Date => new Date(START + minute * 60_000);
const VERDICTS: Readonly<Record<string, Verdict>> = { x: 'BROKEN', o: 'KEPT', '?': 'UNSURE' };

/** One letter per minute: x broken, o kept, ? unsure, a dot out of reach, a space nothing recorded. */
const minutes = (text: string): Judged[] =>
  [...text].flatMap((letter, minute) =>
    letter === ' ' ? [] : [{ at: at(minute), verdict: VERDICTS[letter] ?? 'UNSURE', heard: letter !== '.' }],
  );
const since = (minute: number, seen = minute) => ({ startedAt: at(minute), lastSeenAt: at(seen) });

describe('a broken rule', () => {
  it('begins an event with the first of two positions in a row', () => {
    expect(developmentOf(minutes('ooxx'), undefined)).toEqual({
      kind: 'BEGINS',
      startedAt: at(2),
      lastSeenAt: at(3),
    });
    expect(developmentOf(minutes('oox'), undefined)).toEqual({ kind: 'NOTHING' });
    expect(developmentOf(minutes('oxoxox'), undefined)).toEqual({ kind: 'NOTHING' });
  });

  it('does not start an event by one position that was stored twice', () => {
    const [first] = minutes('x');
    const again = { ...(first as Judged), at: new Date(START + 900) };
    expect(developmentOf([first as Judged, again], undefined)).toEqual({ kind: 'NOTHING' });
  });

  it('neither starts nor ends an event by positions too near to the border', () => {
    expect(developmentOf(minutes('o?????'), undefined)).toEqual({ kind: 'NOTHING' });
    expect(developmentOf(minutes('x?x'), undefined)).toMatchObject({ kind: 'BEGINS', startedAt: at(0) });
    expect(developmentOf(minutes('xx?o?'), since(0, 1))).toEqual({ kind: 'GOES_ON', lastSeenAt: at(4) });
    expect(developmentOf(minutes('xx?o?o'), since(0, 1))).toEqual({ kind: 'ENDS', endedAt: at(3) });
  });

  it('continues until it is kept twice in a row', () => {
    expect(developmentOf(minutes('xxoxo'), since(0, 3))).toEqual({ kind: 'GOES_ON', lastSeenAt: at(4) });
    expect(developmentOf(minutes('xxoxoo'), since(0, 4))).toEqual({ kind: 'ENDS', endedAt: at(4) });
  });

  it('ends at the last record after a long silence, whatever follows', () => {
    expect(developmentOf(minutes('xx           xx'), since(0, 1))).toEqual({ kind: 'ENDS', endedAt: at(1) });
    expect(developmentOf(minutes('xx...........xx'), since(0, 1))).toEqual({ kind: 'ENDS', endedAt: at(1) });
    expect(developmentOf(minutes('xx       xx'), since(0, 1))).toEqual({ kind: 'GOES_ON', lastSeenAt: at(10) });
  });

  it('is judged by new records: changing a rule neither starts nor ends events in the past', () => {
    expect(developmentOf(minutes('xxxxxxxx'), undefined)).toMatchObject({ kind: 'BEGINS', startedAt: at(6) });
    expect(developmentOf(minutes('oooooooo'), since(0, 6))).toEqual({ kind: 'ENDS', endedAt: at(6) });
  });

  it('does not start an event across a gap', () => {
    expect(developmentOf(minutes('x           x'), undefined)).toEqual({ kind: 'NOTHING' });
  });

  it('has the same result when it is run again', () => {
    const begun = developmentOf(minutes('oxx'), undefined);
    expect(developmentOf(minutes('oxx'), undefined)).toEqual(begun);
    expect(developmentOf(minutes('oxx'), since(1, 2))).toEqual({ kind: 'GOES_ON', lastSeenAt: at(2) });
  });
});
