import type { LatLng } from './morocco';

export interface MapView {
  center: LatLng;
  zoom: number;
}

/** Web Mercator, in parts of the world's width. */
const project = ([north, east]: LatLng): [number, number] => {
  const sine = Math.sin((north * Math.PI) / 180);
  return [east / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

const tile = 256;
/** Zoom for one place alone. */
export const closeZoom = 12;
const furthest = 5;

/**
 * The view that shows every point with a margin, in a map of this size in pixels; without points the whole country.
 */
export const viewOf = (points: readonly LatLng[], width: number, height: number, margin = 64): MapView => {
  if (points.length === 0) return { center: [29.5, -8.5], zoom: furthest };
  const norths = points.map(([north]) => north);
  const easts = points.map(([, east]) => east);
  const [south, north, west, east] = [Math.min(...norths), Math.max(...norths), Math.min(...easts), Math.max(...easts)];
  const [left, top] = project([north, west]);
  const [right, bottom] = project([south, east]);
  const fits = (span: number, pixels: number): number =>
    span === 0 ? closeZoom : Math.log2(Math.max(pixels - 2 * margin, tile / 4) / (span * tile));
  const zoom = Math.min(closeZoom, fits(right - left, width), fits(bottom - top, height));
  return { center: [(north + south) / 2, (west + east) / 2], zoom: Math.max(furthest - 1, Math.floor(zoom * 4) / 4) };
};
