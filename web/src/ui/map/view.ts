import type { LatLng } from './morocco';

export interface MapView {
  center: LatLng;
  zoom: number;
}

/** Web Mercator, in parts of the world's width. */
export const project = ([north, east]: LatLng): [number, number] => {
  const sine = Math.sin((north * Math.PI) / 180);
  return [east / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

/** Pixels of a tile, and of the whole world at zoom 0. */
export const tile = 256;
/** Zoom for one place alone. */
export const closeZoom = 12;
const furthest = 5;

/**
 * The view that shows every point with a margin, no closer than `closest`, in a map of this size in pixels; without points
 * the whole country.
 */
export const viewOf = (
  points: readonly LatLng[],
  width: number,
  height: number,
  { margin = 64, closest = closeZoom } = {},
): MapView => {
  if (points.length === 0) return { center: [29.5, -8.5], zoom: furthest };
  const norths = points.map(([north]) => north);
  const easts = points.map(([, east]) => east);
  const [south, north, west, east] = [Math.min(...norths), Math.max(...norths), Math.min(...easts), Math.max(...easts)];
  const [left, top] = project([north, west]);
  const [right, bottom] = project([south, east]);
  const fits = (span: number, pixels: number): number =>
    span === 0 ? closest : Math.log2(Math.max(pixels - 2 * margin, tile / 4) / (span * tile));
  const zoom = Math.min(closest, fits(right - left, width), fits(bottom - top, height));
  return { center: [(north + south) / 2, (west + east) / 2], zoom: Math.max(furthest - 1, Math.floor(zoom * 4) / 4) };
};

/** The place so many pixels west and south of another, at a zoom. */
export const shifted = ([north, east]: LatLng, zoom: number, [west, south]: [number, number]): LatLng => {
  const degrees = 360 / (tile * 2 ** zoom);
  return [north - south * degrees * Math.cos((north * Math.PI) / 180), east - west * degrees];
};
