import { zelligeTile } from './backdrop.js';
import { drawRange } from './landscape.js';
import { drawText } from './lettering.js';
import { BRAND } from './palette.js';
import { circle, createDefs, group, line, path, rect, svgDocument, type Defs } from './svg.js';
import { drawSideCar } from './vehicle-side.js';

const WIDTH = 1600;
const HEIGHT = 500;

function ground(defs: Defs): string {
  const green = defs.linear(0, 0, WIDTH, HEIGHT, [
    [0, '#0a5c36'],
    [0.6, '#0b6e3f'],
    [1, '#0a4c30'],
  ]);
  const lines = defs.pattern(110, zelligeTile(110, '#8fe3b5', 1.2));
  const fade = defs.linear(0, 0, WIDTH, 0, [
    [0, '#0a5c36', 0.2],
    [0.45, '#0a5c36', 0.85],
    [1, '#0b6e3f', 0.4],
  ]);
  return group([
    rect(0, 0, WIDTH, HEIGHT, { fill: green }),
    rect(0, 0, WIDTH, HEIGHT, { fill: lines, opacity: 0.22 }),
    rect(0, 0, WIDTH, HEIGHT, { fill: fade }),
  ]);
}

function sunDisc(defs: Defs): string {
  const disc = defs.linear(0, 40, 0, 400, [
    [0, '#f3c26c'],
    [1, BRAND.saffron],
  ]);
  const inside = defs.clip(circle(1180, 250, 210));
  const range = drawRange(
    [
      [1020, 240, 150],
      [1200, 190, 180],
      [1360, 250, 150],
    ],
    400,
    { lit: '#c98b4a', shade: '#a86f3a', snow: '#fdf0d8', snowShade: '#ecc993', haze: '#e9b463' },
    3,
    defs,
  );
  return (
    circle(1180, 250, 210, { fill: disc }) +
    group([range, rect(960, 396, 440, 80, { fill: '#0a4c30', opacity: 0.55 })], { clipPath: inside })
  );
}

function offer(): string {
  return [
    drawText('-15 %', { x: 96, y: 262, size: 138, weight: 0.2, tracking: 0.2, color: BRAND.white }),
    drawText('POUR LES CLIENTS INSCRITS', { x: 98, y: 338, size: 31, weight: 0.17, tracking: 0.3, color: '#f3c26c' }),
    drawText('SUR CHAQUE LOCATION', { x: 98, y: 392, size: 24, weight: 0.14, tracking: 0.34, color: '#d7f3e3' }),
    line('M98 424H236', BRAND.saffron, 6),
  ].join('');
}

/** The announcement banner of the home page: 15 % off for registered clients. 1600 × 500. */
export function announcementArt(): string {
  const defs = createDefs('n');
  return svgDocument(WIDTH, HEIGHT, defs, [
    ground(defs),
    sunDisc(defs),
    path('M800 434H1600V440H760Z', { fill: '#062c1b', opacity: 0.5 }),
    drawSideCar({ category: 'COMPACT_SUV', color: 'WHITE', seed: 8 }, { x: 850, groundY: 432, length: 660 }, defs),
    offer(),
  ]);
}
