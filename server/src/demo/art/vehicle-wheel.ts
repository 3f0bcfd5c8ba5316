import { circle, createRandom, ellipse, group, path, pick, round, type Defs } from './svg.js';

type SpokeStyle = 'twin' | 'star' | 'split' | 'blade' | 'multi';

/** How the wheels of one car look. */
export interface WheelLook {
  style: SpokeStyle;
  count: number;
  metal: 'silver' | 'anthracite' | 'machined';
}

const METALS = {
  silver: { light: '#f2f4f5', mid: '#b9c0c5', dark: '#6d757b', back: '#23282c' },
  anthracite: { light: '#7d868d', mid: '#4a5157', dark: '#23272b', back: '#0e1113' },
  machined: { light: '#fbfcfc', mid: '#c9cfd3', dark: '#23272b', back: '#101315' },
} as const;

/** A wheel design chosen by the seed. */
export function wheelLook(seed: number): WheelLook {
  const random = createRandom(seed * 31 + 7);
  const style = pick<SpokeStyle>(random, ['twin', 'star', 'split', 'blade', 'multi']);
  const counts: Readonly<Record<SpokeStyle, number>> = { twin: 5, star: 5, split: 5, blade: 8, multi: 12 };
  return { style, count: counts[style], metal: pick(random, ['silver', 'machined', 'silver', 'anthracite']) };
}

/** Spoke outlines in a wheel of radius 100, pointing up, before turning. */
const SPOKES: Readonly<Record<SpokeStyle, readonly string[]>> = {
  twin: ['M-13 14L-23 69L-12 71L-3 16Z', 'M13 14L23 69L12 71L3 16Z'],
  star: ['M-11 12C-9 34 -9 48 -15 70L15 70C9 48 9 34 11 12Z'],
  split: ['M-8 12L-6 38L-25 67L-16 71L0 47L16 71L25 67L6 38L8 12Z'],
  blade: ['M-8 12C-12 34 -6 54 8 71L22 67C8 52 3 34 7 12Z'],
  multi: ['M-4.5 14L-6.5 71L6.5 71L4.5 14Z'],
};

function tyre(defs: Defs): string {
  const rubber = defs.radial(0, 0, 100, [
    [0.7, '#0b0c0e'],
    [0.76, '#26292d'],
    [0.86, '#1d2023'],
    [0.93, '#2b2f33'],
    [0.965, '#15171a'],
    [1, '#08090a'],
  ]);
  const sheen = defs.linear(-60, -100, 60, 100, [
    [0, '#ffffff', 0.2],
    [0.3, '#ffffff', 0.02],
    [0.75, '#000000', 0],
    [1, '#000000', 0.45],
  ]);
  return circle(0, 0, 100, { fill: rubber }) + circle(0, 0, 99, { fill: sheen });
}

function brake(): string {
  return [
    circle(0, 0, 47, { fill: '#5f676d' }),
    circle(0, 0, 46, { fill: 'none', stroke: '#8b949a', strokeWidth: 2 }),
    circle(0, 0, 24, { fill: '#2c3135' }),
    path('M36 -34A49 49 0 0 1 49 8L36 7A36 36 0 0 0 26 -26Z', { fill: '#3a4045' }),
  ].join('');
}

function spokes(look: WheelLook, defs: Defs): string {
  const metal = METALS[look.metal];
  const face = defs.linear(0, -72, 0, 72, [
    [0, metal.light],
    [0.45, metal.mid],
    [1, metal.mid],
  ]);
  const shapes: string[] = [];
  for (let index = 0; index < look.count; index += 1) {
    const turn = `rotate(${round((360 / look.count) * index)})`;
    const outlines = SPOKES[look.style];
    shapes.push(
      group(
        outlines.map((outline) =>
          path(outline, { fill: metal.dark, stroke: metal.dark, strokeWidth: 5, strokeLinejoin: 'round' }),
        ),
        { transform: turn },
      ),
    );
  }
  for (let index = 0; index < look.count; index += 1) {
    const angle = (360 / look.count) * index;
    const lit = 0.72 + 0.28 * Math.cos(((angle + 30) * Math.PI) / 180);
    shapes.push(
      group(
        SPOKES[look.style].map((outline) => path(outline, { fill: face, opacity: lit })),
        { transform: `rotate(${round(angle)})` },
      ),
    );
  }
  return shapes.join('');
}

function hub(look: WheelLook, defs: Defs): string {
  const metal = METALS[look.metal];
  const cap = defs.radial(-4, -5, 16, [
    [0, metal.light],
    [1, metal.dark],
  ]);
  const nuts = [0, 1, 2, 3, 4].map((index) => {
    const angle = ((index * 72 + 36) * Math.PI) / 180;
    return circle(Math.sin(angle) * 14.5, -Math.cos(angle) * 14.5, 2.1, { fill: '#15181a' });
  });
  return (
    circle(0, 0, 19, { fill: metal.mid }) +
    nuts.join('') +
    circle(0, 0, 9.5, { fill: cap, stroke: metal.dark, strokeWidth: 1 })
  );
}

function rim(look: WheelLook, defs: Defs): string {
  const metal = METALS[look.metal];
  const lip = defs.linear(-50, -72, 50, 72, [
    [0, metal.light],
    [0.5, metal.mid],
    [0.75, metal.dark],
    [1, metal.mid],
  ]);
  const barrel = defs.radial(0, 8, 70, [
    [0, '#30363b'],
    [0.75, metal.back],
    [1, '#050607'],
  ]);
  return [
    circle(0, 0, 75, { fill: lip }),
    circle(0, 0, 71, { fill: barrel }),
    brake(),
    spokes(look, defs),
    circle(0, 0, 72.5, { fill: 'none', stroke: lip, strokeWidth: 4.5 }),
    hub(look, defs),
  ].join('');
}

/** A wheel centred on (0, 0) in a y-down system, `radius` in the drawing's units, turned by `angle` degrees. */
export function drawWheel(look: WheelLook, radius: number, angle: number, defs: Defs): string {
  const shade = defs.linear(0, -100, 0, 20, [
    [0, '#000000', 0.55],
    [1, '#000000', 0],
  ]);
  return group(
    [
      tyre(defs),
      group([rim(look, defs)], { transform: `rotate(${round(angle)})` }),
      ellipse(0, 0, 99, 99, { fill: shade }),
    ],
    { transform: `scale(${round(radius / 100)})` },
  );
}
