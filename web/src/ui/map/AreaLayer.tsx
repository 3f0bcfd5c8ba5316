import type { PigeonProps } from 'pigeon-maps';
import classes from './AreaLayer.module.css';
import type { LatLng } from './morocco';

/** An area on a map. */
export interface MapArea {
  readonly id: string;
  /** #rrggbb. */
  readonly color: string;
  readonly vertices: readonly LatLng[];
  /** Shown in outline only: it is not in force. */
  readonly faint?: boolean;
}

/** Areas in the map's own projection; a direct child of the frame. Says nothing to who cannot see it: name them beside. */
export const AreaLayer = ({ areas, latLngToPixel, mapState }: PigeonProps & { areas: readonly MapArea[] }) => {
  if (!latLngToPixel || !mapState) return null;
  return (
    <svg className={classes.root} width={mapState.width} height={mapState.height} aria-hidden focusable="false">
      {areas.map(({ id, color, vertices, faint }) => (
        <polygon
          key={id}
          points={vertices
            .map((vertex) =>
              latLngToPixel([...vertex])
                .map(Math.round)
                .join(','),
            )
            .join(' ')}
          className={classes.area}
          data-faint={faint || undefined}
          style={{ fill: color, stroke: color }}
        />
      ))}
    </svg>
  );
};
