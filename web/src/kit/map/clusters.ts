import type { LatLng } from './morocco';
import { project, tile } from './view';

/** A point on a map. */
export interface Placed {
  readonly id: string;
  readonly at: LatLng;
}

/** Points that are so close together that they are drawn as one. */
export interface Cluster<Point extends Placed> {
  /** Stays the same while its first member leads it. */
  readonly id: string;
  /** Its centre, as a fraction of the world's width. */
  readonly x: number;
  readonly y: number;
  readonly members: readonly Point[];
}

/** Pixels within which points would overlap. */
const reach = 60;

/**
 * Groups points within reach at a zoom. The first in the list leads: in the same order the same fleet gives the same clusters, so that they
 * are stable while vehicles move a little. Only neighbouring cells of a grid are compared, so that the time is proportional to the number
 * of points.
 */
export const clustersOf = <Point extends Placed>(points: readonly Point[], zoom: number): Cluster<Point>[] => {
  const cell = reach / (tile * 2 ** zoom);
  const places = points.map((point) => ({ point, xy: project(point.at), taken: false }));
  const grid = new Map<string, typeof places>();
  const keyOf = (column: number, row: number): string => `${column} ${row}`;
  for (const place of places) {
    const key = keyOf(Math.floor(place.xy[0] / cell), Math.floor(place.xy[1] / cell));
    const cluster = grid.get(key);
    if (cluster) cluster.push(place);
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
