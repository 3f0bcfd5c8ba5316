/** Colours of the demo agency. */
export const BRAND = {
  green: '#22c16b',
  deepGreen: '#0b6e3f',
  ink: '#12201a',
  sand: '#f6f1e7',
  saffron: '#e2a03f',
  white: '#ffffff',
} as const;

/** The vehicle categories that have a drawing of their own. */
export const ART_CATEGORIES = ['COMPACT_SUV', 'FAMILY_SEDAN', 'LUXURY_SEDAN', 'CITY_CAR', 'SMALL_CITY_CAR'] as const;
/** A vehicle category that has a drawing, one of ART_CATEGORIES. */
export type ArtCategory = (typeof ART_CATEGORIES)[number];

/** The paint colours in which a vehicle can be drawn. */
export const ART_COLORS = [
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'BLUE',
  'PURPLE',
  'PINK',
  'WHITE',
  'BLACK',
  'BROWN',
  'GREY',
  'GOLD',
] as const;
/** A paint colour in which a vehicle can be drawn, one of ART_COLORS. */
export type ArtColor = (typeof ART_COLORS)[number];

/** The tones of one paint, from the brightest reflection to the darkest sill. */
export interface Paint {
  glint: string;
  light: string;
  base: string;
  shade: string;
  deep: string;
}

const BASES: Readonly<Record<ArtColor, string>> = {
  RED: '#b8141c',
  ORANGE: '#dc5a14',
  YELLOW: '#eab713',
  GREEN: '#1c6b45',
  BLUE: '#1c4c94',
  PURPLE: '#553382',
  PINK: '#d3708f',
  WHITE: '#e9eaea',
  BLACK: '#1b1e22',
  BROWN: '#5b3d2c',
  GREY: '#767d84',
  GOLD: '#b08f56',
};

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two, `amount` 0–1 of the second. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number): string =>
    Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

/** The tones of a paint colour. */
export function paintOf(color: ArtColor): Paint {
  const base = BASES[color];
  if (color === 'WHITE') {
    return { glint: '#ffffff', light: '#fafbfb', base, shade: '#b9bfc4', deep: '#71797f' };
  }
  if (color === 'BLACK') {
    return { glint: '#8d979f', light: '#434a51', base, shade: '#101215', deep: '#060708' };
  }
  return {
    glint: mix(base, '#ffffff', 0.62),
    light: mix(base, '#ffffff', 0.2),
    base,
    shade: mix(base, '#0a0d12', 0.38),
    deep: mix(base, '#07090c', 0.7),
  };
}
