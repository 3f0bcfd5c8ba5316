import type { ArtCategory, ArtColor } from './palette.js';
import { mix, paintOf, type Paint } from './palette.js';
import { createRandom, ellipse, group, circle, line, path, pick, rect, round, type Defs } from './svg.js';
import { BODY_SHAPES, type BodyShape, type Curve } from './vehicle-shape.js';
import { drawWheel, wheelLook } from './vehicle-wheel.js';
import { drawMirror, drawSideDetails } from './vehicle-side-details.js';
import { drawSideGlass } from './vehicle-side-glass.js';

/** What varies between two cars of one category and colour. */
export interface SideTrim {
  chrome: boolean;
  rails: boolean;
  blackRoof: boolean;
  privacyGlass: boolean;
}

/** A car in side elevation, driving left; `draw` it standing on `groundY` with its front at `x`. */
export interface SideCar {
  category: ArtCategory;
  color: ArtColor;
  seed: number;
}

/** Where and how large a car stands in a picture, in pixels. */
export interface Placement {
  x: number;
  groundY: number;
  length: number;
  facing?: 'left' | 'right';
}

/** A closed sliver between a curve and the same curve moved by `thickness`: a crease that fades at its ends. */
export function wedge([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, thickness: number): string {
  return `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}C${x2} ${y2 + thickness} ${x1} ${y1 + thickness} ${x0} ${y0}Z`;
}

function trimOf({ category, seed }: SideCar): SideTrim {
  const random = createRandom(seed * 17 + 3);
  return {
    chrome: category === 'LUXURY_SEDAN' || random() > 0.55,
    rails: category === 'COMPACT_SUV' && random() > 0.25,
    blackRoof: (category === 'COMPACT_SUV' || category === 'SMALL_CITY_CAR') && random() > 0.72,
    privacyGlass: pick(random, [true, false]),
  };
}

function bodyFill(shape: BodyShape, paint: Paint, defs: Defs): string {
  const belt = shape.belt[1] / shape.height;
  const at = (y: number): number => 1 - y / shape.height;
  return defs.linear(0, shape.height, 0, 0, [
    [0, mix(paint.light, paint.glint, 0.45)],
    [0.07, paint.light],
    [1 - belt - 0.02, paint.base],
    [1 - belt + 0.02, mix(paint.light, paint.glint, 0.35)],
    [at(shape.shoulder[3] - 20), paint.light],
    [at(shape.shoulder[3] - 45), paint.base],
    [at(shape.flank[1] + 150), mix(paint.base, paint.shade, 0.6)],
    [at(shape.flank[1] + 20), paint.shade],
    [at(shape.flank[1] - 30), mix(paint.base, paint.shade, 0.35)],
    [at(shape.sill + 30), paint.shade],
    [1, paint.deep],
  ]);
}

/** The ends of the body turn away from the viewer and darken. */
function endShade(shape: BodyShape, defs: Defs): string {
  const fill = defs.linear(0, 0, shape.length, 0, [
    [0, '#000000', 0.5],
    [0.025, '#000000', 0.24],
    [0.09, '#000000', 0],
    [0.9, '#000000', 0],
    [0.975, '#000000', 0.26],
    [1, '#000000', 0.55],
  ]);
  return rect(0, 0, shape.length, shape.height, { fill });
}

/** Soft light along the upper outline, built from strokes of decreasing width. */
function rimLight(shape: BodyShape, paint: Paint, defs: Defs): string {
  const fade = defs.linear(0, shape.height, 0, shape.belt[1] - 320, [
    [0, paint.glint, 0.9],
    [0.55, paint.glint, 0.75],
    [1, paint.glint, 0],
  ]);
  return [
    [120, 0.14],
    [80, 0.16],
    [46, 0.22],
    [18, 0.4],
  ]
    .map(([strokeWidth, opacity]) => path(shape.silhouette, { fill: 'none', stroke: fade, strokeWidth, opacity }))
    .join('');
}

/** Light caught by the top of a wheel arch; the ring's centre lies above the axle so that it fades towards the sills. */
function archFlare(shape: BodyShape, axle: number, paint: Paint, defs: Defs): string {
  const rise = 170;
  const edge = shape.tyre + 42 - rise;
  const reach = edge + 190;
  const glow = defs.radial(axle - 20, shape.tyre + rise, reach, [
    [edge / reach, paint.glint, 0],
    [(edge + 40) / reach, paint.glint, 0.36],
    [(edge + 90) / reach, paint.glint, 0.12],
    [1, paint.glint, 0],
  ]);
  return circle(axle, shape.tyre + rise, reach + 20, { fill: glow });
}

function flank(shape: BodyShape, paint: Paint, defs: Defs): string {
  const { shoulder, flank: crease } = shape;
  const below = defs.linear(0, shoulder[3] + 20, 0, shoulder[3] - 130, [
    [0, paint.deep, 0.55],
    [1, paint.deep, 0],
  ]);
  const concave = defs.linear(0, crease[7] + 40, 0, crease[1] - 10, [
    [0, paint.deep, 0],
    [1, paint.deep, 0.6],
  ]);
  const horizon = defs.linear(shape.frontAxle, 0, shape.rearAxle, 0, [
    [0, paint.glint, 0],
    [0.25, paint.glint, 0.5],
    [0.6, paint.glint, 0.28],
    [1, paint.glint, 0],
  ]);
  return [
    path(wedge(shoulder, -130), { fill: below }),
    path(wedge(shoulder, 46), { fill: paint.glint, opacity: 0.34 }),
    path(wedge(shoulder, 18), { fill: paint.glint, opacity: 0.75 }),
    path(wedge(crease, 190), { fill: concave }),
    path(wedge(crease, -34), { fill: paint.glint, opacity: 0.3 }),
    path(wedge(crease, -12), { fill: paint.glint, opacity: 0.55 }),
    ellipse((shape.frontAxle + shape.rearAxle) / 2, shoulder[3] - 170, shape.length * 0.3, 26, {
      fill: horizon,
      opacity: 0.5,
    }),
  ].join('');
}

/** The roof, dark when two-tone, with its own reflection. */
function roof(shape: BodyShape, trim: SideTrim, paint: Paint): string {
  const reflection = path(wedge(shape.roof, -34), { fill: paint.glint, opacity: 0.35 });
  if (!trim.blackRoof) {
    return reflection;
  }
  const top = rect(0, shape.belt[1] + 40, shape.length, shape.height, { fill: '#17191c' });
  return top + path(wedge(shape.roof, -40), { fill: '#8a949b', opacity: 0.55 });
}

function wheelHouse(shape: BodyShape, axle: number): string {
  const arch = shape.tyre + 42;
  const house = circle(axle, shape.tyre + 4, arch, { fill: '#07080a' });
  return house + circle(axle, shape.tyre + 4, arch, { fill: 'none', stroke: '#000000', strokeWidth: 10, opacity: 0.5 });
}

function cladding(shape: BodyShape, defs: Defs): string {
  if (!shape.cladded) {
    return rect(0, 0, shape.length, shape.sill + 42, { fill: '#0c0e10', opacity: 0.82 });
  }
  const plastic = defs.linear(0, 900, 0, 200, [
    [0, '#4a4f54'],
    [0.5, '#2b2f33'],
    [1, '#121416'],
  ]);
  const arch = shape.tyre + 118;
  const sill = `M0 ${shape.sill - 40}H${shape.length}V${shape.sill + 140}C${shape.length - 200} ${shape.sill + 175} ${shape.rearAxle + 300} ${shape.sill + 165} ${shape.rearAxle} ${shape.sill + 165}H${shape.frontAxle}C500 ${shape.sill + 165} 200 ${shape.sill + 160} 0 ${shape.sill + 130}Z`;
  const rings = [shape.frontAxle, shape.rearAxle].map((axle) => circle(axle, shape.tyre, arch, { fill: plastic }));
  const edges = [shape.frontAxle, shape.rearAxle].map((axle) =>
    line(`M${axle - arch} ${shape.tyre}A${arch} ${arch} 0 0 0 ${axle + arch} ${shape.tyre}`, '#6c737a', 6, {
      opacity: 0.7,
    }),
  );
  const steel = rect(shape.frontAxle + 560, shape.sill + 34, shape.rearAxle - shape.frontAxle - 1120, 26, {
    fill: '#8d959b',
    opacity: 0.65,
    rx: 13,
  });
  return path(sill, { fill: plastic }) + rings.join('') + edges.join('') + steel;
}

function body(car: SideCar, shape: BodyShape, trim: SideTrim, defs: Defs): string {
  const paint = paintOf(car.color);
  const inside = defs.clip(path(shape.silhouette));
  return group(
    [
      path(shape.silhouette, { fill: bodyFill(shape, paint, defs) }),
      roof(shape, trim, paint),
      flank(shape, paint, defs),
      archFlare(shape, shape.frontAxle, paint, defs),
      archFlare(shape, shape.rearAxle, paint, defs),
      rimLight(shape, paint, defs),
      endShade(shape, defs),
      cladding(shape, defs),
      drawSideDetails(shape, paint, trim, defs),
      drawSideGlass(shape, trim, defs),
      wheelHouse(shape, shape.frontAxle),
      wheelHouse(shape, shape.rearAxle),
      drawMirror(shape, paint, defs),
    ],
    { clipPath: inside },
  );
}

function shadow(shape: BodyShape, defs: Defs): string {
  const middle = shape.length / 2;
  const soft = defs.radial(0, 0, 1, [
    [0, '#14100a', 0.62],
    [0.55, '#14100a', 0.42],
    [0.8, '#14100a', 0.14],
    [1, '#14100a', 0],
  ]);
  const blot = (x: number, rx: number, ry: number, opacity: number): string =>
    group([circle(0, 0, 1, { fill: soft })], {
      transform: `matrix(${round(rx)} 0 0 ${round(ry)} ${round(x)} -20)`,
      opacity,
    });
  return (
    blot(middle, middle * 1.12, 130, 0.75) +
    blot(middle, middle * 0.98, 62, 0.9) +
    blot(shape.frontAxle, 400, 40, 1) +
    blot(shape.rearAxle, 400, 40, 1)
  );
}

function rails(shape: BodyShape): string {
  const [x0, y0, x1, y1, x2, , x3, y3] = shape.roof;
  const lift = `M${x0 + 190} ${y0 + 44}C${x0 + 240} ${y0 + 72} ${x1 + 160} ${y1 + 52} ${(x1 + x2) / 2} ${y1 + 58}S${x3 - 260} ${y3 + 54} ${x3 - 180} ${y3 + 10}`;
  return line(lift, '#17191b', 32) + line(lift, '#b4bbc0', 11, { transform: 'translate(0 6)' });
}

function antenna(shape: BodyShape, paint: Paint): string {
  const x = shape.roof[6] - 150;
  const y = shape.roof[7] + 20;
  return path(
    `M${x - 100} ${y + 18}C${x - 30} ${y + 34} ${x + 20} ${y + 62} ${x + 56} ${y + 64}L${x + 84} ${y - 30}Z`,
    { fill: paint.deep },
  );
}

/** The car and its ground shadow, `placement.length` pixels long. */
export function drawSideCar(car: SideCar, placement: Placement, defs: Defs): string {
  const shape = BODY_SHAPES[car.category];
  const trim = trimOf(car);
  const paint = paintOf(car.color);
  const scale = placement.length / shape.length;
  const mirrored = placement.facing === 'right';
  const origin = mirrored ? placement.x + placement.length : placement.x;
  const look = wheelLook(car.seed + car.category.length);
  const wheel = (axle: number, angle: number): string =>
    group([drawWheel(look, shape.tyre, angle, defs)], { transform: `translate(${axle} ${shape.tyre}) scale(1 -1)` });
  const underbody = rect(shape.frontAxle, 150, shape.rearAxle - shape.frontAxle, 120, { fill: '#08090a' });
  return group(
    [
      shadow(shape, defs),
      underbody,
      trim.rails ? rails(shape) : antenna(shape, paint),
      body(car, shape, trim, defs),
      wheel(shape.frontAxle, 11),
      wheel(shape.rearAxle, 47),
    ],
    {
      transform: `matrix(${mirrored ? -scale : scale} 0 0 ${-scale} ${origin} ${placement.groundY})`.replace(
        /\d+\.\d{5,}/g,
        (value) => Number(value).toFixed(5),
      ),
    },
  );
}
