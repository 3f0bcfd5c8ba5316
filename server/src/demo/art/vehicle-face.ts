import { drawText, textWidth } from './lettering.js';
import type { ArtCategory, ArtColor, Paint } from './palette.js';
import { mix, paintOf } from './palette.js';
import { circle, createRandom, group, line, path, pick, rect, round, type Defs } from './svg.js';
import { BODY_SHAPES } from './vehicle-shape.js';

/** Measures of a front or rear elevation in millimetres: x from the centre line, y up from the ground. */
interface Elevation {
  half: number;
  height: number;
  belt: number;
  roofHalf: number;
  beltHalf: number;
  lamp: number;
  sill: number;
  tyre: number;
}

/** A car seen from the front or from behind. */
export interface FaceCar {
  category: ArtCategory;
  color: ArtColor;
  seed: number;
  side: 'front' | 'rear';
}

function elevationOf(category: ArtCategory, side: FaceCar['side']): Elevation {
  const shape = BODY_SHAPES[category];
  const half = shape.width / 2;
  const belt =
    side === 'front' ? (shape.windscreen.split(/[MC ]/).filter(Boolean).map(Number)[1] ?? 1000) : shape.belt[3] + 20;
  return {
    half,
    height: shape.height,
    belt: belt + 20,
    roofHalf: half * 0.66,
    beltHalf: half * 0.89,
    lamp: side === 'front' ? shape.headlampGlow[7] - 50 : shape.tailGlow[1] - 30,
    sill: shape.sill - 35,
    tyre: shape.tyre,
  };
}

function symmetric(shape: string): string {
  return shape + group([shape], { transform: 'scale(-1 1)' });
}

function lowerBody({ half, belt, beltHalf, lamp, sill }: Elevation): string {
  const right = `C${beltHalf + 70} ${belt - 20} ${half - 20} ${lamp + 90} ${half - 4} ${lamp - 60}C${half + 4} ${lamp - 240} ${half} ${sill + 200} ${half - 30} ${sill + 80}C${half - 50} ${sill + 10} ${half - 90} ${sill} ${half - 160} ${sill - 6}`;
  const left = `C${90 - half} ${sill} ${50 - half} ${sill + 10} ${30 - half} ${sill + 80}C${-half} ${sill + 200} ${-half - 4} ${lamp - 240} ${4 - half} ${lamp - 60}C${20 - half} ${lamp + 90} ${-beltHalf - 70} ${belt - 20} ${-beltHalf} ${belt}`;
  return `M${-beltHalf} ${belt}C${-beltHalf * 0.5} ${belt + 24} ${beltHalf * 0.5} ${belt + 24} ${beltHalf} ${belt}${right}L${160 - half} ${sill - 6}${left}Z`;
}

function cabin({ height, belt, roofHalf, beltHalf }: Elevation, inset: number, lift: number): string {
  const top = height - lift;
  const base = beltHalf - inset * 0.7;
  const roof = roofHalf - inset * 0.55;
  const bottom = belt - 20 + lift * 0.25;
  return `M${-base} ${bottom}C${-roof - 70} ${top - 190} ${-roof - 30} ${top - 60} ${70 - roof} ${top - 30}C${-roof * 0.4} ${top} ${roof * 0.4} ${top} ${roof - 70} ${top - 30}C${roof + 30} ${top - 60} ${roof + 70} ${top - 190} ${base} ${bottom}C${base * 0.5} ${bottom + 22} ${-base * 0.5} ${bottom + 22} ${-base} ${bottom}Z`;
}

function glasshouse(size: Elevation, paint: Paint, defs: Defs): string {
  const shell = defs.linear(0, size.height, 0, size.belt, [
    [0, mix(paint.light, paint.glint, 0.5)],
    [0.12, paint.base],
    [1, paint.shade],
  ]);
  const glass = defs.linear(0, size.height - 70, 0, size.belt, [
    [0, '#141a1f'],
    [0.55, '#2e3a43'],
    [1, '#6d7d87'],
  ]);
  const clip = defs.clip(path(cabin(size, 90, 74)));
  const head = (x: number): string =>
    path(
      `M${x - 110} ${size.belt - 60}v150q0 60 60 60h30v34q0 30 -26 30h-6q-26 0 -26 30v20q0 36 40 36h80q40 0 40 -36v-20q0 -30 -26 -30h-6q-26 0 -26 -30v-34h30q60 0 60 -60v-150Z`,
      { fill: '#080b0d', opacity: 0.6 },
    );
  const streak = (x: number, width: number): string =>
    path(
      `M${x} ${size.belt - 40}L${x + 260} ${size.height}L${x + 260 + width} ${size.height}L${x + width} ${size.belt - 40}Z`,
      { fill: '#dfeaf0', opacity: 0.13 },
    );
  return [
    path(cabin(size, 0, 0), { fill: shell }),
    path(cabin(size, 0, 0), { fill: 'none', stroke: paint.deep, strokeWidth: 6, opacity: 0.5 }),
    path(cabin(size, 90, 74), { fill: '#090b0d', stroke: '#090b0d', strokeWidth: 22, strokeLinejoin: 'round' }),
    group(
      [
        path(cabin(size, 90, 74), { fill: glass }),
        head(-330),
        head(330),
        rect(-70, size.height - 190, 140, 44, { rx: 20, fill: '#07090b' }),
        streak(-560, 190),
        streak(-300, 60),
        streak(180, 120),
      ],
      { clipPath: clip },
    ),
  ].join('');
}

function bodyShade(size: Elevation, paint: Paint, defs: Defs): string {
  const outline = lowerBody(size);
  const clip = defs.clip(path(outline));
  const fill = defs.linear(0, size.belt + 20, 0, size.sill, [
    [0, mix(paint.light, paint.glint, 0.55)],
    [0.2, paint.light],
    [0.42, paint.base],
    [0.75, paint.shade],
    [1, paint.deep],
  ]);
  const sides = defs.linear(-size.half, 0, size.half, 0, [
    [0, '#000000', 0.55],
    [0.12, '#000000', 0.1],
    [0.2, '#000000', 0],
    [0.8, '#000000', 0],
    [0.88, '#000000', 0.1],
    [1, '#000000', 0.55],
  ]);
  const rim = [
    [70, 0.16],
    [34, 0.22],
    [12, 0.45],
  ].map(([strokeWidth, opacity]) => path(outline, { fill: 'none', stroke: paint.glint, strokeWidth, opacity }));
  return group(
    [
      path(outline, { fill }),
      rect(-size.half, 0, size.half * 2, size.belt + 60, { fill: sides }),
      ...rim,
      lowerTrim(size),
    ],
    { clipPath: clip },
  );
}

function lowerTrim({ half, sill }: Elevation): string {
  return path(
    `M${-half} 0V${sill + 90}C${-half * 0.6} ${sill + 110} ${-half * 0.5} ${sill + 70} 0 ${sill + 70}S${half * 0.6} ${sill + 110} ${half} ${sill + 90}V0Z`,
    { fill: '#0d0f11', opacity: 0.94 },
  );
}

function tyres({ half, tyre }: Elevation, defs: Defs): string {
  const rubber = defs.linear(half - 250, 0, half - 20, 0, [
    [0, '#050607'],
    [0.6, '#24282b'],
    [1, '#0a0b0c'],
  ]);
  const grooves = [70, 115, 160].map((offset) =>
    rect(half - 250 + offset, 0, 8, tyre * 2, { fill: '#000000', opacity: 0.5 }),
  );
  const undertray = path(`M${100 - half} 400L${180 - half} 110H${half - 180}L${half - 100} 400Z`, { fill: '#060708' });
  return undertray + symmetric(group([rect(half - 250, 0, 225, tyre * 2, { rx: 50, fill: rubber }), ...grooves]));
}

function mirrors({ half, belt }: Elevation, paint: Paint): string {
  const x = half - 68;
  const y = belt - 12;
  const shell = path(
    `M${x - 40} ${y}C${x - 34} ${y + 80} ${x + 20} ${y + 104} ${x + 100} ${y + 102}C${x + 166} ${y + 98} ${x + 176} ${y + 54} ${x + 164} ${y + 8}C${x + 120} ${y - 16} ${x} ${y - 20} ${x - 40} ${y}Z`,
    { fill: paint.base, stroke: mix(paint.shade, paint.deep, 0.4), strokeWidth: 5 },
  );
  const stalk = path(`M${x - 110} ${y - 44}L${x} ${y + 20}L${x + 50} ${y}L${x - 90} ${y - 70}Z`, { fill: '#0b0d0f' });
  return symmetric(
    stalk +
      shell +
      line(`M${x} ${y + 82}C${x + 50} ${y + 98} ${x + 110} ${y + 94} ${x + 148} ${y + 76}`, paint.glint, 14, {
        opacity: 0.7,
      }),
  );
}

function plateText(seed: number): string {
  const random = createRandom(seed * 101 + 13);
  const number = 10000 + Math.floor(random() * 89999);
  return `${number} | ${pick(random, ['أ', 'ب', 'د'])} | ${pick(random, ['1', '6', '8', '26', '40', '72'])}`;
}

/** A Moroccan number plate centred on (0, y). */
function plate(y: number, seed: number): string {
  const content = plateText(seed);
  const size = Math.min(64, (64 * 462) / textWidth(content, 64));
  const text = drawText(content, { x: 0, y: size / 2, size, weight: 0.17, color: '#14181b', anchor: 'middle' });
  return group([rect(-262, -58, 524, 116, { rx: 12, fill: '#f7f7f4', stroke: '#1b1f22', strokeWidth: 6 }), text], {
    transform: `translate(0 ${y}) scale(1 -1)`,
  });
}

function bonnet({ belt, beltHalf, lamp }: Elevation, paint: Paint): string {
  const crease = `M${beltHalf * 0.62} ${belt + 10}C${beltHalf * 0.6} ${belt - 80} ${beltHalf * 0.5} ${lamp + 90} ${beltHalf * 0.42} ${lamp + 60}`;
  const shutLine = `M${-beltHalf * 0.9} ${lamp + 96}C${-beltHalf * 0.4} ${lamp + 50} ${beltHalf * 0.4} ${lamp + 50} ${beltHalf * 0.9} ${lamp + 96}`;
  return (
    symmetric(
      line(crease, paint.glint, 10, { opacity: 0.5 }) +
        line(crease, '#000000', 12, { opacity: 0.18, transform: 'translate(-14 0)' }),
    ) + line(shutLine, '#050607', 8, { opacity: 0.6 })
  );
}

function grille({ half, lamp }: Elevation, paint: Paint, seed: number, defs: Defs): string {
  const style = pick(createRandom(seed * 53 + 11), ['bars', 'mesh', 'slim']);
  const wide = half * (style === 'slim' ? 0.62 : 0.48);
  const drop = style === 'slim' ? 120 : 250;
  const outline = `M${-wide} ${lamp + 20}C${-wide * 0.5} ${lamp + 40} ${wide * 0.5} ${lamp + 40} ${wide} ${lamp + 20}C${wide + 20} ${lamp - drop * 0.5} ${wide * 0.86} ${lamp - drop} ${wide * 0.74} ${lamp - drop}H${-wide * 0.74}C${-wide * 0.86} ${lamp - drop} ${-wide - 20} ${lamp - drop * 0.5} ${-wide} ${lamp + 20}Z`;
  const clip = defs.clip(path(outline));
  const bars = Array.from({ length: 7 }, (_, index) =>
    line(`M-900 ${lamp - index * 36}H900`, '#8f989e', 9, { opacity: 0.75 }),
  );
  const mesh = Array.from({ length: 40 }, (_, index) =>
    line(`M${-900 + index * 46} ${lamp + 60}l-300 -330m300 0l-300 330`, '#59626a', 5, { opacity: 0.8 }),
  );
  return [
    path(outline, { fill: '#0b0d0f' }),
    group(style === 'mesh' ? mesh : bars, { clipPath: clip }),
    path(outline, { fill: 'none', stroke: '#c9d0d5', strokeWidth: 14 }),
    circle(0, lamp - drop * 0.28, 52, { fill: '#d8dee2', stroke: '#454d53', strokeWidth: 6 }),
    circle(0, lamp - drop * 0.28, 34, { fill: paint.shade }),
  ].join('');
}

function headlamps({ half, lamp }: Elevation, round_: boolean, defs: Defs): string {
  const x = half * 0.56;
  const end = half - 34;
  const outline = round_
    ? `M${x + 20} ${lamp - 40}C${x + 30} ${lamp + 90} ${end - 60} ${lamp + 120} ${end - 10} ${lamp + 50}C${end + 14} ${lamp - 40} ${end - 20} ${lamp - 130} ${x + 140} ${lamp - 130}C${x + 60} ${lamp - 130} ${x + 20} ${lamp - 100} ${x + 20} ${lamp - 40}Z`
    : `M${x - 20} ${lamp - 10}C${x + 120} ${lamp + 40} ${end - 100} ${lamp + 96} ${end - 6} ${lamp + 100}C${end + 10} ${lamp + 20} ${end + 6} ${lamp - 40} ${end - 20} ${lamp - 70}C${x + 180} ${lamp - 90} ${x + 40} ${lamp - 80} ${x - 20} ${lamp - 10}Z`;
  const lens = defs.linear(0, lamp + 100, 0, lamp - 100, [
    [0, '#515c64'],
    [0.5, '#20262b'],
    [1, '#788690'],
  ]);
  const clip = defs.clip(path(outline));
  const eye = (cx: number, cy: number): string =>
    circle(cx, cy, 44, { fill: '#0d1013', stroke: '#aab4bb', strokeWidth: 9 }) +
    circle(cx - 10, cy + 12, 17, { fill: '#f3f9fc' });
  const drl = round_
    ? `M${x + 40} ${lamp - 90}C${x + 80} ${lamp - 124} ${end - 60} ${lamp - 124} ${end - 10} ${lamp - 30}`
    : `M${x} ${lamp - 26}C${x + 80} ${lamp - 74} ${x + 180} ${lamp - 76} ${end - 26} ${lamp - 56}`;
  return symmetric(
    path(outline, { fill: '#07090a', stroke: '#07090a', strokeWidth: 16 }) +
      group(
        [path(outline, { fill: lens }), eye(end - 200, lamp - 2), eye(end - 84, lamp + 18), line(drl, '#ffffff', 20)],
        { clipPath: clip },
      ),
  );
}

function frontBumper({ half, lamp, sill }: Elevation): string {
  const top = (lamp + sill) / 2 - 20;
  const wide = half * 0.62;
  const intake = path(
    `M${-wide} ${top}H${wide}L${wide * 0.86} ${top - 150}C${wide * 0.4} ${top - 172} ${-wide * 0.4} ${top - 172} ${-wide * 0.86} ${top - 150}Z`,
    { fill: '#0a0c0e' },
  );
  const slats = [50, 100].map((offset) => line(`M${-wide * 0.84} ${top - offset}H${wide * 0.84}`, '#343b41', 10));
  const fog = path(
    `M${half - 230} ${top + 40}L${half - 50} ${top + 70}L${half - 60} ${top - 90}L${half - 200} ${top - 60}Z`,
    { fill: '#0d0f11' },
  );
  const lamp_ = circle(half - 124, top - 10, 34, { fill: '#c5ced4', stroke: '#4a535a', strokeWidth: 8 });
  return intake + slats.join('') + symmetric(fog + lamp_);
}

function rearFace(size: Elevation, paint: Paint, seed: number, defs: Defs): string {
  const { half, lamp, sill } = size;
  const red = defs.linear(0, lamp + 90, 0, lamp - 110, [
    [0, '#df2a30'],
    [0.55, '#8f0d16'],
    [1, '#5a060c'],
  ]);
  const x = half * 0.5;
  const end = half - 24;
  const outline = `M${x} ${lamp + 40}C${x + 150} ${lamp + 80} ${end - 90} ${lamp + 110} ${end} ${lamp + 96}C${end + 16} ${lamp} ${end + 14} ${lamp - 60} ${end - 6} ${lamp - 90}C${end - 160} ${lamp - 96} ${x + 100} ${lamp - 60} ${x} ${lamp - 30}Z`;
  const lampShape =
    path(outline, { fill: red, stroke: '#16090a', strokeWidth: 10 }) +
    line(
      `M${x + 40} ${lamp + 10}C${x + 160} ${lamp + 20} ${end - 110} ${lamp + 30} ${end - 40} ${lamp + 26}V${lamp - 56}`,
      '#ff8a7a',
      18,
    );
  const hatch = `M${-half * 0.7} ${size.belt - 20}C${-half * 0.74} ${lamp} ${-half * 0.7} ${sill + 330} ${-half * 0.62} ${sill + 290}H${half * 0.62}C${half * 0.7} ${sill + 330} ${half * 0.74} ${lamp} ${half * 0.7} ${size.belt - 20}`;
  const recess = path(`M-330 ${lamp - 60}H330L290 ${lamp - 250}H-290Z`, { fill: '#000000', opacity: 0.3 });
  const exhaust = symmetric(
    rect(half * 0.5, sill + 20, 190, 50, { rx: 22, fill: '#b7bec3', stroke: '#2b3035', strokeWidth: 8 }),
  );
  const reflector = symmetric(rect(half - 250, sill + 130, 170, 28, { rx: 10, fill: '#a5141c' }));
  const bar = line(`M${-x} ${lamp + 6}H${x}`, pick(createRandom(seed + 5), ['#c9d0d5', '#a0131b', paint.deep]), 16);
  const emblem = circle(0, lamp + 60, 40, { fill: '#d8dee2', stroke: '#454d53', strokeWidth: 5 });
  return [
    line(hatch, '#050607', 8, { opacity: 0.6 }),
    bar,
    symmetric(lampShape),
    recess,
    plate(lamp - 150, seed),
    emblem,
    reflector,
    exhaust,
  ].join('');
}

function shadow({ half }: Elevation, defs: Defs): string {
  const soft = defs.radial(0, 0, 1, [
    [0, '#14100a', 0.7],
    [0.65, '#14100a', 0.42],
    [1, '#14100a', 0],
  ]);
  return [
    [half * 1.45, 130, 0.8],
    [half * 1.1, 60, 1],
  ]
    .map(([rx, ry, opacity]) =>
      group([circle(0, 0, 1, { fill: soft })], { transform: `matrix(${round(rx ?? 0)} 0 0 ${ry} 0 -10)`, opacity }),
    )
    .join('');
}

/** The car from the front or behind, standing on (`x`, `groundY`), `scale` pixels a millimetre. */
export function drawFaceCar(car: FaceCar, x: number, groundY: number, scale: number, defs: Defs): string {
  const size = elevationOf(car.category, car.side);
  const paint = paintOf(car.color);
  const front = (): string =>
    [
      bonnet(size, paint),
      frontBumper(size),
      grille(size, paint, car.seed, defs),
      headlamps(size, car.category === 'SMALL_CITY_CAR', defs),
      plate((size.lamp + size.sill) / 2 + 20, car.seed),
    ].join('');
  return group(
    [
      shadow(size, defs),
      tyres(size, defs),
      glasshouse(size, paint, defs),
      bodyShade(size, paint, defs),
      car.side === 'front' ? front() : rearFace(size, paint, car.seed, defs),
      mirrors(size, paint),
    ],
    { transform: `matrix(${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${round(x)} ${round(groundY)})` },
  );
}
