import { drawText, textWidth } from './lettering.js';
import { createDefs, group, path, svgDocument } from './svg.js';

/** The makes of the demo fleet, as they are written. */
export const ART_BRANDS = [
  'Dacia',
  'Renault',
  'Peugeot',
  'Citroën',
  'Volkswagen',
  'Toyota',
  'Hyundai',
  'Kia',
  'Mercedes-Benz',
  'BMW',
  'Audi',
  'Fiat',
] as const;

type Frame = 'ring' | 'shield' | 'hexagon' | 'square' | 'arch' | 'octagon';

const FRAMES: Readonly<Record<Frame, string>> = {
  ring: 'M-58 0A58 58 0 1 0 58 0A58 58 0 1 0 -58 0Z',
  shield: 'M-50 -54C-20 -46 20 -46 50 -54V4C50 34 26 52 0 64C-26 52 -50 34 -50 4Z',
  hexagon: 'M0 -62L54 -31V31L0 62L-54 31V-31Z',
  square: 'M-36 -54H36Q54 -54 54 -36V36Q54 54 36 54H-36Q-54 54 -54 36V-36Q-54 -54 -36 -54Z',
  arch: 'M-50 58V-4C-50 -40 -26 -60 0 -60C26 -60 50 -40 50 -4V58Z',
  octagon: 'M-25 -60H25L60 -25V25L25 60H-25L-60 25V-25Z',
};

const LOOKS: Readonly<Record<string, readonly [Frame, monogram: string, color: string]>> = {
  Dacia: ['octagon', 'D', '#4a5a3f'],
  Renault: ['square', 'R', '#2b2f33'],
  Peugeot: ['shield', 'P', '#1f2a38'],
  Citroën: ['arch', 'C', '#9a3b34'],
  Volkswagen: ['hexagon', 'V', '#1f3f6e'],
  Toyota: ['square', 'T', '#8e2a2a'],
  Hyundai: ['octagon', 'H', '#23406b'],
  Kia: ['shield', 'K', '#2b3a3f'],
  'Mercedes-Benz': ['arch', 'M', '#3a4045'],
  BMW: ['hexagon', 'B', '#2e5f8a'],
  Audi: ['square', 'A', '#4a4f54'],
  Fiat: ['ring', 'F', '#7c2630'],
};

function monogram(frame: Frame, letter: string, color: string): string {
  const shape = FRAMES[frame];
  const text = drawText(letter, { x: 0, y: 22, size: 44, weight: 0.17, color: '#ffffff', anchor: 'middle' });
  return group(
    [
      path(shape, { fill: color }),
      path(shape, { fill: 'none', stroke: '#ffffff', strokeWidth: 2, opacity: 0.55, transform: 'scale(.88)' }),
      text,
    ],
    { transform: 'translate(200 88)' },
  );
}

function fallbackLook(name: string): readonly [Frame, string, string] {
  return ['ring', name.charAt(0).toUpperCase(), '#0b6e3f'];
}

/**
 * A neutral emblem for a make: a monogram in a plain shape above its name. Never the maker's own mark.
 * 400 × 240, transparent.
 */
export function brandArt(name: string): string {
  const [frame, letter, color] = LOOKS[name] ?? fallbackLook(name);
  const capitals = name.toUpperCase();
  const size = Math.min(30, (30 * 360) / textWidth(capitals, 30, 0.34));
  const label = drawText(capitals, {
    x: 200,
    y: 218,
    size,
    weight: 0.15,
    tracking: 0.34,
    color: '#12201a',
    anchor: 'middle',
  });
  return svgDocument(400, 240, createDefs('b'), [monogram(frame, letter, color), label]);
}

/** A partner's word mark for the carousel: a small sign beside the name. 468 × 180, transparent. */
export function partnerArt(name: string): string {
  const frames = Object.keys(FRAMES) as Frame[];
  const frame =
    frames[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % frames.length] ?? 'ring';
  const capitals = name.toUpperCase();
  const size = Math.min(38, (38 * 300) / textWidth(capitals, 38, 0.28));
  const sign = path(FRAMES[frame], { fill: '#0b6e3f', transform: 'translate(72 90) scale(.7)' });
  const letter = drawText(capitals.charAt(0), {
    x: 72,
    y: 105,
    size: 30,
    weight: 0.18,
    color: '#ffffff',
    anchor: 'middle',
  });
  const label = drawText(capitals, { x: 136, y: 90 + size / 2, size, weight: 0.16, tracking: 0.28, color: '#33443b' });
  return svgDocument(468, 180, createDefs('b'), [sign, letter, label]);
}
