import { BRAND } from './palette.js';
import { circle, createDefs, ellipse, group, line, path, rect, svgDocument } from './svg.js';

const WIDTH = 480;
const HEIGHT = 360;
const SHADE = '#0a5a34';
const CLOTH = '#38474f';

/** The extras of the demo agency (child seat, satnav …) that have a drawn picture, in the order in which the demo lists them. */
export const ART_EXTRAS = ['babySeat', 'booster', 'satnav', 'secondDriver', 'mileage', 'insurance', 'airport'] as const;
/** An extra that has a drawn picture, one of ART_EXTRAS. */
export type ArtExtra = (typeof ART_EXTRAS)[number];

const straps = (y: number): string =>
  line(`M212 ${y}L232 ${y + 104}M268 ${y}L248 ${y + 104}`, BRAND.saffron, 11) +
  rect(224, y + 98, 32, 22, { rx: 6, fill: BRAND.ink });

const head = (x: number, skin: string, shirt: string): string =>
  path(`M${x - 62} 292C${x - 62} 220 ${x + 62} 220 ${x + 62} 292Z`, { fill: shirt }) +
  circle(x, 176, 40, { fill: skin }) +
  path(`M${x - 42} 172C${x - 44} 118 ${x + 44} 118 ${x + 42} 172C${x + 22} 152 ${x - 22} 152 ${x - 42} 172Z`, {
    fill: BRAND.ink,
  });

const DRAWINGS: Readonly<Record<ArtExtra, () => string[]>> = {
  babySeat: () => [
    path('M150 120C150 60 330 60 330 120L346 250C348 292 132 292 134 250Z', { fill: BRAND.deepGreen }),
    path('M178 128C178 84 302 84 302 128L312 240C312 266 168 266 168 240Z', { fill: CLOTH }),
    path('M120 226C96 226 96 290 132 290H348C384 290 384 226 360 226L346 262H134Z', { fill: SHADE }),
    straps(112),
  ],
  booster: () => [
    path('M120 214C110 186 146 176 168 196H312C334 176 370 186 360 214L374 274C376 296 104 296 106 274Z', {
      fill: BRAND.deepGreen,
    }),
    path('M158 214H322L332 262H148Z', { fill: CLOTH }),
    line('M120 132C190 150 290 190 356 246', BRAND.saffron, 12),
    rect(344, 234, 30, 24, { rx: 6, fill: BRAND.ink }),
  ],
  satnav: () => [
    rect(104, 84, 272, 180, { rx: 22, fill: BRAND.ink }),
    rect(122, 102, 236, 144, { rx: 10, fill: '#dfeee2' }),
    path('M122 210L200 150L262 186L358 118V140L262 208L200 172L122 232Z', { fill: BRAND.white }),
    line('M150 246L196 164L262 198L318 152', BRAND.green, 10),
    path('M318 152C296 126 304 104 322 104C340 104 348 126 326 152Z', { fill: BRAND.saffron }),
    path('M212 264H268L284 304H196Z', { fill: CLOTH }),
  ],
  secondDriver: () => [
    head(178, '#c98f63', BRAND.deepGreen),
    head(302, '#e0ab80', BRAND.saffron),
    circle(240, 262, 46, { fill: BRAND.white }),
    circle(240, 262, 36, { fill: 'none', stroke: BRAND.ink, 'stroke-width': 9 }),
    circle(240, 262, 9, { fill: BRAND.ink }),
    line('M206 262H231M249 262H274M240 271V296', BRAND.ink, 8),
  ],
  mileage: () => [
    path('M60 330L206 90H274L420 330Z', { fill: CLOTH }),
    line('M240 106V134M240 158V196M240 224V274', BRAND.white, 9),
    line(
      'M146 196C146 150 214 150 240 196C266 242 334 242 334 196C334 150 266 150 240 196C214 242 146 242 146 196Z',
      BRAND.saffron,
      16,
    ),
  ],
  insurance: () => [
    path('M240 62L346 98V176C346 240 304 282 240 308C176 282 134 240 134 176V98Z', { fill: BRAND.deepGreen }),
    path('M240 62L346 98V176C346 240 304 282 240 308Z', { fill: SHADE }),
    line('M190 186L228 224L296 146', BRAND.white, 20),
  ],
  airport: () => [
    ellipse(240, 300, 150, 14, { fill: '#000000', opacity: 0.08 }),
    rect(150, 172, 92, 116, { rx: 12, fill: BRAND.saffron }),
    line('M176 172V128H216V172', CLOTH, 9),
    rect(256, 204, 76, 84, { rx: 12, fill: BRAND.deepGreen }),
    line('M278 204V176H310V204', CLOTH, 8),
    path(
      'M226 96L330 62C350 58 356 76 340 84L300 104L270 148L252 152L262 116L224 124L208 140L196 140L204 112L190 92L204 88Z',
      {
        fill: CLOTH,
      },
    ),
  ],
};

/** Draws a picture of an extra as SVG, 480 × 360 points. */
export function extraArt(extra: ArtExtra): string {
  const defs = createDefs(`extra-${extra}`);
  const fill = defs.linear(0, 0, 0, HEIGHT, [
    [0, '#fbf8f1'],
    [1, '#e9dfca'],
  ]);
  return svgDocument(WIDTH, HEIGHT, defs, [rect(0, 0, WIDTH, HEIGHT, { fill }), group(DRAWINGS[extra]())]);
}
