import type { PigeonProps } from 'pigeon-maps';
import { cities, outline, type LatLng } from './morocco';
import classes from './DrawnCountry.module.css';

/** Pixels that a name takes about: a letter's width, a line's height. */
const letter = 8;
const line = 16;

/** The cities at their pixels; a name that would lie over another one is left out. */
const named = (latLngToPixel: (at: LatLng) => [number, number]) => {
  const written: { x: number; y: number; end: number }[] = [];
  return cities.map(({ name, at }) => {
    const [x, y] = latLngToPixel(at);
    const end = x + (name.length + 1) * letter;
    const free = written.every((other) => Math.abs(other.y - y) >= line || other.x > end || other.end < x);
    if (free) written.push({ x, y, end });
    return { name, x, y, free };
  });
};

/** The ground of a map without tiles: the country and its cities, in the map's own projection. */
export const DrawnCountry = ({ latLngToPixel, mapState }: PigeonProps) => {
  if (!latLngToPixel || !mapState) return null;
  const path = outline.map((point) => latLngToPixel(point).map(Math.round).join(' ')).join('L');
  return (
    <svg className={classes.country} width={mapState.width} height={mapState.height} aria-hidden focusable="false">
      <path d={`M${path}Z`} className={classes.land} />
      {named(latLngToPixel).map(({ name, x, y, free }) => (
        <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={classes.city}>
          <circle r="3" />
          {free && (
            <text x="8" y="4">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};
