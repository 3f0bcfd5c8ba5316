import type { City, LatLng } from './morocco';

/** The approximate width of a letter, in pixels. */
const letter = 7.5;
/** The height of a line of text, in pixels. */
const line = 16;
/** Pixels around a point that its sign covers. */
const sign = 22;

/** A name and its position, in pixels of the map. */
export interface PlacedLabel {
  readonly city: City;
  /** The position of the city. */
  readonly x: number;
  readonly y: number;
  /** The position of the text relative to the city. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ([x, y]: readonly [number, number]): Box => ({
  left: x - sign,
  top: y - sign,
  right: x + sign,
  bottom: y + sign,
});

/** The positions that are tried: beside the city, below and above it, then the same further away, for a city below a sign. */
const placesOf = (width: number): readonly Pick<PlacedLabel, 'dx' | 'dy' | 'anchor'>[] =>
  [8, sign + 4].flatMap((gap) => [
    { dx: gap, dy: 4, anchor: 'start' as const },
    { dx: -gap, dy: 4, anchor: 'end' as const },
    { dx: -width / 2, dy: gap + 12, anchor: 'start' as const },
    { dx: -width / 2, dy: -gap - 2, anchor: 'start' as const },
  ]);

const boxOf = (
  x: number,
  y: number,
  width: number,
  { dx, dy, anchor }: Pick<PlacedLabel, 'dx' | 'dy' | 'anchor'>,
): Box => {
  const left = x + dx - (anchor === 'end' ? width : 0);
  return { left, top: y + dy - line + 4, right: left + width, bottom: y + dy + 4 };
};

/** Places the names of cities so that they cover neither each other nor the points; names without such a place are left out. */
export const placeLabels = (
  cities: readonly City[],
  points: readonly LatLng[],
  toPixel: (at: LatLng) => [number, number],
): PlacedLabel[] => {
  const signs = points.map((point) => around(toPixel(point)));
  const taken: Box[] = [];
  return cities.flatMap((city) => {
    const [x, y] = toPixel(city.at);
    const width = (city.name.length + 1) * letter;
    const dot: Box = { left: x - 4, top: y - 4, right: x + 4, bottom: y + 4 };
    if (taken.some((box) => meets(box, dot))) return [];
    const place = placesOf(width).find((one) => {
      const box = boxOf(x, y, width, one);
      return ![...taken, ...signs].some((other) => meets(box, other));
    });
    if (!place) return [];
    taken.push(boxOf(x, y, width, place), dot);
    return [{ city, x, y, ...place }];
  });
};
