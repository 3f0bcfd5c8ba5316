import type { PigeonProps } from 'pigeon-maps';
import classes from './AreaLayer.module.css';
import type { LatLng } from './morocco';

export interface MapArea {
  readonly id: string;
  /** #rrggbb. */
  readonly color: string;
  readonly vertices: readonly LatLng[];
  /** True for an inactive area, which is shown in outline only. */
  readonly faint?: boolean;
}

/** Draws areas in the map's projection; must be a direct child of the frame. Screen readers do not see it, so name the areas elsewhere. */
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
