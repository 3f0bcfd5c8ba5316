import type { MapArea } from '../../ui/map/AreaLayer';
import type { ZoneCardFragment } from './ZoneBoard.generated';

/** Zones as a map shows them; those that nobody watches in outline only. */
export const zoneAreas = (
  zones: readonly Pick<ZoneCardFragment, 'id' | 'color' | 'active' | 'vertices'>[],
): MapArea[] =>
  zones.map(({ id, color, active, vertices }) => ({
    id,
    color,
    faint: !active,
    vertices: vertices.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
  }));
