import { zelligeTile } from './backdrop.js';
import { drawBush, drawCloud, drawPalm, drawRange } from './landscape.js';
import { drawText } from './lettering.js';
import { drawLogoMark } from './logo-art.js';
import { BRAND } from './palette.js';
import { createDefs, group, line, path, rect, svgDocument, type Defs } from './svg.js';
import { drawFaceCar } from './vehicle-face.js';
import { drawSideCar } from './vehicle-side.js';

const WIDTH = 1200;
const HEIGHT = 900;

function sky(defs: Defs): string {
  const fill = defs.linear(0, 0, 0, 560, [
    [0, '#7fbad6'],
    [0.7, '#d8ebec'],
    [1, '#f9ead0'],
  ]);
  const tone = { lit: '#b7bcc4', shade: '#98a3b1', snow: '#ffffff', snowShade: '#d7dfe6', haze: '#ece6d6' };
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill }),
    drawCloud(80, 130, 300, '#ffffff', 0.7),
    drawCloud(760, 90, 340, '#ffffff', 0.65),
    drawRange(
      [
        [100, 300, 220],
        [420, 260, 240],
        [760, 290, 230],
        [1100, 250, 240],
      ],
      560,
      tone,
      8,
      defs,
    ),
  ].join('');
}

function arch(x: number, width: number, baseY: number, height: number): string {
  const half = width / 2;
  return `M${x - half} ${baseY}V${baseY - height + half}A${half} ${half} 0 0 1 ${x + half} ${baseY - height + half}V${baseY}Z`;
}

function showWindow(x: number, width: number, baseY: number, height: number, defs: Defs): string {
  const shape = arch(x, width, baseY, height);
  const glass = defs.linear(x - width / 2, baseY - height, x + width / 2, baseY, [
    [0, '#35545c'],
    [0.5, '#5c808a'],
    [1, '#27424a'],
  ]);
  const clip = defs.clip(path(shape));
  const warm = defs.linear(0, baseY - height, 0, baseY, [
    [0, '#ffd99a', 0.1],
    [1, '#ffd08a', 0.6],
  ]);
  const streak = path(
    `M${x - width * 0.4} ${baseY}L${x + width * 0.1} ${baseY - height}h${width * 0.16}L${x - width * 0.24} ${baseY}Z`,
    { fill: '#ffffff', opacity: 0.14 },
  );
  return [
    path(arch(x, width + 28, baseY, height + 14), { fill: '#e7d8bd' }),
    path(shape, { fill: glass }),
    group([rect(x - width / 2, baseY - height, width, height, { fill: warm }), streak], { clipPath: clip }),
    path(shape, { fill: 'none', stroke: '#20302c', strokeWidth: 7 }),
    line(
      `M${x} ${baseY}V${baseY - height}M${x - width / 2} ${baseY - height + width / 2}H${x + width / 2}`,
      '#20302c',
      5,
    ),
  ].join('');
}

function receptionist(x: number, baseY: number): string {
  return group([
    path(`M${x - 26} ${baseY - 66}C${x - 26} ${baseY - 104} ${x + 26} ${baseY - 104} ${x + 26} ${baseY - 66}Z`, {
      fill: BRAND.deepGreen,
    }),
    path(`M${x - 12} ${baseY - 112}a12 13 0 1 0 24 0a12 13 0 1 0 -24 0Z`, { fill: '#c98f66' }),
    path(
      `M${x - 13} ${baseY - 112}C${x - 14} ${baseY - 132} ${x + 14} ${baseY - 132} ${x + 13} ${baseY - 112}C${x + 6} ${baseY - 120} ${x - 6} ${baseY - 120} ${x - 13} ${baseY - 112}Z`,
      { fill: '#2b1d16' },
    ),
    rect(x - 60, baseY - 66, 120, 66, { fill: '#8a5d36' }),
    rect(x - 66, baseY - 72, 132, 9, { rx: 3, fill: '#e9dcc4' }),
  ]);
}

function building(defs: Defs): string {
  const wall = defs.linear(0, 200, 0, 660, [
    [0, '#fbf5e9'],
    [1, '#ecdfc8'],
  ]);
  const tiles = defs.pattern(48, rect(0, 0, 48, 48, { fill: BRAND.deepGreen }) + zelligeTile(48, '#d9efdf', 2));
  const eave = defs.linear(0, 330, 0, 380, [
    [0, '#000000', 0.22],
    [1, '#000000', 0],
  ]);
  return [
    rect(120, 206, 960, 460, { fill: wall }),
    rect(104, 186, 992, 30, { fill: '#e3d2b3' }),
    rect(104, 212, 992, 8, { fill: '#c9b48d' }),
    rect(120, 234, 960, 96, { fill: '#0d5a35' }),
    rect(120, 330, 960, 46, { fill: eave }),
    rect(120, 600, 960, 66, { fill: tiles }),
    line('M120 600H1080', '#e3d2b3', 6),
    group([drawLogoMark('dark')], { transform: 'translate(372 244) scale(.76)' }),
    drawText('Atlas Drive', { x: 468, y: 306, size: 48, weight: 0.17, tracking: 0.2, color: BRAND.white }),
    showWindow(270, 210, 664, 260, defs),
    showWindow(930, 210, 664, 260, defs),
    showWindow(600, 250, 664, 290, defs),
    receptionist(538, 664),
    path('M540 664V500H600V664M660 664V500H600', { fill: 'none', stroke: '#20302c', strokeWidth: 6 }),
    line('M588 590V620M612 590V620', '#e2a03f', 7),
  ].join('');
}

function lanterns(): string {
  return [428, 772]
    .map((x) =>
      group([
        line(`M${x} 380V402`, '#20302c', 4),
        path(`M${x - 16} 402H${x + 16}L${x + 22} 440L${x} 462L${x - 22} 440Z`, {
          fill: '#ffd58a',
          stroke: '#20302c',
          strokeWidth: 4,
        }),
      ]),
    )
    .join('');
}

function forecourt(defs: Defs): string {
  const paving = defs.linear(0, 660, 0, 900, [
    [0, '#d8c6a6'],
    [0.3, '#cbb894'],
    [1, '#e3d6bd'],
  ]);
  const joints = Array.from({ length: 15 }, (_, index) =>
    line(`M${600 + (index - 7) * 74} 664L${600 + (index - 7) * 190} 900`, '#a8946c', 1.6, { opacity: 0.5 }),
  );
  const rows = [690, 728, 780, 846].map((y) => line(`M0 ${y}H1200`, '#a8946c', 1.6, { opacity: 0.45 }));
  return group([rect(0, 660, WIDTH, 240, { fill: paving }), ...joints, ...rows]);
}

/** The agency's front with its sign and three cars on the forecourt. 1200 × 900. */
export function presentationArt(): string {
  const defs = createDefs('p');
  return svgDocument(WIDTH, HEIGHT, defs, [
    sky(defs),
    drawPalm(60, 664, 430, '#4c7a44', '#84592f', 4),
    building(defs),
    lanterns(),
    forecourt(defs),
    drawPalm(1136, 676, 480, '#4c7a44', '#84592f', 2),
    ...[160, 404, 796, 1050].map((x, index) =>
      drawBush(x, 672, 32 + (index % 2) * 8, index % 2 === 0 ? '#5d8048' : '#4b6f40'),
    ),
    drawFaceCar({ category: 'CITY_CAR', color: 'RED', seed: 11, side: 'front' }, 846, 776, 0.132, defs),
    drawFaceCar({ category: 'SMALL_CITY_CAR', color: 'WHITE', seed: 21, side: 'front' }, 1082, 788, 0.136, defs),
    drawSideCar({ category: 'COMPACT_SUV', color: 'BLUE', seed: 8 }, { x: 90, groundY: 838, length: 620 }, defs),
  ]);
}
