import type { PigeonProps } from 'pigeon-maps';
import { useId } from 'react';
import classes from './DrawnCountry.module.css';
import { placeLabels } from './labels';
import { cities, neighbours, outline, reliefs, roads, type LatLng } from './morocco';
import { pixelsPerKm } from './view';

interface DrawnCountryProps extends PigeonProps {
  /** Points with signs upon them, which names keep free. */
  points?: readonly LatLng[];
}

/** From this zoom on roads have names, and built-up areas are drawn. */
const namedRoads = 7;
const builtUp = 8;

/**
 * Draws the ground of a map without tiles, in the map's projection: the country, mountains and desert, the main roads, the cities and what
 * lies around. Coarse, but enough to see where something is.
 */
export const DrawnCountry = ({ latLngToPixel, mapState, points = [] }: DrawnCountryProps) => {
  const id = useId();
  if (!latLngToPixel || !mapState) return null;
  const { width, height, zoom } = mapState;
  const toPixel = (at: LatLng): [number, number] => latLngToPixel(at);
  const lineOf = (line: readonly LatLng[]): string =>
    `M${line.map((point) => toPixel(point).map(Math.round).join(' ')).join('L')}`;
  const areaOf = (line: readonly LatLng[]): string => `${lineOf(line)}Z`;
  const isSeen = ([x, y]: readonly [number, number], reach = 0): boolean =>
    x > -reach && x < width + reach && y > -reach && y < height + reach;
  return (
    <svg className={classes.country} width={width} height={height} aria-hidden focusable="false">
      <clipPath id={id}>
        <path d={areaOf(outline)} />
      </clipPath>
      {neighbours.map((area, index) => (
        <path key={index} d={areaOf(area)} className={classes.abroad} />
      ))}
      <path d={areaOf(outline)} className={classes.land} />
      <g clipPath={`url(#${id})`}>
        {reliefs.map(({ kind, area }, index) => (
          <path key={index} d={areaOf(area)} className={classes[kind]} />
        ))}
        {zoom >= builtUp &&
          cities.map(({ name, at, radius }) => {
            const [x, y] = toPixel(at);
            const reach = radius * pixelsPerKm(at[0], zoom);
            return isSeen([x, y], reach) && <circle key={name} cx={x} cy={y} r={reach} className={classes.town} />;
          })}
      </g>
      {roads.map(({ name, line, motorway }, index) => (
        <path
          key={`${name} ${index}`}
          d={lineOf(line)}
          className={classes.road}
          data-motorway={motorway || undefined}
        />
      ))}
      {zoom >= namedRoads &&
        roads.flatMap(({ name, line, motorway }, index) => {
          const start = line[Math.floor((line.length - 1) / 2)];
          const end = line[Math.floor((line.length - 1) / 2) + 1];
          if (!start || !end) return [];
          const [x, y] = toPixel([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
          return isSeen([x, y])
            ? [
                <g key={index} transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={classes.shield}>
                  <rect x="-13" y="-8" width="26" height="16" rx="3" data-motorway={motorway || undefined} />
                  <text y="4" textAnchor="middle">
                    {name}
                  </text>
                </g>,
              ]
            : [];
        })}
      <path d={areaOf(outline)} className={classes.border} />
      {placeLabels(cities, points, toPixel).map(({ city: { name }, x, y, dx, dy, anchor }) => (
        <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={classes.city}>
          <circle r="3" />
          <text x={dx} y={dy} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
};
