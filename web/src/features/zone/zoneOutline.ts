/** A corner of a zone, in degrees. */
export interface Vertex {
  readonly latitude: number;
  readonly longitude: number;
}

/** Corners in their order. Open while it is being drawn: the last is not joined to the first yet. */
export interface Outline {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
}

export const fewestVertices = 3;
export const mostVertices = 100;
/** About a tenth of a metre. */
const digits = 6;

const rounded = ({ latitude, longitude }: Vertex): Vertex => ({
  latitude: Number(latitude.toFixed(digits)),
  longitude: Number(longitude.toFixed(digits)),
});

/** With a corner more, behind the one at `after`; behind the last one when left out. The same when there are too many. */
export const withVertex = (outline: Outline, vertex: Vertex, after = outline.vertices.length - 1): Outline =>
  outline.vertices.length >= mostVertices
    ? outline
    : {
        ...outline,
        vertices: [...outline.vertices.slice(0, after + 1), rounded(vertex), ...outline.vertices.slice(after + 1)],
      };

/** With a corner more where nobody says where: between the last and the first one, where the outline goes on; the first in the middle of the country. */
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

/** With a corner elsewhere. */
export const withMoved = (outline: Outline, index: number, vertex: Vertex): Outline => ({
  ...outline,
  vertices: outline.vertices.map((known, at) => (at === index ? rounded(vertex) : known)),
});

/** Without a corner; what cannot enclose an area any more is open again. */
export const withoutVertex = ({ vertices, closed }: Outline, index: number): Outline => {
  const left = vertices.filter((_, at) => at !== index);
  return { vertices: left, closed: closed && left.length >= fewestVertices };
};

/** Joined to its first corner, if it has enough of them. */
export const closedUp = (outline: Outline): Outline =>
  outline.vertices.length < fewestVertices ? outline : { ...outline, closed: true };

/** Half-way between a corner and the next one. */
export const middleAfter = ({ vertices }: Outline, index: number): Vertex => {
  const [a, b] = [vertices[index], vertices[(index + 1) % vertices.length]];
  if (!a || !b) throw new RangeError(`No corner ${index}.`);
  return rounded({ latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 });
};

/** What keeps an outline from being a zone; the server judges again. */
export type OutlineProblem = 'tooFew' | 'crossing';

/** What is wrong with it now; null when it could be stored. */
export const problemOf = ({ vertices }: Outline): OutlineProblem | null => {
  if (vertices.length < fewestVertices) return 'tooFew';
  return crosses(vertices) ? 'crossing' : null;
};

/** On which side of the line from a to b a corner lies. */
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

/** What is typed as degrees, with a comma or a point; null when it is none within ±`most`. */
export const degreesOf = (typed: string, most: number): number | null => {
  const text = typed.trim().replace(',', '.');
  const degrees = Number(text);
  return text !== '' && Math.abs(degrees) <= most ? degrees : null;
};
