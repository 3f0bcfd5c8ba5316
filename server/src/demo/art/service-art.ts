import { zelligeTile } from './backdrop.js';
import { drawCloud, drawPalm, drawRange } from './landscape.js';
import { BRAND } from './palette.js';
import { circle, createDefs, createRandom, group, line, path, rect, round, svgDocument, type Defs } from './svg.js';
import { drawSideCar } from './vehicle-side.js';

const WIDTH = 600;
const HEIGHT = 400;

function backdrop(top: string, bottom: string, defs: Defs): string {
  const fill = defs.linear(0, 0, 0, 330, [
    [0, top],
    [1, bottom],
  ]);
  return rect(0, 0, WIDTH, HEIGHT, { fill });
}

function asphalt(y: number, near: string, far: string, defs: Defs): string {
  const fill = defs.linear(0, y, 0, HEIGHT, [
    [0, far],
    [1, near],
  ]);
  const dashes = Array.from({ length: 7 }, (_, index) =>
    rect(index * 96 + 12, y + 56, 52, 4, { fill: '#f6ead2', opacity: 0.75 }),
  );
  return rect(0, y, WIDTH, HEIGHT - y, { fill }) + dashes.join('');
}

function plane(x: number, y: number, scale: number, defs: Defs): string {
  const hull = defs.linear(0, -22, 0, 24, [
    [0, '#ffffff'],
    [0.6, '#eef2f4'],
    [1, '#aebac2'],
  ]);
  const windows = Array.from({ length: 13 }, (_, index) =>
    rect(-92 + index * 14, -7, 6, 8, { rx: 3, fill: '#3c5866' }),
  );
  return group(
    [
      path('M96 -14L140 -66H166L150 -6Z', { fill: BRAND.deepGreen }),
      path('M108 2L150 -14H172L140 8Z', { fill: '#c3cdd3' }),
      path(
        'M-148 4C-146 -12 -120 -22 -92 -22H104L160 -8C164 -4 160 2 152 4L104 20C40 26 -80 26 -112 22C-134 18 -148 12 -148 4Z',
        { fill: hull },
      ),
      path('M-136 -6C-130 -13 -120 -17 -112 -18L-108 -8Z', { fill: '#3c5866' }),
      ...windows,
      path('M-146 8C-60 16 60 16 146 4L104 20C40 26 -80 26 -112 22C-134 18 -146 14 -146 8Z', {
        fill: BRAND.green,
        opacity: 0.85,
      }),
      path('M-24 10L44 70H76L34 8Z', { fill: '#cfd8dd' }),
      path('M-24 10L44 70H58L4 10Z', { fill: '#e9eef0' }),
      path('M14 26C14 20 42 20 44 28C44 38 16 38 14 26Z', { fill: '#90a0aa' }),
    ],
    { transform: `translate(${x} ${y}) rotate(-9) scale(${scale})` },
  );
}

function terminal(defs: Defs): string {
  const glass = defs.linear(0, 200, 0, 290, [
    [0, '#4f7f8c'],
    [1, '#a8cfd3'],
  ]);
  const bays = Array.from({ length: 9 }, (_, index) => line(`M${214 + index * 46} 216V292`, '#e9eef0', 3));
  return [
    path('M110 292V128H126V292Z', { fill: '#d5c7a9' }),
    path('M86 104H150L142 134H94Z', { fill: '#3f6f7d' }),
    path('M82 96H154V106H82ZM92 134H144V142H92Z', { fill: '#f6f1e7' }),
    line('M118 96V70', '#f6f1e7', 3),
    path('M170 214C280 172 440 172 600 206V292H170Z', { fill: glass }),
    path('M158 218C280 164 440 162 600 194V210C440 180 280 180 158 226Z', { fill: '#f8f3e8' }),
    ...bays,
    line('M170 252H600', '#e9eef0', 3),
  ].join('');
}

/** Delivery to the airport. 600 × 400. */
export function airportServiceArt(): string {
  const defs = createDefs('s');
  return svgDocument(WIDTH, HEIGHT, defs, [
    backdrop('#8cc6dc', '#fbeacb', defs),
    drawCloud(30, 92, 150, '#ffffff', 0.75),
    drawCloud(420, 70, 160, '#ffffff', 0.7),
    drawRange(
      [
        [60, 236, 110],
        [240, 220, 130],
        [460, 226, 140],
        [580, 236, 100],
      ],
      292,
      { lit: '#b9bdc4', shade: '#9aa5b2', snow: '#ffffff', snowShade: '#d7dfe6', haze: '#f3e6cc' },
      5,
      defs,
    ),
    plane(330, 92, 0.86, defs),
    terminal(defs),
    asphalt(290, '#4a4d52', '#74767a', defs),
    drawPalm(46, 300, 130, '#4c7a44', '#84592f', 2),
    drawSideCar({ category: 'FAMILY_SEDAN', color: 'GREY', seed: 2 }, { x: 160, groundY: 344, length: 350 }, defs),
  ]);
}

function moon(x: number, y: number, defs: Defs): string {
  const glow = defs.radial(x, y, 110, [
    [0, '#fff6da', 0.7],
    [1, '#fff6da', 0],
  ]);
  return (
    circle(x, y, 110, { fill: glow }) +
    path(`M${x + 8} ${y - 30}A31 31 0 1 0 ${x + 30} ${y + 12}A26 26 0 0 1 ${x + 8} ${y - 30}Z`, { fill: '#fff3d0' })
  );
}

function clock(x: number, y: number): string {
  const ticks = Array.from({ length: 12 }, (_, index) =>
    line('M0 -50V-44', BRAND.ink, index % 3 === 0 ? 5 : 2.5, {
      transform: `translate(${x} ${y}) rotate(${index * 30})`,
    }),
  );
  return [
    circle(x, y, 66, { fill: BRAND.deepGreen }),
    circle(x, y, 57, { fill: '#fdfaf3' }),
    ...ticks,
    line(`M${x} ${y}L${x + 20} ${y - 22}M${x} ${y}L${x - 6} ${y - 38}`, BRAND.ink, 6),
    circle(x, y, 6, { fill: BRAND.saffron }),
    line(
      `M${x + 84} ${y - 20}A86 86 0 0 1 ${x + 40} ${y + 76}M${x - 84} ${y + 20}A86 86 0 0 1 ${x - 40} ${y - 76}`,
      BRAND.green,
      7,
    ),
    path(
      `M${x + 54} ${y + 68}L${x + 30} ${y + 88}L${x + 28} ${y + 62}ZM${x - 54} ${y - 68}L${x - 30} ${y - 88}L${x - 28} ${y - 62}Z`,
      { fill: BRAND.green },
    ),
  ].join('');
}

function warningTriangle(x: number, y: number): string {
  return group([
    path(`M${x - 26} ${y}L${x} ${y - 46}L${x + 26} ${y}Z`, {
      fill: '#fff4e4',
      stroke: '#d93b30',
      strokeWidth: 9,
      strokeLinejoin: 'round',
    }),
    line(`M${x} ${y - 30}V${y - 17}M${x} ${y - 9}V${y - 8.9}`, BRAND.ink, 5),
  ]);
}

/** Assistance by day and night. 600 × 400. */
export function assistanceServiceArt(): string {
  const defs = createDefs('s');
  const random = createRandom(6);
  const stars = Array.from({ length: 46 }, () =>
    circle(random() * WIDTH, random() * 210, 0.7 + random() * 1.1, { fill: '#ffffff', opacity: 0.35 + random() * 0.5 }),
  );
  return svgDocument(WIDTH, HEIGHT, defs, [
    backdrop('#13233f', '#4d5f86', defs),
    ...stars,
    moon(478, 84, defs),
    drawRange(
      [
        [90, 190, 150],
        [300, 170, 170],
        [520, 200, 150],
      ],
      300,
      { lit: '#3f4f74', shade: '#2c3a5c', snow: '#c9d3e8', snowShade: '#8f9dbf', haze: '#55658c' },
      14,
      defs,
    ),
    asphalt(296, '#23262f', '#3a3f4c', defs),
    clock(132, 138),
    warningTriangle(66, 352),
    drawSideCar({ category: 'CITY_CAR', color: 'RED', seed: 5 }, { x: 196, groundY: 348, length: 356 }, defs),
  ]);
}

function shield(x: number, y: number, defs: Defs): string {
  const left = defs.linear(x - 90, y - 100, x + 90, y + 110, [
    [0, '#2fd37c'],
    [1, '#149a56'],
  ]);
  const outline = `M${x} ${y - 112}C${x + 34} ${y - 88} ${x + 68} ${y - 80} ${x + 96} ${y - 80}V${y}C${x + 96} ${y + 58} ${x + 56} ${y + 94} ${x} ${y + 116}C${x - 56} ${y + 94} ${x - 96} ${y + 58} ${x - 96} ${y}V${y - 80}C${x - 68} ${y - 80} ${x - 34} ${y - 88} ${x} ${y - 112}Z`;
  return [
    path(outline, { fill: '#0a4c30', opacity: 0.22, transform: 'translate(8 10)' }),
    path(outline, { fill: '#ffffff' }),
    group([path(outline, { fill: left })], { transform: `translate(${round(x * 0.1)} ${round(y * 0.1)}) scale(.9)` }),
    group(
      [
        path(
          `M${x} ${y - 112}C${x + 34} ${y - 88} ${x + 68} ${y - 80} ${x + 96} ${y - 80}V${y}C${x + 96} ${y + 58} ${x + 56} ${y + 94} ${x} ${y + 116}Z`,
          { fill: '#07552f', opacity: 0.25 },
        ),
      ],
      { transform: `translate(${round(x * 0.1)} ${round(y * 0.1)}) scale(.9)` },
    ),
    line(`M${x - 38} ${y - 2}L${x - 10} ${y + 28}L${x + 44} ${y - 34}`, '#ffffff', 17),
  ].join('');
}

/** Insurance included. 600 × 400. */
export function insuranceServiceArt(): string {
  const defs = createDefs('s');
  const pattern = defs.pattern(72, zelligeTile(72, '#0b6e3f', 1.2));
  const halo = defs.radial(300, 160, 260, [
    [0, '#ffffff', 0.9],
    [1, '#ffffff', 0],
  ]);
  return svgDocument(WIDTH, HEIGHT, defs, [
    backdrop('#d9efe1', '#f6f1e7', defs),
    rect(0, 0, WIDTH, 320, { fill: pattern, opacity: 0.2 }),
    rect(0, 0, WIDTH, HEIGHT, { fill: halo }),
    rect(0, 318, WIDTH, 82, { fill: '#e6dcc7' }),
    shield(300, 140, defs),
    drawSideCar({ category: 'SMALL_CITY_CAR', color: 'YELLOW', seed: 5 }, { x: 142, groundY: 354, length: 316 }, defs),
  ]);
}

function windingRoad(): string {
  const bed =
    'M250 236C330 240 372 250 330 266C270 286 180 292 236 322C290 348 420 344 380 410H90C40 360 90 330 130 316C190 294 300 270 262 254C252 248 244 240 250 236Z';
  return [
    path(bed, { fill: '#55524f' }),
    line('M292 240C350 252 330 262 296 270C210 290 130 300 180 336C210 356 260 376 236 400', '#f6ead2', 4, {
      strokeDasharray: '14 12',
      opacity: 0.9,
    }),
  ].join('');
}

function infinity(x: number, y: number): string {
  const loop = `M${x} ${y}C${x + 22} ${y - 40} ${x + 86} ${y - 40} ${x + 86} ${y}S${x + 22} ${y + 40} ${x} ${y}S${x - 86} ${y - 40} ${x - 86} ${y}S${x - 22} ${y + 40} ${x} ${y}Z`;
  return line(loop, '#ffffff', 30) + line(loop, BRAND.deepGreen, 17) + line(loop, BRAND.green, 7);
}

/** Unlimited mileage. 600 × 400. */
export function mileageServiceArt(): string {
  const defs = createDefs('s');
  const plain = defs.linear(0, 232, 0, 400, [
    [0, '#e7c78f'],
    [1, '#c79a5c'],
  ]);
  return svgDocument(WIDTH, HEIGHT, defs, [
    backdrop('#7fbad6', '#fbe3b8', defs),
    drawCloud(40, 70, 150, '#ffffff', 0.6),
    drawCloud(410, 112, 150, '#ffffff', 0.6),
    drawRange(
      [
        [70, 160, 130],
        [230, 130, 150],
        [400, 150, 140],
        [560, 140, 140],
      ],
      240,
      { lit: '#b58f78', shade: '#94705f', snow: '#fff6ea', snowShade: '#dcc5b6', haze: '#f3d8a8' },
      19,
      defs,
    ),
    rect(0, 232, WIDTH, 168, { fill: plain }),
    windingRoad(),
    infinity(300, 84),
    drawPalm(548, 352, 170, '#4c7a44', '#84592f', 3),
    drawSideCar(
      { category: 'COMPACT_SUV', color: 'ORANGE', seed: 8 },
      { x: 300, groundY: 366, length: 240, facing: 'right' },
      defs,
    ),
  ]);
}

/** The four service pictures in the order of the home page. */
export function serviceArts(): [airport: string, assistance: string, insurance: string, mileage: string] {
  return [airportServiceArt(), assistanceServiceArt(), insuranceServiceArt(), mileageServiceArt()];
}
