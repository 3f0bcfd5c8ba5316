import { drawBush, drawCloud, drawHills, drawPalm, drawRange, drawRoad } from './landscape.js';
import { drawMedinaWall, drawVillage } from './medina.js';
import { circle, createDefs, createRandom, group, line, path, rect, round, svgDocument, type Defs } from './svg.js';
import { drawSideCar } from './vehicle-side.js';

/** Size of the covers, in pixels. The left 45 % stays calm for a white title. */
export const COVER_PICTURE = { width: 1920, height: 900 } as const;

const { width: WIDTH, height: HEIGHT } = COVER_PICTURE;

/** Darkens the left so that a white title reads well over it. */
function titleShade(color: string, strength: number, defs: Defs): string {
  const fill = defs.linear(0, 0, WIDTH * 0.62, 0, [
    [0, color, strength],
    [0.55, color, strength * 0.6],
    [1, color, 0],
  ]);
  return rect(0, 0, WIDTH, HEIGHT, { fill });
}

/** The light of a dipped headlamp, thrown to the left. */
function lampBeam(x: number, y: number, defs: Defs): string {
  const beam = defs.linear(x, 0, x - 420, 0, [
    [0, '#fff1c4', 0.38],
    [1, '#fff1c4', 0],
  ]);
  const glow = defs.radial(x, y, 60, [
    [0, '#fff8e0', 0.95],
    [0.25, '#ffeeb8', 0.5],
    [1, '#ffeeb8', 0],
  ]);
  return (
    path(`M${x} ${y - 8}L${x - 420} ${y + 20}V${y + 118}L${x} ${y + 14}Z`, { fill: beam }) +
    circle(x, y, 60, { fill: glow })
  );
}

function stars(count: number, seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () =>
    circle(random() * WIDTH, random() * 300, 0.8 + random() * 1.2, { fill: '#ffffff', opacity: 0.3 + random() * 0.5 }),
  ).join('');
}

function sun(x: number, y: number, radius: number, color: string, defs: Defs): string {
  const glow = defs.radial(x, y, radius * 6, [
    [0, color, 0.75],
    [0.25, color, 0.35],
    [1, color, 0],
  ]);
  return circle(x, y, radius * 6, { fill: glow }) + circle(x, y, radius, { fill: '#fff4d6' });
}

function tufts(y: number, depth: number, tone: string, seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 46 }, () => {
    const share = random();
    const size = 5 + share * 16;
    const x = random() * WIDTH;
    const base = y + share * depth;
    const blade = (lean: number, tall: number): string =>
      `M${round(x)} ${round(base)}q${round(lean * 0.2)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`;
    return line(
      blade(-size * 0.7, size * 0.8) + blade(-size * 0.15, size * 1.2) + blade(size * 0.6, size * 0.9),
      tone,
      1.5 + share * 2,
      { opacity: 0.4 + share * 0.4 },
    );
  }).join('');
}

/** The High Atlas at dusk, a dark SUV on the plain road. */
export function atlasDuskCoverArt(): string {
  const defs = createDefs('a');
  const sky = defs.linear(0, 0, 0, 600, [
    [0, '#1f2c4f'],
    [0.35, '#5a4a78'],
    [0.62, '#c86f6b'],
    [0.82, '#f0a564'],
    [1, '#fbd79a'],
  ]);
  const ground = defs.linear(0, 590, 0, 900, [
    [0, '#8d5a48'],
    [0.5, '#5b3a38'],
    [1, '#33262e'],
  ]);
  const far = { lit: '#a97d8c', shade: '#77597a', snow: '#ffe3d0', snowShade: '#c79aa5', haze: '#f3b27c' };
  const near = { lit: '#7d4f58', shade: '#543b52', haze: '#c97d62' };
  return svgDocument(WIDTH, HEIGHT, defs, [
    rect(0, 0, WIDTH, HEIGHT, { fill: sky }),
    stars(90, 4),
    sun(1500, 500, 46, '#ffd083', defs),
    drawCloud(980, 250, 420, '#f7b58a', 0.4),
    drawCloud(240, 330, 520, '#e08b80', 0.32),
    drawCloud(1420, 180, 360, '#c77d8c', 0.4),
    drawRange(
      [
        [180, 360, 330],
        [640, 270, 400],
        [1060, 330, 330],
        [1400, 250, 380],
        [1800, 320, 340],
        [420, 400, 260],
        [880, 390, 260],
        [1240, 380, 250],
        [1620, 380, 240],
      ],
      600,
      far,
      11,
      defs,
    ),
    drawRange(
      [
        [60, 470, 260],
        [360, 500, 300],
        [760, 480, 320],
        [1130, 520, 260],
        [1480, 500, 300],
        [1850, 470, 300],
      ],
      620,
      near,
      23,
      defs,
    ),
    drawHills(WIDTH, 606, 16, HEIGHT, ground, 5),
    tufts(640, 60, '#3a2b2f', 7),
    drawPalm(1770, 668, 230, '#2e3a35', '#2c2228', 3),
    drawPalm(1690, 664, 170, '#33413a', '#30252a', 9),
    drawPalm(1846, 672, 190, '#2a3531', '#2c2228', 14),
    drawRoad(WIDTH, 694, 150, ['#2b2730', '#463b42'], defs),
    rect(0, 844, WIDTH, 60, { fill: '#2a2028' }),
    tufts(850, 40, '#1c161d', 17),
    lampBeam(925, 656, defs),
    drawSideCar({ category: 'COMPACT_SUV', color: 'GREEN', seed: 8 }, { x: 906, groundY: 786, length: 720 }, defs),
    titleShade('#171b33', 0.62, defs),
  ]);
}

function sea(defs: Defs): string {
  const water = defs.linear(0, 400, 0, 700, [
    [0, '#5fb4c6'],
    [0.4, '#2c8ba8'],
    [1, '#146a86'],
  ]);
  const random = createRandom(21);
  const waves = Array.from({ length: 60 }, () => {
    const share = random();
    const y = 408 + share * share * 260;
    const length = 20 + share * 120;
    const x = random() * WIDTH;
    return line(
      `M${round(x)} ${round(y)}q${round(length * 0.25)} ${round(-3 - share * 4)} ${round(length * 0.5)} 0t${round(length * 0.5)} 0`,
      '#e9f7f6',
      1 + share * 2,
      { opacity: 0.2 + share * 0.35 },
    );
  });
  return rect(0, 400, WIDTH, 300, { fill: water }) + waves.join('');
}

function cliffs(defs: Defs): string {
  const rock = defs.linear(1200, 300, 1500, 640, [
    [0, '#d9a873'],
    [0.6, '#b57c4f'],
    [1, '#8a5a3c'],
  ]);
  return [
    path(
      'M1920 318L1800 306L1700 322L1600 330L1512 352L1440 372L1400 410L1350 424L1322 470L1270 486L1240 540L1180 560L1150 620H1920Z',
      { fill: rock },
    ),
    path(
      'M1700 322L1684 420L1710 500L1680 620H1920V318L1800 306ZM1512 352L1500 430L1530 520L1500 620H1590L1604 520L1576 420L1600 330ZM1400 410L1396 500L1420 620H1350L1340 540L1350 424Z',
      { fill: '#7d4f36', opacity: 0.4 },
    ),
    path(
      'M1920 318L1800 306L1700 322L1600 330L1512 352L1440 372L1420 392L1520 370L1620 348L1720 340L1810 326L1920 336Z',
      { fill: '#8fa061' },
    ),
    line('M1120 628q30 -16 60 -4t60 -2t60 4', '#ffffff', 5, { opacity: 0.8 }),
  ].join('');
}

function lighthouse(): string {
  return group([
    path('M1590 336L1598 214H1626L1634 336Z', { fill: '#fbf7ef' }),
    path('M1593 292H1631L1634 336H1590ZM1596 250H1628L1630 270H1594Z', { fill: '#c0533c' }),
    path('M1612 214H1626L1634 336H1616Z', { fill: '#000000', opacity: 0.12 }),
    rect(1594, 206, 36, 8, { fill: '#2f3b42' }),
    rect(1600, 186, 24, 20, { fill: '#ffe6a3' }),
    path('M1596 186L1612 170L1628 186Z', { fill: '#c0533c' }),
  ]);
}

function guardRail(y: number): string {
  const posts = Array.from({ length: 17 }, (_, index) => rect(index * 120 + 30, y, 10, 34, { fill: '#8d979c' }));
  return group([...posts, rect(0, y, WIDTH, 12, { fill: '#dfe4e6' }), rect(0, y + 7, WIDTH, 4, { fill: '#8d979c' })]);
}

function gulls(): string {
  return [
    [900, 180, 1],
    [980, 220, 0.7],
    [1130, 150, 0.85],
    [1300, 210, 0.6],
  ]
    .map(([x, y, size]) =>
      line('M-26 -8Q-12 -18 0 0Q12 -18 26 -8', '#ffffff', 4, { transform: `translate(${x} ${y}) scale(${size})` }),
    )
    .join('');
}

/** The Atlantic coast road in the morning, a white car above the sea. */
export function coastRoadCoverArt(): string {
  const defs = createDefs('c');
  const sky = defs.linear(0, 0, 0, 400, [
    [0, '#4f9cc4'],
    [0.6, '#a8d5e2'],
    [1, '#f7e9d0'],
  ]);
  const bank = defs.linear(0, 620, 0, 700, [
    [0, '#cdb27c'],
    [1, '#a9884f'],
  ]);
  return svgDocument(WIDTH, HEIGHT, defs, [
    rect(0, 0, WIDTH, 420, { fill: sky }),
    sun(1180, 330, 38, '#fff0c9', defs),
    drawCloud(420, 210, 460, '#ffffff', 0.55),
    drawCloud(1180, 130, 380, '#ffffff', 0.6),
    drawCloud(1560, 250, 420, '#ffffff', 0.45),
    path('M0 402L120 388L260 394L380 380L520 392L660 396L760 402Z', { fill: '#7fa7b5', opacity: 0.8 }),
    sea(defs),
    cliffs(defs),
    group([lighthouse()], { transform: 'translate(-128 20)' }),
    drawVillage(1600, 322),
    gulls(),
    drawHills(WIDTH, 634, 14, HEIGHT, bank, 31),
    ...[90, 260, 470, 700, 1130, 1420, 1660, 1840].map((x, index) =>
      drawBush(x, 672 + (index % 3) * 6, 34 + (index % 4) * 12, index % 2 === 0 ? '#7d8f4e' : '#667c45'),
    ),
    drawRoad(WIDTH, 700, 150, ['#4a4d52', '#686b6e'], defs),
    guardRail(684),
    rect(0, 850, WIDTH, 50, { fill: '#b08f56' }),
    tufts(852, 40, '#6f7a3f', 12),
    drawSideCar({ category: 'CITY_CAR', color: 'WHITE', seed: 4 }, { x: 990, groundY: 792, length: 660 }, defs),
    drawPalm(1872, 884, 440, '#3f7a48', '#8a6238', 5),
    titleShade('#0c3f55', 0.6, defs),
  ]);
}

/** The ramparts of a medina at golden hour, an elegant saloon in front of the gate. */
export function medinaCoverArt(): string {
  const defs = createDefs('m');
  const sky = defs.linear(0, 0, 0, 560, [
    [0, '#27627f'],
    [0.45, '#7fb0b5'],
    [0.8, '#f3d9a8'],
    [1, '#fbd08c'],
  ]);
  const ground = defs.linear(0, 640, 0, 720, [
    [0, '#d6a878'],
    [1, '#b88455'],
  ]);
  const range = { lit: '#b5b4b8', shade: '#9197a5', snow: '#fdf6ee', snowShade: '#cfd1d8', haze: '#f6dcb0' };
  return svgDocument(WIDTH, HEIGHT, defs, [
    rect(0, 0, WIDTH, HEIGHT, { fill: sky }),
    sun(700, 300, 40, '#ffe5ac', defs),
    drawRange(
      [
        [120, 250, 320],
        [480, 200, 360],
        [860, 240, 340],
        [1240, 210, 340],
        [1640, 240, 360],
        [1900, 220, 300],
      ],
      480,
      range,
      41,
      defs,
    ),
    drawPalm(1010, 520, 230, '#5d7d48', '#8a6238', 6),
    drawPalm(1080, 520, 180, '#6b8a50', '#8a6238', 8),
    drawMedinaWall(WIDTH, 640, defs),
    rect(0, 636, WIDTH, 80, { fill: ground }),
    ...[420, 560, 1650, 1780].map((x, index) =>
      drawBush(x, 660, 40 + index * 5, index % 2 === 0 ? '#6f8447' : '#5d7440'),
    ),
    drawPalm(840, 668, 360, '#4c7a44', '#84592f', 21),
    drawPalm(1740, 664, 420, '#4c7a44', '#84592f', 2),
    drawPalm(1850, 668, 330, '#568249', '#84592f', 12),
    drawRoad(WIDTH, 704, 146, ['#55504d', '#77706a'], defs),
    rect(0, 850, WIDTH, 50, { fill: '#c2935f' }),
    tufts(854, 36, '#84683b', 19),
    drawSideCar({ category: 'LUXURY_SEDAN', color: 'BLUE', seed: 12 }, { x: 900, groundY: 794, length: 800 }, defs),
    titleShade('#14231f', 0.48, defs),
  ]);
}

/** The three slides of the home page. */
export function coverArts(): [atlas: string, coast: string, medina: string] {
  return [atlasDuskCoverArt(), coastRoadCoverArt(), medinaCoverArt()];
}
