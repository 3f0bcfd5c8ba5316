import type { PointGroup } from 'signature_pad';
import { fitScale, inkWidth, scaleStroke, strokesOf, withName, type Mark } from './drawing';

const stroke = (...xs: number[]): PointGroup => ({
  penColor: 'black',
  dotSize: 2.5,
  minWidth: 20,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: xs.map((x) => ({ x, y: 100, pressure: 0.5, time: 0 })),
});
const mark = (...xs: number[]): Mark => ({ kind: 'stroke', stroke: stroke(...xs) });

test('a narrower pad shows the whole drawing, and a wider one does not enlarge it', () => {
  const marks = [mark(10, 790), mark(300)];
  expect(inkWidth(marks)).toBe(800);
  expect(fitScale(marks, 400)).toBe(0.5);
  expect(fitScale(marks, 1200)).toBe(1);
  expect(fitScale([], 400)).toBe(1);
  expect(fitScale(marks, 0)).toBe(1);
});

test('a stroke drawn on the narrower pad returns to its own size', () => {
  const drawn = stroke(40, 80);
  const own = scaleStroke(drawn, 1 / 0.5);
  expect(own.points.map(({ x, y }) => [x, y])).toEqual([
    [80, 200],
    [160, 200],
  ]);
  expect(own.minWidth).toBe(40);
  expect(scaleStroke(own, 0.5)).toEqual(drawn);
});

test('a second typed name replaces the first, and strokes stay', () => {
  const marks = withName(withName([mark(10)], 'Salma'), 'Salma B.');
  expect(marks.map(({ kind }) => kind)).toEqual(['stroke', 'name']);
  expect(marks.at(-1)).toEqual({ kind: 'name', text: 'Salma B.' });
  expect(strokesOf(marks)).toHaveLength(1);
});
