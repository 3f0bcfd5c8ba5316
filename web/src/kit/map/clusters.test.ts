import { clustersOf, type Placed } from './clusters';

const casablanca: Placed = { id: 'casablanca', at: [33.57, -7.59] };
const nearby: Placed = { id: 'nearby', at: [33.58, -7.6] };
const rabat: Placed = { id: 'rabat', at: [34.02, -6.83] };
const ids = (points: readonly Placed[], zoom: number): string[][] =>
  clustersOf(points, zoom).map(({ members }) => members.map(({ id }) => id));

test('overlapping points form one cluster, until zooming in separates them', () => {
  const all = [casablanca, nearby, rabat];
  expect(ids(all, 4)).toEqual([['casablanca', 'nearby', 'rabat']]);
  expect(ids(all, 9)).toEqual([['casablanca', 'nearby'], ['rabat']]);
  expect(ids(all, 15)).toEqual([['casablanca'], ['nearby'], ['rabat']]);
});

test('every vehicle of a large fleet is in one cluster, and no two clusters’ leaders are within reach', () => {
  const fleet = Array.from({ length: 2000 }, (_, index) => ({
    id: String(index),
    at: [30 + ((index * 7919) % 5000) / 1000, -9 + ((index * 104_729) % 6000) / 1000] as [number, number],
  }));
  for (const zoom of [5, 8, 11, 16]) {
    const clusters = clustersOf(fleet, zoom);
    const members = clusters.flatMap((cluster) => cluster.members);
    expect([members.length, new Set(members).size]).toEqual([2000, 2000]);
    expect(
      clustersOf(
        clusters.map(({ members: [leader] }) => leader as Placed),
        zoom,
      ),
    ).toHaveLength(clusters.length);
  }
});

test('points at one place form one cluster at any zoom', () => {
  expect(ids([casablanca, { ...casablanca, id: 'twin' }], 19)).toEqual([['casablanca', 'twin']]);
});
