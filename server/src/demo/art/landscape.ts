import { mix } from './palette.js';
import { createRandom, ellipse, group, line, path, rect, round, type Defs } from './svg.js';

/** Colours of a mountain: lit and shaded rock, snow, and the haze at its foot. */
export interface RockTone {
  lit: string;
  shade: string;
  snow?: string;
  snowShade?: string;
  haze: string;
}

type Point = readonly [x: number, y: number];

function zigzag(random: () => number, [x0, y0]: Point, [x1, y1]: Point, steps: number, sway: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const drift = index === 0 || index === steps ? 0 : (random() - 0.5) * sway * (index % 2 === 0 ? 1.4 : 0.8);
    return [x0 + (x1 - x0) * share + drift, y0 + (y1 - y0) * share] as const;
  });
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function between([x0, y0]: Point, [x1, y1]: Point, share: number): Point {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

function snowCap(random: () => number, peak: Point, left: Point, right: Point, tone: RockTone): string {
  if (tone.snow === undefined) {
    return '';
  }
  const share = 0.22 + random() * 0.12;
  const from = between(peak, left, share);
  const to = between(peak, right, share * 0.9);
  const reach = (right[0] - left[0]) / 850;
  const teeth = Array.from({ length: 7 }, (_, index): Point => {
    const [x, y] = between(from, to, (index + 1) / 8);
    return [x, y + reach * (index % 2 === 0 ? 16 + random() * 26 : -12 - random() * 14)];
  });
  const middle = teeth[3] ?? peak;
  return (
    path(polygon([peak, from, ...teeth, to]), { fill: tone.snow }) +
    path(polygon([peak, middle, ...teeth.slice(4), to]), { fill: tone.snowShade ?? tone.snow, opacity: 0.75 })
  );
}

function mountain(random: () => number, peak: Point, left: Point, right: Point, tone: RockTone): string {
  const foot: Point = [peak[0] + (random() - 0.35) * (right[0] - left[0]) * 0.25, Math.max(left[1], right[1])];
  const spine = zigzag(random, peak, foot, 6, (right[0] - left[0]) * 0.16);
  const flank = zigzag(random, peak, left, 5, 0).map(([x, y]): Point => [x, y + (random() - 0.4) * 10]);
  const gully = between(left, foot, 0.5);
  return [
    path(polygon([...flank, left, foot, ...[...spine].reverse()]), { fill: tone.lit }),
    path(polygon([...spine, foot, right]), { fill: tone.shade }),
    path(polygon([between(peak, left, 0.45), gully, between(left, foot, 0.72), between(peak, left, 0.52)]), {
      fill: tone.shade,
      opacity: 0.4,
    }),
    snowCap(random, peak, left, right, tone),
  ].join('');
}

/** A range of faceted mountains; peaks are (x, y) with the half-width of their foot, drawn from back to front. */
export function drawRange(
  peaks: readonly (readonly [x: number, y: number, half: number])[],
  baseY: number,
  tone: RockTone,
  seed: number,
  defs: Defs,
): string {
  const random = createRandom(seed);
  const top = Math.min(...peaks.map(([, y]) => y));
  const veilTop = baseY - (baseY - top) * 0.45;
  const haze = defs.linear(0, veilTop, 0, baseY, [
    [0, tone.haze, 0],
    [1, tone.haze, 0.8],
  ]);
  const bodies = peaks.map(([x, y, half]) =>
    mountain(random, [x, y], [x - half * 1.15, baseY], [x + half * (1.05 + random() * 0.25), baseY], tone),
  );
  const left = Math.min(...peaks.map(([x, , half]) => x - half));
  const right = Math.max(...peaks.map(([x, , half]) => x + half * 1.2));
  return group([...bodies, rect(left, veilTop, right - left, baseY - veilTop + 1, { fill: haze })]);
}

/** Soft rolling ground from edge to edge, down to `bottom`. */
export function drawHills(
  width: number,
  y: number,
  amplitude: number,
  bottom: number,
  fill: string,
  seed: number,
): string {
  const random = createRandom(seed);
  const step = width / 5;
  let d = `M0 ${bottom}V${round(y)}`;
  let previous = y;
  for (let index = 0; index < 5; index += 1) {
    const next = y + (random() - 0.5) * amplitude * 2;
    d += `C${round(index * step + step * 0.4)} ${round(previous)} ${round(index * step + step * 0.6)} ${round(next)} ${round((index + 1) * step)} ${round(next)}`;
    previous = next;
  }
  return path(`${d}V${bottom}Z`, { fill });
}

function frond(length: number, droop: number, width: number): string {
  return `M0 0C${round(length * 0.35)} ${round(-length * 0.32)} ${round(length * 0.8)} ${round(-length * 0.2 + droop * 0.3)} ${round(length)} ${round(droop)}C${round(length * 0.72)} ${round(droop * 0.45 - length * 0.02)} ${round(length * 0.36)} ${round(width - length * 0.14)} 0 ${round(width * 0.5)}Z`;
}

/** A date palm standing on (x, y), `height` to its crown. */
export function drawPalm(x: number, y: number, height: number, leaf: string, trunk: string, seed: number): string {
  const random = createRandom(seed);
  const lean = (random() - 0.5) * height * 0.16;
  const half = height * 0.028;
  const stem = `M${round(-half * 1.5)} 0C${round(-half + lean * 0.2)} ${round(-height * 0.4)} ${round(lean * 0.7 - half)} ${round(-height * 0.7)} ${round(lean - half * 0.8)} ${round(-height)}H${round(lean + half * 0.8)}C${round(lean * 0.7 + half)} ${round(-height * 0.7)} ${round(half + lean * 0.2)} ${round(-height * 0.4)} ${round(half * 1.5)} 0Z`;
  const rings = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    return line(
      `M${round(lean * share * share - half)} ${round(-height * share)}h${round(half * 2)}`,
      '#000000',
      height * 0.006,
      { opacity: 0.22 },
    );
  });
  const fronds = Array.from({ length: 13 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const tier = Math.floor(index / 2) / 6;
    const length = height * (0.36 + random() * 0.1) * (1 - tier * 0.12);
    const turn = -62 + tier * 92;
    const tone = mix(leaf, index % 3 === 0 ? '#ffffff' : '#000000', index % 3 === 0 ? 0.12 : tier * 0.2);
    return path(frond(length, length * 0.34, height * 0.05), {
      fill: tone,
      transform: `scale(${side} 1) rotate(${round(turn)})`,
    });
  });
  const dates = [-1, 1].map((side) =>
    ellipse(lean + side * height * 0.035, -height * 0.965, height * 0.022, height * 0.04, { fill: '#b9762c' }),
  );
  return group(
    [
      path(stem, { fill: trunk }),
      ...rings,
      group(fronds.reverse(), { transform: `translate(${round(lean)} ${round(-height)})` }),
      ...dates,
    ],
    { transform: `translate(${round(x)} ${round(y)})` },
  );
}

/** A low round bush or argan crown. */
export function drawBush(x: number, y: number, size: number, tone: string): string {
  return group([
    ellipse(x, y, size * 1.1, size * 0.16, { fill: '#000000', opacity: 0.18 }),
    path(
      `M${round(x - size)} ${round(y)}C${round(x - size * 1.1)} ${round(y - size * 0.5)} ${round(x - size * 0.6)} ${round(y - size * 0.8)} ${round(x - size * 0.3)} ${round(y - size * 0.7)}C${round(x)} ${round(y - size * 1.1)} ${round(x + size * 0.6)} ${round(y - size * 0.9)} ${round(x + size * 0.6)} ${round(y - size * 0.55)}C${round(x + size)} ${round(y - size * 0.5)} ${round(x + size * 1.05)} ${round(y - size * 0.1)} ${round(x + size)} ${round(y)}Z`,
      { fill: tone },
    ),
    path(
      `M${round(x - size * 0.7)} ${round(y - size * 0.45)}C${round(x - size * 0.4)} ${round(y - size * 0.85)} ${round(x + size * 0.2)} ${round(y - size * 0.9)} ${round(x + size * 0.5)} ${round(y - size * 0.62)}C${round(x + size * 0.1)} ${round(y - size * 0.62)} ${round(x - size * 0.3)} ${round(y - size * 0.6)} ${round(x - size * 0.7)} ${round(y - size * 0.45)}Z`,
      { fill: '#ffffff', opacity: 0.16 },
    ),
  ]);
}

/** A long soft cloud. */
export function drawCloud(x: number, y: number, width: number, fill: string, opacity: number): string {
  const d = `M${x} ${y}C${x + width * 0.06} ${y - width * 0.06} ${x + width * 0.18} ${y - width * 0.07} ${x + width * 0.26} ${y - width * 0.04}C${x + width * 0.34} ${y - width * 0.12} ${x + width * 0.54} ${y - width * 0.12} ${x + width * 0.62} ${y - width * 0.04}C${x + width * 0.74} ${y - width * 0.08} ${x + width * 0.94} ${y - width * 0.05} ${x + width} ${y}Z`;
  return path(
    d.replace(/\d+\.\d{3,}/g, (value) => Number(value).toFixed(1)),
    { fill, opacity },
  );
}

/** An asphalt road crossing the picture, seen from its side. */
export function drawRoad(
  width: number,
  y: number,
  depth: number,
  asphalt: readonly [near: string, far: string],
  defs: Defs,
): string {
  const fill = defs.linear(0, y, 0, y + depth, [
    [0, asphalt[1]],
    [1, asphalt[0]],
  ]);
  const dashes = Array.from({ length: Math.ceil(width / 190) }, (_, index) =>
    path(`M${index * 190 + 24} ${y + depth * 0.62}h96l-10 ${round(depth * 0.045)}h-98Z`, {
      fill: '#f6ead2',
      opacity: 0.85,
    }),
  );
  return group([
    rect(0, y, width, depth, { fill }),
    rect(0, y, width, 4, { fill: '#000000', opacity: 0.25 }),
    rect(0, y + depth * 0.08, width, 4, { fill: '#f6ead2', opacity: 0.7 }),
    ...dashes,
  ]);
}
