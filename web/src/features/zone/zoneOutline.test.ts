import {
  closedUp,
  degreesOf,
  middleAfter,
  mostVertices,
  problemOf,
  withMoved,
  withoutVertex,
  withVertex,
  type Outline,
} from './zoneOutline';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const outline = (...corners: [number, number][]): Outline => ({
  vertices: corners.map((c) => at(...c)),
  closed: false,
});
const square = outline([33, -7], [34, -7], [34, -6], [33, -6]);

test('corners are added at the end or between two, rounded to a useful precision', () => {
  expect(withVertex(outline(), at(33.12345678, -7)).vertices).toEqual([at(33.123457, -7)]);
  expect(withVertex(square, at(35, -6.5), 1).vertices[2]).toEqual(at(35, -6.5));
  expect(middleAfter(square, 3)).toEqual(at(33, -6.5));
});

test('there are a hundred corners at most', () => {
  const full: Outline = { vertices: Array.from({ length: mostVertices }, (_, n) => at(n / 10, 0)), closed: true };
  expect(withVertex(full, at(1, 1))).toBe(full);
});

test('a zone can be closed from three corners on, and opens again below', () => {
  expect(closedUp(outline([33, -7], [34, -7])).closed).toBe(false);
  const closed = closedUp(outline([33, -7], [34, -7], [34, -6]));
  expect(closed.closed).toBe(true);
  expect(withoutVertex(closed, 0)).toEqual(outline([34, -7], [34, -6]));
});

test('crossing sides are reported, including the last side', () => {
  expect(problemOf(outline([33, -7]))).toBe('tooFew');
  expect(problemOf(square)).toBeNull();
  expect(problemOf(withMoved(square, 1, at(33.5, -5)))).toBe('crossing');
  expect(problemOf(outline([33, -7], [34, -6], [34, -7], [33, -6]))).toBe('crossing');
});

test('degrees are typed with a comma or a point', () => {
  expect(degreesOf(' 33,59 ', 90)).toBe(33.59);
  expect(degreesOf('-7.6', 180)).toBe(-7.6);
  for (const typed of ['', 'nord', '91', '1e9', '1e1', '0x10']) expect(degreesOf(typed, 90)).toBeNull();
});
