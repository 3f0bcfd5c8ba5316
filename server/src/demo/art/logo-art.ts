import { drawText, textWidth } from './lettering.js';
import { BRAND } from './palette.js';
import { createDefs, group, line, path, rect, round, svgDocument } from './svg.js';

const NAME = 'Atlas Drive';

/** Colours of one version of the logo. */
interface LogoTone {
  peak: string;
  slope: string;
  sun: string;
  text: string;
}

const ON_LIGHT: LogoTone = {
  peak: BRAND.deepGreen,
  slope: BRAND.green,
  sun: BRAND.saffron,
  text: BRAND.ink,
};
const ON_DARK: LogoTone = {
  peak: BRAND.white,
  slope: BRAND.green,
  sun: BRAND.saffron,
  text: BRAND.white,
};

/** Two peaks whose valley is a road running to a sun: the mark in a box of 100. */
function mark(tone: LogoTone): string {
  return group([
    path('M69 21A10.5 10.5 0 1 1 90 21A10.5 10.5 0 1 1 69 21Z', { fill: tone.sun }),
    path('M60 90L74 46C76 41 81 41 84 46L99 84C101 88 99 90 95 90Z', { fill: tone.slope }),
    path(
      'M4 90C0 90 -2 87 0 83L36 14C39 8 46 8 49 14L86 83C88 87 86 90 82 90ZM43 34C48 46 38 54 37 62C36 72 50 76 52 90H26C24 76 29 70 33 62C38 52 42 46 43 34Z',
      { fill: tone.peak, fillRule: 'evenodd' },
    ),
    line('M38.5 86L37 79M34.8 72L35.4 66.5', tone.peak, 2.6),
  ]);
}

/** The mark in a box of 100, for other pictures; `on` is the ground it stands on. */
export function drawLogoMark(on: 'light' | 'dark'): string {
  return mark(on === 'light' ? ON_LIGHT : ON_DARK);
}

function horizontal(tone: LogoTone): string {
  const defs = createDefs('l');
  const size = 40;
  const width = Math.ceil(120 + textWidth(NAME, size, 0.24) + 8);
  const name = drawText(NAME, { x: 118, y: 70, size, weight: 0.17, tracking: 0.24, color: tone.text });
  return svgDocument(width, 100, defs, [group([mark(tone)], { transform: 'translate(5 2) scale(.96)' }), name]);
}

/** The logo for light backgrounds: mark and name side by side, 100 pixels high, transparent. */
export function logoHorizontalArt(): string {
  return horizontal(ON_LIGHT);
}

/** The logo for dark backgrounds and the back-office, as `logoHorizontalArt`. */
export function logoWhiteArt(): string {
  return horizontal(ON_DARK);
}

/** The mark alone on a rounded deep-green square, for icons and avatars. `size` in pixels. */
export function logoMarkArt(size = 512): string {
  const defs = createDefs('m');
  const ground = defs.linear(0, 0, size, size, [
    [0, '#118a50'],
    [1, '#084f2d'],
  ]);

  const scale = round((size * 0.62) / 100);
  const offset = round(size * 0.19);
  return svgDocument(size, size, defs, [
    rect(0, 0, size, size, { rx: size * 0.22, fill: ground }),
    group([mark(ON_DARK)], { transform: `translate(${offset} ${round(offset + size * 0.015)}) scale(${scale})` }),
  ]);
}
