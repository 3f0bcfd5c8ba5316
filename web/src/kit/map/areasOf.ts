import type { MapArea } from './AreaLayer';

interface DrawnZone {
  readonly id: string;
  readonly color: string;
  readonly active: boolean;
  readonly vertices: readonly { readonly latitude: number; readonly longitude: number }[];
}

/** Converts zones to areas of a map; inactive ones in outline only. */
export const areasOf = (zones: readonly DrawnZone[]): MapArea[] =>
  zones.map(({ id, color, active, vertices }) => ({
    id,
    color,
    faint: !active,
    vertices: vertices.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
  }));
