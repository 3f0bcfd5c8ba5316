import type { ArtCategory, ArtColor } from './palette.js';
import { mix, paintOf } from './palette.js';
import { circle, createRandom, ellipse, group, line, path, pick, rect, type Defs } from './svg.js';

/** Materials of one cabin. */
interface Cabin {
  leather: string;
  accent: string;
  ambient: string;
  automatic: boolean;
}

function cabinOf(category: ArtCategory, color: ArtColor, seed: number): Cabin {
  const random = createRandom(seed * 71 + 29);
  const luxury = category === 'LUXURY_SEDAN';
  const leather = luxury
    ? pick(random, ['#8a5a34', '#c8b391', '#3a2a24'])
    : pick(random, ['#34383c', '#4a4e52', '#5a5148', '#2b3238']);
  const city = category === 'SMALL_CITY_CAR' || category === 'CITY_CAR';
  return {
    leather,
    accent: city ? paintOf(color).base : pick(random, ['#7c8489', '#5b3f2a', '#9aa1a5']),
    ambient: pick(random, ['#5ee0a0', '#7fc4ff', '#ffd08a']),
    automatic: luxury || random() > 0.5,
  };
}

function scenery(defs: Defs): string {
  const sky = defs.linear(0, 0, 0, 300, [
    [0, '#9cc7e0'],
    [0.6, '#dcebee'],
    [1, '#f8e9cf'],
  ]);
  const far = defs.linear(0, 150, 0, 300, [
    [0, '#8fa6b6'],
    [1, '#d8cdb9'],
  ]);
  const ground = defs.linear(0, 270, 0, 360, [
    [0, '#d9b98a'],
    [1, '#b98f5d'],
  ]);
  return [
    rect(0, 0, 1200, 400, { fill: sky }),
    path(
      'M0 262L90 214L150 236L260 168L330 210L420 150L505 214L560 190L640 232L740 172L830 226L920 186L1010 232L1100 196L1200 244V320H0Z',
      { fill: far },
    ),
    path('M420 150L388 176L412 172L428 186L446 172L470 188ZM260 168L232 188L258 184L280 190Z', {
      fill: '#ffffff',
      opacity: 0.8,
    }),
    path('M0 276C300 256 800 268 1200 262V400H0Z', { fill: ground }),
    path('M596 266L330 400H960L622 266Z', { fill: '#6b6a68' }),
    path('M608 270L640 400H662L612 270Z', { fill: '#f4ead6', opacity: 0.85 }),
  ].join('');
}

function frame(defs: Defs): string {
  const pillar = defs.linear(0, 0, 120, 0, [
    [0, '#17191b'],
    [1, '#3a3e41'],
  ]);
  const glare = defs.linear(300, 0, 700, 320, [
    [0, '#ffffff', 0.3],
    [0.5, '#ffffff', 0.05],
    [1, '#ffffff', 0],
  ]);
  const mirror = defs.linear(0, 62, 0, 118, [
    [0, '#b9ccd6'],
    [1, '#77858d'],
  ]);
  return [
    path('M300 0L520 0L250 340H60Z', { fill: glare }),
    path('M0 0H1200V46C900 22 300 22 0 46Z', { fill: '#212427' }),
    path('M0 0H150C110 90 60 220 40 340H0Z', { fill: pillar }),
    path('M0 0H150C110 90 60 220 40 340H0Z', { fill: pillar, transform: 'translate(1200 0) scale(-1 1)' }),
    rect(592, 24, 16, 34, { fill: '#17191b' }),
    rect(500, 52, 200, 62, { rx: 26, fill: '#15171a' }),
    rect(509, 60, 182, 46, { rx: 19, fill: mirror }),
  ].join('');
}

function dashboard(cabin: Cabin, defs: Defs): string {
  const top = defs.linear(0, 300, 0, 430, [
    [0, '#54595d'],
    [0.25, '#34383b'],
    [1, '#1e2123'],
  ]);
  const lower = defs.linear(0, 440, 0, 750, [
    [0, mix(cabin.leather, '#ffffff', 0.08)],
    [0.4, mix(cabin.leather, '#000000', 0.25)],
    [1, mix(cabin.leather, '#000000', 0.6)],
  ]);
  const trim = defs.linear(0, 404, 0, 446, [
    [0, mix(cabin.accent, '#ffffff', 0.5)],
    [0.35, cabin.accent],
    [1, mix(cabin.accent, '#000000', 0.35)],
  ]);
  return [
    path('M0 330C120 306 200 300 330 300C480 300 560 318 680 320C850 322 1040 312 1200 332V750H0Z', { fill: top }),
    path('M0 430C300 408 900 408 1200 430V750H0Z', { fill: lower }),
    path('M0 404C300 386 900 386 1200 404V442C900 424 300 424 0 442Z', { fill: trim }),
    line('M0 444C300 426 900 426 1200 444', cabin.ambient, 3, { opacity: 0.9 }),
    line('M0 448C300 430 900 430 1200 448', cabin.ambient, 12, { opacity: 0.16 }),
    line('M0 338C120 314 200 308 330 308C480 308 560 326 680 328C850 330 1040 320 1200 340', '#8b9297', 2, {
      opacity: 0.6,
    }),
    line('M846 486C960 480 1080 482 1180 492L1168 604C1080 614 960 614 862 606Z', '#0c0e0f', 3, { opacity: 0.6 }),
    line('M852 490C960 484 1080 486 1174 496', mix(cabin.leather, '#ffffff', 0.4), 2, {
      opacity: 0.6,
      strokeDasharray: '7 6',
    }),
  ].join('');
}

function vent(x: number, width: number): string {
  const slats = [0, 1, 2, 3].map((index) => rect(x + 8, 362 + index * 11, width - 16, 5, { rx: 2.5, fill: '#484e53' }));
  return group([
    rect(x, 352, width, 56, { rx: 14, fill: '#0d0f10', stroke: '#8d969c', strokeWidth: 2.5 }),
    ...slats,
    rect(x + width / 2 - 4, 366, 8, 30, { rx: 3, fill: '#9aa3a9' }),
  ]);
}

function gauge(x: number, needle: number, cabin: Cabin): string {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const angle = ((-220 + index * 26) * Math.PI) / 180;
    const from = index % 2 === 0 ? 33 : 37;
    return line(
      `M${(x + Math.cos(angle) * from).toFixed(1)} ${(356 + Math.sin(angle) * from).toFixed(1)}L${(x + Math.cos(angle) * 43).toFixed(1)} ${(356 + Math.sin(angle) * 43).toFixed(1)}`,
      '#e9f0f2',
      2,
    );
  });
  return group([
    circle(x, 356, 50, { fill: '#101416', stroke: '#5b646a', strokeWidth: 2 }),
    ...ticks,
    line(
      `M${x} 356L${(x + Math.cos(needle) * 38).toFixed(1)} ${(356 + Math.sin(needle) * 38).toFixed(1)}`,
      cabin.ambient,
      3.5,
    ),
    circle(x, 356, 7, { fill: '#2b3135' }),
  ]);
}

function cluster(cabin: Cabin, random: () => number): string {
  return [
    path('M170 392C170 300 220 270 330 270C440 270 490 300 490 392Z', { fill: '#17191b' }),
    line('M176 372C182 302 226 277 330 277C434 277 478 302 484 372', '#7b8388', 2, { opacity: 0.7 }),
    path('M194 392C194 318 236 292 330 292C424 292 466 318 466 392Z', { fill: '#07090a' }),
    gauge(262, -2.6 + random(), cabin),
    gauge(398, -2.9 + random(), cabin),
    rect(316, 336, 28, 40, { rx: 5, fill: '#18201d' }),
    rect(321, 352, 18, 18, { rx: 3, fill: cabin.ambient, opacity: 0.85 }),
  ].join('');
}

function screen(defs: Defs): string {
  const glass = defs.linear(566, 288, 820, 470, [
    [0, '#16262a'],
    [1, '#0c1517'],
  ]);
  const clip = defs.clip(rect(572, 294, 256, 158, { rx: 10 }));
  const streets = line(
    'M560 400L660 356L700 420L860 372M620 280L664 356L640 470M700 290L720 360L700 420L730 480M560 330L840 310',
    '#2c474b',
    8,
  );
  const route = line('M590 450L640 424L700 420L720 360L790 330', '#22c16b', 7);
  return [
    rect(558, 280, 284, 186, { rx: 20, fill: '#0b0d0e', stroke: '#5f686d', strokeWidth: 2.5 }),
    rect(572, 294, 256, 158, { rx: 10, fill: glass }),
    group(
      [
        streets,
        route,
        path('M580 294h90l-120 158h-60Z', { fill: '#ffffff', opacity: 0.06 }),
        rect(572, 426, 256, 26, { fill: '#0a1112', opacity: 0.85 }),
      ],
      { clipPath: clip },
    ),
    circle(790, 330, 10, { fill: '#e2a03f', stroke: '#ffffff', strokeWidth: 3 }),
    ...[600, 640, 680, 720, 760, 800].map((x) => circle(x, 439, 4, { fill: '#9fb2b4' })),
  ].join('');
}

function climate(): string {
  const knob = (x: number): string =>
    circle(x, 520, 27, { fill: '#17191b', stroke: '#a3abb0', strokeWidth: 4 }) + line(`M${x} 500V508`, '#e9eff1', 4);
  const keys = [0, 1, 2, 3].map((index) =>
    rect(648 + index * 28, 510, 22, 20, { rx: 5, fill: '#34393d', stroke: '#0c0e0f' }),
  );
  return [rect(566, 482, 268, 76, { rx: 22, fill: '#121415' }), knob(608), knob(792), ...keys].join('');
}

function consoleParts(cabin: Cabin, defs: Defs): string {
  const side = defs.linear(540, 0, 860, 0, [
    [0, '#0d0f10'],
    [0.2, '#35393c'],
    [0.8, '#2a2e31'],
    [1, '#0b0d0e'],
  ]);
  const knob = defs.radial(690, 606, 46, [
    [0, '#8f979c'],
    [0.5, '#2b2f32'],
    [1, '#0c0e0f'],
  ]);
  const lever = cabin.automatic
    ? path('M672 600C672 580 728 580 728 600L722 664C720 680 680 680 678 664Z', {
        fill: knob,
        stroke: '#9aa2a7',
        strokeWidth: 2,
      })
    : path('M666 690C672 664 728 664 734 690L748 724H652Z', { fill: '#141617' }) +
      rect(694, 620, 12, 56, { fill: '#b4bcc1' }) +
      circle(700, 608, 27, { fill: knob, stroke: '#9aa2a7', strokeWidth: 2 });
  return [
    path('M562 566H838L884 750H516Z', { fill: side }),
    path('M600 590H800L826 750H574Z', { fill: mix(cabin.accent, '#000000', 0.62) }),
    line('M600 590H800M600 590L574 750M800 590L826 750', '#a3abb0', 2.5, { opacity: 0.8 }),
    ellipse(700, 694, 56, 26, { fill: '#050607' }),
    lever,
  ].join('');
}

function steeringWheel(cabin: Cabin, defs: Defs): string {
  const rim = defs.linear(150, 350, 520, 720, [
    [0, '#6d7479'],
    [0.25, '#2a2e31'],
    [0.7, '#141617'],
    [1, '#32373a'],
  ]);
  const pad = defs.radial(330, 500, 110, [
    [0, '#4a4f53'],
    [1, '#1b1e20'],
  ]);
  const keys = (x: number): string =>
    rect(x, 520, 44, 34, { rx: 9, fill: '#0c0e0f', stroke: '#899196', strokeWidth: 2 });
  return [
    path(
      'M165 520C220 500 250 490 268 470H392C410 490 440 500 495 520L490 566C440 566 420 580 402 600L366 690H294L258 600C240 580 220 566 170 566Z',
      { fill: '#191c1e', stroke: '#7d858a', strokeWidth: 2 },
    ),
    ellipse(330, 536, 178, 172, {
      fill: 'none',
      stroke: '#08090a',
      strokeWidth: 40,
      opacity: 0.35,
      transform: 'translate(4 8)',
    }),
    ellipse(330, 536, 178, 172, { fill: 'none', stroke: rim, strokeWidth: 34 }),
    ellipse(330, 536, 171, 165, { fill: 'none', stroke: '#ffffff', strokeWidth: 3, opacity: 0.1 }),
    ellipse(330, 536, 163, 157, {
      fill: 'none',
      stroke: mix(cabin.leather, '#ffffff', 0.35),
      strokeWidth: 1.8,
      strokeDasharray: '6 5',
      opacity: 0.7,
    }),
    path('M256 490C270 462 390 462 404 490C414 530 402 600 370 612H290C258 600 246 530 256 490Z', {
      fill: pad,
      stroke: '#0a0b0c',
      strokeWidth: 2,
    }),
    circle(330, 532, 24, { fill: '#c6cdd1', stroke: '#5a6267', strokeWidth: 2 }),
    circle(330, 532, 16, { fill: mix(cabin.accent, '#000000', 0.4) }),
    keys(196),
    keys(420),
  ].join('');
}

function seat(cabin: Cabin, x: number, mirrored: boolean, defs: Defs): string {
  const hide = defs.linear(0, 540, 220, 750, [
    [0, mix(cabin.leather, '#ffffff', 0.34)],
    [0.4, cabin.leather],
    [1, mix(cabin.leather, '#000000', 0.45)],
  ]);
  const shape = 'M-20 600C10 560 120 548 172 588C206 616 222 690 226 760H-20Z';
  return group(
    [
      path(shape, { fill: '#000000', opacity: 0.35, transform: 'translate(14 -6)' }),
      path(shape, { fill: hide }),
      line('M16 626C60 592 120 590 152 616C176 640 186 700 190 760', mix(cabin.leather, '#ffffff', 0.5), 2.2, {
        strokeDasharray: '8 6',
        opacity: 0.8,
      }),
      line('M60 760C58 700 64 650 80 604M120 760C120 700 124 650 128 600', mix(cabin.leather, '#000000', 0.5), 4, {
        opacity: 0.6,
      }),
    ],
    { transform: mirrored ? `translate(${x} 0) scale(-1 1)` : `translate(${x} 0)` },
  );
}

/** The cabin from between the front seats, 1200 × 750. */
export function drawInterior(
  { category, color, seed }: { category: ArtCategory; color: ArtColor; seed: number },
  defs: Defs,
): string {
  const cabin = cabinOf(category, color, seed);
  const vignette = defs.radial(600, 360, 780, [
    [0.55, '#000000', 0],
    [1, '#000000', 0.42],
  ]);
  return group([
    scenery(defs),
    frame(defs),
    dashboard(cabin, defs),
    vent(44, 104),
    vent(1052, 104),
    vent(872, 130),
    cluster(cabin, createRandom(seed)),
    screen(defs),
    climate(),
    consoleParts(cabin, defs),
    steeringWheel(cabin, defs),
    seat(cabin, 0, false, defs),
    seat(cabin, 1200, true, defs),
    rect(0, 0, 1200, 750, { fill: vignette }),
  ]);
}
