import { distanceKm, type Point } from '../../../platform/tracker/geo.js';
import { contains, kmOutside, MAX_VERTICES, outlineProblem } from './zone-geometry.js';

const ring = (...corners: [number, number][]): Point[] =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));
/** Around Casablanca, about 22 km high and 18 km wide. */
const CASABLANCA = ring([33.5, -7.7], [33.7, -7.7], [33.7, -7.5], [33.5, -7.5]);
/** Shaped like a U, open to the north. */
const BAY = ring([33, -8], [34, -8], [34, -7.8], [33.2, -7.8], [33.2, -7.2], [34, -7.2], [34, -7], [33, -7]);

describe('a valid zone', () => {
  it('is an area, with or without bays, in either direction', () => {
    expect(outlineProblem(CASABLANCA)).toBeUndefined();
    expect(outlineProblem([...CASABLANCA].reverse())).toBeUndefined();
    expect(outlineProblem(BAY)).toBeUndefined();
    const round = Array.from({ length: MAX_VERTICES }, (_, index) => {
      const angle = (index / MAX_VERTICES) * 2 * Math.PI;
      return { latitude: 33 + Math.sin(angle), longitude: -7 + Math.cos(angle) };
    });
    expect(outlineProblem(round)).toBeUndefined();
    expect(outlineProblem([...round, { latitude: 33, longitude: -5.9 }])).toMatch(/sommets/);
  });

  it.each<[string, Point[], RegExp]>([
    ['two corners', ring([33, -7], [34, -7]), /sommets/],
    ['a bow tie', ring([33, -7], [34, -6], [34, -7], [33, -6]), /croiser/],
    ['a side through a corner', ring([33, -7], [33, -6], [34, -6.5], [33, -6.5], [32, -6.5]), /croiser/],
    ['a spike that turns back', ring([33, -7], [33, -6], [34, -6], [34, -5], [34, -6.5]), /croiser/],
    ['the same corner twice', ring([33, -7], [33, -7], [34, -6]), /croiser/],
    ['corners in a line', ring([33, -7], [34, -6], [35, -5]), /croiser/],
    ['a table', ring([33, -7], [33.0001, -7], [33.0001, -6.9999]), /petite/],
    ['half the world', ring([-10, -30], [35, -30], [35, 12]), /étendue/],
    ['the pole', ring([86, -7], [80, -7], [80, -6]), /hors de la carte/],
  ])('is not %s', (_, vertices, problem) => {
    expect(outlineProblem(vertices)).toMatch(problem);
  });
});

describe('the position of a point', () => {
  it('is inside, in a bay, or outside', () => {
    expect(contains(CASABLANCA, { latitude: 33.6, longitude: -7.6 })).toBe(true);
    expect(contains(BAY, { latitude: 33.6, longitude: -7.5 })).toBe(false);
    expect(contains(BAY, { latitude: 33.1, longitude: -7.5 })).toBe(true);
    expect(contains(BAY, { latitude: 33.6, longitude: -7.9 })).toBe(true);
  });

  it('is as far outside as the nearest border of the nearest zone, in a straight line', () => {
    const east = { latitude: 33.6, longitude: -7.4 };
    expect(kmOutside(east, [CASABLANCA])).toBeCloseTo(distanceKm(east, { latitude: 33.6, longitude: -7.5 }), 2);
    const corner = { latitude: 33.72, longitude: -7.48 };
    expect(kmOutside(corner, [CASABLANCA])).toBeCloseTo(distanceKm(corner, { latitude: 33.7, longitude: -7.5 }), 1);
    expect(kmOutside(east, [CASABLANCA, BAY])).toBeLessThan(19);
    expect(kmOutside({ latitude: 33.1, longitude: -7.4 }, [CASABLANCA, BAY])).toBe(0);
  });
});
