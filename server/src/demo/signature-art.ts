import { createRandom, line, round, svgDocument, createDefs } from './art/svg.js';

/** A hand-written signature as a signature pad gives it: black strokes on nothing, 640 × 240. */
export function signatureArt(seed: number): string {
  const random = createRandom(900 + seed);
  const between = (min: number, max: number): number => round(min + random() * (max - min));
  const letters = Math.floor(between(5, 9));
  const step = 420 / letters;
  let d = `M${between(70, 100)} ${between(120, 160)}`;
  for (let index = 0; index < letters; index += 1) {
    const x = 100 + index * step;
    const tall = index === 0 || random() < 0.3;
    const top = tall ? between(30, 70) : between(90, 115);
    d += `C${round(x + step * 0.2)} ${top} ${round(x + step * 0.75)} ${top} ${round(x + step * 0.55)} ${between(130, 175)}`;
    d += `S${round(x + step * 0.8)} ${between(150, 190)} ${round(x + step)} ${between(115, 150)}`;
  }
  const flourish = `M${between(90, 150)} ${between(180, 205)}Q${between(280, 360)} ${between(160, 190)} ${between(500, 580)} ${between(140, 200)}`;
  return svgDocument(640, 240, createDefs('g'), [line(d, '#000000', between(3.4, 4.6)), line(flourish, '#000000', 3)]);
}
