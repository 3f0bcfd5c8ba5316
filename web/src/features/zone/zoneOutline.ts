import { decimalOf } from '../../kit/form/typed';

/** A corner of a zone, in degrees. */
export interface Vertex {
  readonly latitude: number;
  readonly longitude: number;
}

/** Corners in order. While open, the last is not joined to the first yet. */
export interface Outline {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
}

/** The fewest corners of a zone; the server has the same limit. */
export const fewestVertices = 3;
/** The most corners of a zone; the server has the same limit. */
export const mostVertices = 100;
/** About a tenth of a metre. */
const digits = 6;

const rounded = ({ latitude, longitude }: Vertex): Vertex => ({
  latitude: Number(latitude.toFixed(digits)),
  longitude: Number(longitude.toFixed(digits)),
});

/** Adds a corner after the one at `after`, by default the last. Returns the outline unchanged if it has too many. */
export const withVertex = (outline: Outline, vertex: Vertex, after = outline.vertices.length - 1): Outline =>
  outline.vertices.length >= mostVertices
    ? outline
    : {
        ...outline,
        vertices: [...outline.vertices.slice(0, after + 1), rounded(vertex), ...outline.vertices.slice(after + 1)],
      };

/** Adds a corner at a default position: between the last and the first one; the very first in the middle of the country. */
export const withNextVertex = (outline: Outline): Outline => {
  const { vertices } = outline;
  const [last, first] = [vertices.at(-1), vertices[0]];
  return withVertex(
    outline,
    last && first && vertices.length > 1
      ? { latitude: (last.latitude + first.latitude) / 2, longitude: (last.longitude + first.longitude) / 2 + 0.1 }
      : { latitude: 33.59 + vertices.length * 0.1, longitude: -7.6 },
  );
};

/** Moves a corner. */
export const withMoved = (outline: Outline, index: number, vertex: Vertex): Outline => ({
  ...outline,
  vertices: outline.vertices.map((other, at) => (at === index ? rounded(vertex) : other)),
});

/** Removes a corner; with too few left, the outline is open again. */
export const withoutVertex = ({ vertices, closed }: Outline, index: number): Outline => {
  const left = vertices.filter((_, at) => at !== index);
  return { vertices: left, closed: closed && left.length >= fewestVertices };
};

/** Joins the last corner to the first, if there are enough. */
export const closedUp = (outline: Outline): Outline =>
  outline.vertices.length < fewestVertices ? outline : { ...outline, closed: true };

/** Returns the middle between a corner and the next one. */
export const middleAfter = ({ vertices }: Outline, index: number): Vertex => {
  const [a, b] = [vertices[index], vertices[(index + 1) % vertices.length]];
  if (!a || !b) throw new RangeError(`No corner ${index}.`);
  return rounded({ latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 });
};

/** Why an outline is not a valid zone; the server checks again. */
export type OutlineProblem = 'tooFew' | 'crossing';

/** Returns the problem of an outline; null if it could be stored. */
export const problemOf = ({ vertices }: Outline): OutlineProblem | null => {
  if (vertices.length < fewestVertices) return 'tooFew';
  return crosses(vertices) ? 'crossing' : null;
};

/** Tells on which side of the line from a to b a corner is. */
const side = (a: Vertex, b: Vertex, c: Vertex): number =>
  Math.sign(
    (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude),
  );

const crosses = (vertices: readonly Vertex[]): boolean => {
  const sides = vertices.map((from, index) => [from, vertices[(index + 1) % vertices.length] ?? from] as const);
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      const apart = second - first;
      if (apart < 2 || apart === sides.length - 1) return false;
      return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
    }),
  );
};

/** Reads typed degrees, with a comma or a point; null unless within ±`most`. */
export const degreesOf = (typed: string, most: number): number | null => {
  const degrees = decimalOf(typed);
  return degrees !== null && Math.abs(degrees) <= most ? degrees : null;
};
