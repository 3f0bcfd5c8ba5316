import type { LatLng } from './morocco';
import { project, tile } from './view';

/** Something that stands on a map. */
export interface Placed {
  readonly id: string;
  readonly at: LatLng;
}

/** What stands so close together that it is drawn as one. */
export interface Cluster<Point extends Placed> {
  /** The same for as long as its first member leads it. */
  readonly id: string;
  /** Its middle, in parts of the world's width. */
  readonly x: number;
  readonly y: number;
  readonly members: readonly Point[];
}

/** Pixels within which things would lie over one another. */
const reach = 60;

/**
 * Puts together what stands within reach at a zoom. Whoever comes first in the list leads: in one order the same fleet
 * gives the same clusters, so that they do not dance while vehicles move a little. Only neighbouring cells of a grid are
 * compared, so it takes time in proportion to the points.
 */
export const clustersOf = <Point extends Placed>(points: readonly Point[], zoom: number): Cluster<Point>[] => {
  const cell = reach / (tile * 2 ** zoom);
  const places = points.map((point) => ({ point, xy: project(point.at), taken: false }));
  const grid = new Map<string, typeof places>();
  const keyOf = (column: number, row: number): string => `${column} ${row}`;
  for (const place of places) {
    const key = keyOf(Math.floor(place.xy[0] / cell), Math.floor(place.xy[1] / cell));
    const known = grid.get(key);
    if (known) known.push(place);
    else grid.set(key, [place]);
  }

  const around = ([x, y]: [number, number]): typeof places => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => grid.get(keyOf(column + dx, row + dy)) ?? []));
  };

  return places.flatMap((leader) => {
    if (leader.taken) return [];
    const followers = around(leader.xy).filter(
      (other) =>
        !other.taken && other !== leader && Math.hypot(other.xy[0] - leader.xy[0], other.xy[1] - leader.xy[1]) <= cell,
    );
    const members = [leader, ...followers];
    for (const member of members) member.taken = true;
    const mean = (axis: 0 | 1): number => members.reduce((sum, { xy }) => sum + xy[axis], 0) / members.length;
    return [{ id: leader.point.id, x: mean(0), y: mean(1), members: members.map(({ point }) => point) }];
  });
};
