import type { Point } from '../../../platform/tracker/geo.js';

/** The fewest corners of a zone. */
export const MIN_VERTICES = 3;
/** The most corners of a zone. */
export const MAX_VERTICES = 100;

/** Degrees north or south up to which a zone may reach; the usual web map ends nearer to the poles. */
const MAX_LATITUDE = 85;
const MAX_LONGITUDE = 180;
/** The largest extent in degrees: larger than any country a rented car drives to. */
const MAX_SPAN = 40;
/** The size of a car park; anything smaller was drawn by mistake. */
const MIN_AREA_KM2 = 0.01;
const KM_PER_DEGREE = 111.195;

type Plane = readonly [x: number, y: number];

/** Returns why corners enclose no valid area, as a French sentence; undefined if they do. */
export function outlineProblem(vertices: readonly Point[]): string | undefined {
  if (vertices.length < MIN_VERTICES || vertices.length > MAX_VERTICES) {
    return `Une zone compte de ${MIN_VERTICES} à ${MAX_VERTICES} sommets.`;
  }
  const onMap = ({ latitude, longitude }: Point): boolean =>
    Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE;
  if (!vertices.every(onMap)) return 'Un sommet de la zone est hors de la carte.';
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  if (Math.max(span(vertices.map((at) => at.latitude)), span(vertices.map((at) => at.longitude))) > MAX_SPAN) {
    return 'La zone est trop étendue.';
  }
  if (crossesItself(vertices)) return 'Les côtés de la zone ne doivent ni se croiser ni se toucher.';
  if (areaKm2(vertices) < MIN_AREA_KM2) return 'La zone est trop petite.';
  return undefined;
}

/** Returns the kilometres from a point to the nearest of several areas; 0 inside one of them or on its border. */
export function kmOutside(point: Point, areas: readonly (readonly Point[])[]): number {
  let nearest = Infinity;
  for (const vertices of areas) {
    if (contains(vertices, point)) return 0;
    nearest = Math.min(nearest, kmToBorder(vertices, point));
  }
  return nearest;
}

/** Tells whether a point is inside an area: a ray from it crosses the border an odd number of times. */
export function contains(vertices: readonly Point[], { latitude, longitude }: Point): boolean {
  let inside = false;
  for (const [a, b] of sidesOf(vertices)) {
    if (a.latitude > latitude === b.latitude > latitude) continue;
    const crossing = a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    if (longitude < crossing) inside = !inside;
  }
  return inside;
}

function kmToBorder(vertices: readonly Point[], point: Point): number {
  const flat = planeAround(point);
  return Math.min(...sidesOf(vertices).map(([a, b]) => distanceToOrigin(flat(a), flat(b))));
}

/** Projects points to kilometres east and north of an origin, on a plane, which is exact enough near a border. */
function planeAround(origin: Point): (point: Point) => Plane {
  const eastward = KM_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => [
    (longitude - origin.longitude) * eastward,
    (latitude - origin.latitude) * KM_PER_DEGREE,
  ];
}

function distanceToOrigin([ax, ay]: Plane, [bx, by]: Plane): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + share * dx, ay + share * dy);
}

function areaKm2(vertices: readonly Point[]): number {
  const flat = planeAround(vertices[0] ?? { latitude: 0, longitude: 0 });
  const twice = sidesOf(vertices).reduce((sum, [a, b]) => {
    const [[ax, ay], [bx, by]] = [flat(a), flat(b)];
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
}

function crossesItself(vertices: readonly Point[]): boolean {
  const sides = sidesOf(vertices);
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      if (second <= first) return false;
      // Neighbouring sides share a corner, but must not turn back on each other.
      if (second === first + 1) return turnsBack(a, b, d);
      if (first === 0 && second === sides.length - 1) return turnsBack(c, a, b);
      return meet(a, b, c, d);
    }),
  );
}

function sidesOf(vertices: readonly Point[]): [Point, Point][] {
  return vertices.map((vertex, index) => [vertex, vertices[(index + 1) % vertices.length] ?? vertex]);
}

/** Tells on which side of the line from a to b a point is; 0 if on the line. */
function side(a: Point, b: Point, point: Point): number {
  return Math.sign(
    (b.longitude - a.longitude) * (point.latitude - a.latitude) -
      (b.latitude - a.latitude) * (point.longitude - a.longitude),
  );
}

function turnsBack(a: Point, corner: Point, b: Point): boolean {
  if (side(a, corner, b) !== 0) return false;
  const [dx, dy] = [a.longitude - corner.longitude, a.latitude - corner.latitude];
  return dx * (b.longitude - corner.longitude) + dy * (b.latitude - corner.latitude) >= 0;
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [toC, toD, toA, toB] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (toC !== toD && toA !== toB) return true;
  return [
    [toC, a, b, c],
    [toD, a, b, d],
    [toA, c, d, a],
    [toB, c, d, b],
  ].some(([where, from, to, at]) => where === 0 && between(from as Point, to as Point, at as Point));
}

function between(a: Point, b: Point, point: Point): boolean {
  const within = (low: number, high: number, value: number): boolean =>
    Math.min(low, high) <= value && value <= Math.max(low, high);
  return within(a.longitude, b.longitude, point.longitude) && within(a.latitude, b.latitude, point.latitude);
}
