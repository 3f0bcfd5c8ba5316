import type { PigeonProps } from 'pigeon-maps';
import { cities, outline, type LatLng } from './morocco';
import classes from './DrawnCountry.module.css';

/** The approximate size of a name in pixels: width of a letter, height of a line. */
const letter = 8;
const line = 16;

/** Returns the cities with their pixels, without those whose names would overlap. */
const apart = (latLngToPixel: (at: LatLng) => [number, number]) => {
  const shown: { name: string; x: number; y: number; end: number }[] = [];
  for (const { name, at } of cities) {
    const [x, y] = latLngToPixel(at);
    const end = x + (name.length + 1) * letter;
    if (shown.every((other) => Math.abs(other.y - y) >= line || other.x > end || other.end < x))
      shown.push({ name, x, y, end });
  }
  return shown;
};

/** Draws the ground of a map without tiles: the country and its cities, in the map's projection. */
export const DrawnCountry = ({ latLngToPixel, mapState }: PigeonProps) => {
  if (!latLngToPixel || !mapState) return null;
  const path = outline.map((point) => latLngToPixel(point).map(Math.round).join(' ')).join('L');
  return (
    <svg className={classes.country} width={mapState.width} height={mapState.height} aria-hidden focusable="false">
      <path d={`M${path}Z`} className={classes.land} />
      {apart(latLngToPixel).map(({ name, x, y }) => (
        <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={classes.city}>
          <circle r="3" />
          <text x="8" y="4">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
};
