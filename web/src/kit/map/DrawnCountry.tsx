import type { PigeonProps } from 'pigeon-maps';
import { useId } from 'react';
import { t } from '../texts';
import classes from './DrawnCountry.module.css';
import { placeLabels } from './labels';
import { cities, neighbours, outline, reliefs, roads, type LatLng } from './morocco';
import { pixelsPerKm } from './view';

interface DrawnCountryProps extends PigeonProps {
  /** Points with signs, which the names of cities must not cover. */
  signs?: readonly LatLng[];
}

/** The zoom from which roads have names. */
const namedRoads = 7;
/** The zoom from which built-up areas are drawn. */
const builtUp = 8;
/** The zoom from which a grid of lines shows distances, and a line of text the nearest city. */
const netted = 11;
/** The possible distances between two lines of the grid, in degrees. */
const nets = [0.1, 0.05, 0.02, 0.01, 0.005, 0.002];
/** The smallest distance between two lines of the grid, in pixels. */
const netPixels = 90;

/** Returns the grid lines that a view shows, in degrees. */
const netOf = ({ bounds: { ne, sw }, width }: NonNullable<PigeonProps['mapState']>) => {
  const perDegree = width / (ne[1] - sw[1]);
  const step = nets.findLast((degrees) => degrees * perDegree >= netPixels) ?? 0.1;
  const stepsFrom = (from: number, to: number): number[] =>
    Array.from(
      { length: Math.max(0, Math.floor(to / step) - Math.floor(from / step)) },
      (_, index) => (Math.floor(from / step) + 1 + index) * step,
    );
  return { norths: stepsFrom(sw[0], ne[0]), easts: stepsFrom(sw[1], ne[1]) };
};

/** Describes the middle of the map by the nearest city: `Casablanca, à 4 km au sud-est`. */
const nearby = (center: LatLng): string => {
  const distances = cities.map(({ name, at }) => {
    const north = (center[0] - at[0]) * kmPerDegree;
    const east = (center[1] - at[1]) * kmPerDegree * Math.cos((at[0] * Math.PI) / 180);
    return { name, km: Math.hypot(north, east), towards: Math.atan2(east, north) };
  });
  const [nearest] = distances.sort((one, other) => one.km - other.km);
  if (!nearest) return '';
  const { name, km, towards } = nearest;
  if (km < 1) return name;
  const way = directions[(Math.round(towards / (Math.PI / 4)) + 8) % 8] ?? 'north';
  return t('map.near', { city: name, km: Math.round(km), way: t(`map.ways.${way}`) });
};

const kmPerDegree = 111.2;
/** The compass directions, clockwise from the north. */
const directions = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

interface NetProps {
  state: NonNullable<PigeonProps['mapState']>;
  toPixel: (at: LatLng) => [number, number];
}

const Net = ({ state, toPixel }: NetProps) => {
  const { norths, easts } = netOf(state);
  const [north, east] = state.bounds.ne;
  const lines = [
    ...norths.map((at) => `M0 ${Math.round(toPixel([at, east])[1])}h${state.width}`),
    ...easts.map((at) => `M${Math.round(toPixel([north, at])[0])} 0v${state.height}`),
  ];
  return <path d={lines.join('')} className={classes.net} />;
};

/**
 * Draws the ground of a map without tiles, in the map's projection: the country, mountains and desert, the main roads, the cities and what
 * lies around. Coarse, but enough to see where something is.
 */
export const DrawnCountry = ({ latLngToPixel, mapState, signs = [] }: DrawnCountryProps) => {
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
      {zoom >= netted && <Net state={mapState} toPixel={toPixel} />}
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
      {placeLabels(cities, signs, toPixel).map(({ city: { name }, x, y, dx, dy, anchor }) => (
        <g key={name} transform={`translate(${Math.round(x)} ${Math.round(y)})`} className={classes.city}>
          <circle r="3" />
          <text x={dx} y={dy} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      {zoom >= netted && (
        <text x="12" y="24" className={classes.near}>
          {nearby(mapState.center)}
        </text>
      )}
    </svg>
  );
};
