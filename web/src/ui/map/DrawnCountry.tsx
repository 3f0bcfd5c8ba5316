import type { PigeonProps } from 'pigeon-maps';
import { cities, outline } from './morocco';
import classes from './DrawnCountry.module.css';

/** The ground of a map without tiles: the country and its cities, in the map's own projection. */
export const DrawnCountry = ({ latLngToPixel, mapState }: PigeonProps) => {
  if (!latLngToPixel || !mapState) return null;
  const path = outline.map((point) => latLngToPixel(point).map(Math.round).join(' ')).join('L');
  return (
    <svg className={classes.country} width={mapState.width} height={mapState.height} aria-hidden focusable="false">
      <path d={`M${path}Z`} className={classes.land} />
      {cities.map(({ name, at }) => {
        const [x, y] = latLngToPixel(at);
        return (
          <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={classes.city}>
            <circle r="3" />
            <text x="8" y="4">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
