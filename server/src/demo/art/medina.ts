import { zelligeTile } from './backdrop.js';
import { circle, createRandom, group, line, path, rect, round, type Defs } from './svg.js';

/** A keyhole arch standing on (0, 0). */
function keyhole(half: number, height: number): string {
  const spring = -height * 0.52;
  const crown = -height;
  const wide = half * 1.12;
  return `M${round(-half)} 0V${round(spring)}C${round(-wide)} ${round(spring - height * 0.1)} ${round(-wide)} ${round(crown + height * 0.16)} 0 ${round(crown)}C${round(wide)} ${round(crown + height * 0.16)} ${round(wide)} ${round(spring - height * 0.1)} ${round(half)} ${round(spring)}V0Z`;
}

function merlons(x: number, y: number, width: number, fill: string): string {
  const count = Math.floor(width / 34);
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step + step * 0.16;
    return path(
      `M${round(left)} ${y + 2}V${y - 20}L${round(left + step * 0.34)} ${y - 34}L${round(left + step * 0.68)} ${y - 20}V${y + 2}Z`,
      { fill },
    );
  }).join('');
}

function putlogs(x: number, y: number, width: number, height: number, seed: number): string {
  const random = createRandom(seed);
  const holes: string[] = [];
  for (let row = 0; row < Math.floor(height / 46); row += 1) {
    for (let column = 0; column < Math.floor(width / 64); column += 1) {
      holes.push(
        circle(x + 34 + column * 64 + (row % 2) * 30, y + 34 + row * 46 + random() * 6, 3.4, {
          fill: '#5f3018',
          opacity: 0.5,
        }),
      );
    }
  }
  return holes.join('');
}

function tower(x: number, y: number, width: number, baseY: number, fill: string): string {
  return group([
    rect(x, y, width, baseY - y, { fill }),
    rect(x + width * 0.62, y, width * 0.38, baseY - y, { fill: '#5b2c16', opacity: 0.22 }),
    merlons(x - 6, y, width + 12, '#cf8a56'),
    rect(x - 6, y - 2, width + 12, 12, { fill: '#e0a06a' }),
    putlogs(x, y + 20, width, baseY - y - 60, Math.round(x)),
    path(keyhole(12, 54), { fill: '#5b2f1a', transform: `translate(${x + width / 2} ${y + 90})` }),
  ]);
}

function gate(x: number, baseY: number, defs: Defs): string {
  const face = defs.linear(x - 150, 0, x + 150, 0, [
    [0, '#e4a76f'],
    [0.7, '#d08d58'],
    [1, '#b87446'],
  ]);
  const deep = defs.linear(0, baseY - 200, 0, baseY, [
    [0, '#2f1a12'],
    [0.7, '#6b3d22'],
    [1, '#c98a52'],
  ]);
  const tiles = defs.pattern(40, rect(0, 0, 40, 40, { fill: '#0f6b4b' }) + zelligeTile(40, '#f3e6c4', 2));
  const frame = rect(x - 122, baseY - 268, 244, 268, { fill: tiles });
  return group([
    rect(x - 150, baseY - 330, 300, 330, { fill: face }),
    merlons(x - 156, baseY - 330, 312, '#dc9a63'),
    rect(x - 156, baseY - 334, 312, 14, { fill: '#ecb884' }),
    frame,
    path(keyhole(92, 244), { fill: '#efc894', transform: `translate(${x} ${baseY})` }),
    path(keyhole(78, 222), { fill: deep, transform: `translate(${x} ${baseY})` }),
    line(`M${x - 122} ${baseY}V${baseY - 268}H${x + 122}V${baseY}`, '#f3d2a2', 6),
    rect(x - 108, baseY - 306, 216, 22, { fill: '#0f6b4b' }),
    line(`M${x - 100} ${baseY - 295}${'l9 -8l9 8'.repeat(11)}`, '#f3e6c4', 2.2),
  ]);
}

function minaret(x: number, baseY: number): string {
  return group([
    rect(x, baseY - 350, 74, 350, { fill: '#cd9462' }),
    rect(x + 48, baseY - 350, 26, 350, { fill: '#5b2c16', opacity: 0.22 }),
    rect(x + 8, baseY - 332, 58, 30, { fill: '#187a58' }),
    line(`M${x + 10} ${baseY - 317}${'l7 -9l7 9'.repeat(4)}`, '#f3e6c4', 2),
    merlons(x - 4, baseY - 350, 82, '#d9a06c'),
    rect(x + 20, baseY - 420, 34, 90, { fill: '#cd9462' }),
    path(`M${x + 18} ${baseY - 420}Q${x + 37} ${baseY - 462} ${x + 56} ${baseY - 420}Z`, { fill: '#187a58' }),
    line(`M${x + 37} ${baseY - 444}V${baseY - 486}`, '#e2a03f', 3),
    circle(x + 37, baseY - 460, 5, { fill: '#e2a03f' }),
    circle(x + 37, baseY - 474, 3.6, { fill: '#e2a03f' }),
    path(keyhole(12, 60), { fill: '#5b2f1a', transform: `translate(${x + 37} ${baseY - 220})` }),
  ]);
}

/** A rampart with towers, a tiled gate on the right and a minaret behind it. */
export function drawMedinaWall(width: number, baseY: number, defs: Defs): string {
  const wall = defs.linear(0, baseY - 220, 0, baseY, [
    [0, '#dd9c66'],
    [0.6, '#c98350'],
    [1, '#a8653b'],
  ]);
  return group([
    minaret(1180, baseY - 60),
    rect(0, baseY - 200, width, 204, { fill: wall }),
    merlons(0, baseY - 200, width, '#d08d58'),
    rect(0, baseY - 202, width, 10, { fill: '#e6ac76' }),
    putlogs(0, baseY - 180, width, 160, 4),
    tower(90, baseY - 250, 120, baseY, wall),
    tower(600, baseY - 250, 120, baseY, wall),
    tower(1130, baseY - 270, 120, baseY, wall),
    tower(1700, baseY - 270, 130, baseY, wall),
    gate(1475, baseY, defs),
  ]);
}

/** A handful of white cubic houses on a cliff, standing on (x, y). */
export function drawVillage(x: number, y: number): string {
  const houses = [
    [0, 46, 40],
    [34, 64, 46],
    [76, 38, 54],
    [120, 72, 40],
    [154, 50, 56],
    [204, 34, 44],
  ] as const;
  return group(
    houses.map(([left, height, wide]) =>
      group([
        rect(x + left, y - height + 6, wide, height, { fill: '#fdf9f1' }),
        rect(x + left + wide * 0.66, y - height + 6, wide * 0.34, height, { fill: '#c9d3d8', opacity: 0.7 }),
        rect(x + left + 8, y - height + 20, 9, 13, { fill: '#2d7fa3' }),
        path(`M${round(x + left + wide * 0.4)} ${y + 6}v-18q5 -8 10 0v18Z`, { fill: '#2d7fa3' }),
      ]),
    ),
  );
}
