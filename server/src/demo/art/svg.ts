/** A colour stop: offset 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Attributes of an element; camelCase names become SVG's kebab-case. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Collects the gradients, clips and patterns of one drawing and hands out `url(#…)` references to them. */
export interface Defs {
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string;
  clip(shapes: string): string;
  pattern(size: number, content: string): string;
  render(): string;
}

/** Rounds to two decimals, enough for a picture and short in the file. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${kebab}="${typeof value === 'number' ? round(value) : value}"`;
    })
    .join('');
}

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`;
      return `<stop offset="${round(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** A fresh collector; `prefix` keeps the ids of several drawings in one picture apart. */
export function createDefs(prefix: string): Defs {
  const ids = new Map<string, string>();
  const markup: string[] = [];
  const register = (build: (id: string) => string): string => {
    const key = build('');
    let id = ids.get(key);
    if (id === undefined) {
      id = `${prefix}${ids.size}`;
      ids.set(key, id);
      markup.push(build(id));
    }
    return `url(#${id})`;
  };
  const gradientUnits = 'gradientUnits="userSpaceOnUse"';
  return {
    linear: (x1, y1, x2, y2, stops) =>
      register(
        (id) =>
          `<linearGradient id="${id}" ${gradientUnits} x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${stopsText(stops)}</linearGradient>`,
      ),
    radial: (cx, cy, r, stops) =>
      register(
        (id) =>
          `<radialGradient id="${id}" ${gradientUnits} cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}">${stopsText(stops)}</radialGradient>`,
      ),
    clip: (shapes) => register((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    pattern: (size, content) =>
      register(
        (id) =>
          `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${round(size)}" height="${round(size)}">${content}</pattern>`,
      ),
    render: () => `<defs>${markup.join('')}</defs>`,
  };
}

/** A single shape: its opacity goes to the paint itself, which spares the renderer a layer for each shape. */
function shape(name: string, { opacity, ...attributes }: Attributes): string {
  return `<${name}${attributesText({ ...attributes, fillOpacity: opacity, strokeOpacity: opacity })}/>`;
}

/** A path element. */
export function path(d: string, attributes: Attributes = {}): string {
  return shape('path', { d, ...attributes });
}

/** An unfilled path with round ends. */
export function line(d: string, stroke: string, strokeWidth: number, attributes: Attributes = {}): string {
  return path(d, { fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...attributes });
}

/** A rectangle element. */
export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  return shape('rect', { x, y, width, height, ...attributes });
}

/** A circle element. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return shape('circle', { cx, cy, r, ...attributes });
}

/** An ellipse element. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return shape('ellipse', { cx, cy, rx, ry, ...attributes });
}

/** A group of elements. */
export function group(children: readonly string[], attributes: Attributes = {}): string {
  return `<g${attributesText(attributes)}>${children.join('')}</g>`;
}

/** The whole SVG document, in pixels. */
export function svgDocument(width: number, height: number, defs: Defs, children: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs.render()}${children.join('')}</svg>`;
}

/** Pseudo-random numbers in [0, 1), the same sequence for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices, by the next random number. */
export function pick<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
