import type { LatLng } from './morocco';

/** What a map shows: its centre in degrees, and its zoom as in web maps, where each level doubles the scale. */
export interface MapView {
  center: LatLng;
  zoom: number;
}

/** Projects to Web Mercator, as fractions of the world's width. */
export const project = ([north, east]: LatLng): [number, number] => {
  const sine = Math.sin((north * Math.PI) / 180);
  return [east / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

/** The size of a tile, and of the whole world at zoom 0, in pixels. */
export const tile = 256;
/** Zoom for a single place. */
export const closeZoom = 12;
const furthest = 5;

/**
 * Returns the view that fits every point with a margin, zoomed in to `closest` at most, for a map of this size in pixels; the whole country
 * without points.
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

/** Returns the place this many pixels west and south of another, at a zoom. */
export const shifted = ([north, east]: LatLng, zoom: number, [west, south]: [number, number]): LatLng => {
  const degrees = 360 / (tile * 2 ** zoom);
  return [north - south * degrees * Math.cos((north * Math.PI) / 180), east - west * degrees];
};

/** Kilometres around the Earth. */
const around = 40_075;

/** Returns the pixels per kilometre at a latitude and a zoom. */
export const pixelsPerKm = (north: number, zoom: number): number =>
  (tile * 2 ** zoom) / (around * Math.cos((north * Math.PI) / 180));

/** Returns the longest of 1, 2 or 5 × 10ⁿ km that fits into a number of pixels, and its own pixels. */
export const scaleOf = ({ center: [north], zoom }: MapView, most = 110): { km: number; pixels: number } => {
  const perKm = pixelsPerKm(north, zoom);
  const magnitude = 10 ** Math.floor(Math.log10(most / perKm));
  const km = [5, 2, 1].map((factor) => factor * magnitude).find((length) => length * perKm <= most) ?? magnitude;
  return { km, pixels: Math.round(km * perKm) };
};
