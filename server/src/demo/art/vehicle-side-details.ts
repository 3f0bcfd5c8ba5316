import type { Paint } from './palette.js';
import { circle, ellipse, group, line, path, type Defs } from './svg.js';
import type { BodyShape, Curve } from './vehicle-shape.js';

function curvePath([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): string {
  return `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`;
}

/** The gaps between doors, bonnet and bumpers: a dark line with a lit edge. */
function seam(d: string, paint: Paint): string {
  return (
    line(d, paint.glint, 7, { opacity: 0.35, transform: 'translate(9 -2)' }) + line(d, '#050607', 9, { opacity: 0.72 })
  );
}

function doors(shape: BodyShape, paint: Paint): string {
  const [front, middle, rear] = shape.pillars;
  const low = shape.sill + (shape.cladded ? 165 : 62);
  const arch = shape.tyre + (shape.cladded ? 140 : 92);
  const beltFront = shape.belt[1];
  const archX = shape.rearAxle - arch * 0.9;
  const archY = shape.tyre + arch * 0.44;
  const rearBelt = shape.belt[3];
  const frontDoor = `M${front + 60} ${beltFront}C${front - 20} ${beltFront - 120} ${front - 50} ${beltFront - 400} ${front - 30} ${low + 60}Q${front - 25} ${low} ${front + 40} ${low}L${archX - 80} ${low}`;
  const middleDoor = `M${middle} ${shape.height - 60}L${middle} ${rearBelt}C${middle - 30} ${rearBelt - 300} ${middle - 30} ${low + 200} ${middle - 6} ${low}`;
  const rearDoor = `M${rear + 40} ${shape.height - 150}C${rear + 110} ${rearBelt + 40} ${rear + 100} ${rearBelt - 110} ${archX + 90} ${archY + 150}C${archX + 20} ${archY + 60} ${archX - 50} ${archY - 80} ${archX - 80} ${low}`;
  return [frontDoor, middleDoor, rearDoor].map((d) => seam(d, paint)).join('');
}

function panels(shape: BodyShape): string {
  const wing = shape.frontAxle - shape.tyre - 50;
  const tail = shape.rearAxle + shape.tyre + 50;
  const lampY = shape.shoulder[1];
  const bonnet = `M${shape.shoulder[0] + 40} ${lampY + 22}C${shape.frontAxle + 100} ${lampY + 92} ${shape.frontAxle + 300} ${lampY + 112} ${shape.pillars[0] - 40} ${shape.belt[1] - 30}`;
  const bumperFront = `M${wing + 30} ${shape.tyre + 190}L${wing - 40} ${lampY - 70}`;
  const bumperRear = `M${tail - 20} ${shape.tyre + 220}C${tail + 60} ${shape.tyre + 330} ${tail + 120} ${shape.tyre + 330} ${shape.length} ${shape.tyre + 330}`;
  return [bonnet, bumperFront, bumperRear].map((d) => line(d, '#050607', 7, { opacity: 0.5 })).join('');
}

function handle([x, y]: readonly [number, number], chrome: boolean, paint: Paint): string {
  return [
    ellipse(x + 75, y - 14, 96, 30, { fill: '#000000', opacity: 0.26 }),
    path(
      `M${x - 20} ${y}C${x - 10} ${y + 26} ${x + 150} ${y + 30} ${x + 178} ${y + 12}C${x + 180} ${y - 6} ${x + 10} ${y - 20} ${x - 20} ${y}Z`,
      {
        fill: chrome ? '#cfd5d9' : paint.light,
      },
    ),
    line(`M${x} ${y + 12}C${x + 50} ${y + 22} ${x + 120} ${y + 22} ${x + 165} ${y + 14}`, '#ffffff', 6, {
      opacity: 0.65,
    }),
  ].join('');
}

/** The door mirror, drawn over the glass. */
export function drawMirror(shape: BodyShape, paint: Paint, defs: Defs): string {
  const x = shape.belt[0] + 30;
  const y = shape.belt[1] + 4;
  const shell = defs.linear(0, y + 150, 0, y, [
    [0, paint.glint],
    [0.4, paint.base],
    [1, paint.deep],
  ]);
  return group([
    path(`M${x + 20} ${y - 14}L${x + 130} ${y - 10}L${x + 120} ${y + 40}L${x + 60} ${y + 40}Z`, { fill: '#0b0d0f' }),
    path(
      `M${x - 40} ${y + 50}C${x - 30} ${y + 118} ${x + 40} ${y + 156} ${x + 130} ${y + 152}C${x + 190} ${y + 148} ${x + 200} ${y + 110} ${x + 190} ${y + 60}C${x + 185} ${y + 28} ${x + 40} ${y + 22} ${x - 40} ${y + 50}Z`,
      { fill: shell },
    ),
    line(`M${x - 20} ${y + 60}C${x + 40} ${y + 46} ${x + 120} ${y + 46} ${x + 184} ${y + 62}`, '#05070a', 8, {
      opacity: 0.6,
    }),
    line(`M${x - 18} ${y + 84}C${x + 10} ${y + 84} ${x + 50} ${y + 82} ${x + 90} ${y + 82}`, '#f2b24c', 8, {
      opacity: 0.85,
    }),
  ]);
}

function lamps(shape: BodyShape, defs: Defs): string {
  const [hx0, hy0, , , , , hx3, hy3] = shape.headlampGlow;
  const lens = defs.linear(hx0, hy0, hx3, hy3, [
    [0, '#eef4f7'],
    [0.35, '#8b979f'],
    [0.7, '#353d44'],
    [1, '#1d2328'],
  ]);
  const red = defs.linear(0, shape.tailGlow[1] + 90, 0, shape.tailGlow[1] - 110, [
    [0, '#d8232b'],
    [0.5, '#9c0f18'],
    [1, '#5c070d'],
  ]);
  const clipHead = defs.clip(path(shape.headlamp));
  const clipTail = defs.clip(path(shape.tailLamp));
  const projector = (x: number, y: number, r: number): string =>
    circle(x, y, r, { fill: '#14181b', stroke: '#c3ccd2', strokeWidth: 7 }) +
    circle(x - r * 0.25, y + r * 0.3, r * 0.4, { fill: '#eaf3f8' });
  const middleX = (hx0 + hx3) / 2;
  const middleY = (hy0 + hy3) / 2 + 10;
  return [
    path(shape.headlamp, { fill: '#0a0c0e', stroke: '#0a0c0e', strokeWidth: 14 }),
    group(
      [
        path(shape.headlamp, { fill: lens }),
        projector(middleX - 46, middleY + 6, 32),
        projector(middleX + 52, middleY + 26, 27),
        line(curvePath(shape.headlampGlow), '#ffffff', 15, { opacity: 0.95 }),
      ],
      { clipPath: clipHead },
    ),
    path(shape.tailLamp, { fill: '#0a0c0e', stroke: '#0a0c0e', strokeWidth: 12 }),
    group(
      [
        path(shape.tailLamp, { fill: red }),
        line(curvePath(shape.tailGlow), '#ff5a50', 22, { opacity: 0.9 }),
        line(curvePath(shape.tailGlow), '#ffd2c8', 7, { opacity: 0.9 }),
      ],
      { clipPath: clipTail },
    ),
  ].join('');
}

function bumpers(shape: BodyShape): string {
  const y = shape.sill + 90;
  const rear = shape.length;
  const noseY = (shape.headlampGlow[1] + shape.sill) / 2 + 110;
  return [
    ellipse(0, noseY, 74, 112, { fill: '#0c0e10', opacity: 0.9 }),
    line(`M8 ${noseY + 44}H62M8 ${noseY + 10}H70M8 ${noseY - 24}H68`, '#aab2b8', 9, { opacity: 0.8 }),
    path(shape.intake, { fill: '#0a0c0e', opacity: 0.9 }),
    path(
      `M${rear} ${y + 60}C${rear - 120} ${y + 66} ${rear - 260} ${y + 40} ${rear - 330} ${y - 20}L${rear - 330} 0H${rear}Z`,
      { fill: '#0f1113', opacity: 0.88 },
    ),
    path(`M${rear - 130} ${y + 120}h100v34h-100Z`, { fill: '#b8161f', opacity: 0.9 }),
  ].join('');
}

function fuelCap(shape: BodyShape): string {
  const x = shape.rearAxle + shape.tyre * 0.62;
  const y = shape.shoulder[7] - 70;
  return path(`M${x - 72} ${y - 66}h120q24 0 24 24v90q0 24 -24 24h-120q-24 0 -24 -24v-90q0 -24 24 -24Z`, {
    fill: 'none',
    stroke: '#050607',
    strokeWidth: 6,
    opacity: 0.4,
  });
}

/** Doors, lamps, bumpers, handles and mirror. */
export function drawSideDetails(shape: BodyShape, paint: Paint, trim: { chrome: boolean }, defs: Defs): string {
  const middleSill = shape.sill + 74;
  const chromeSill =
    trim.chrome && !shape.cladded
      ? line(`M${shape.pillars[0] + 60} ${middleSill}H${shape.rearAxle - shape.tyre - 140}`, '#c5ccd1', 10, {
          opacity: 0.8,
        })
      : '';
  return [
    doors(shape, paint),
    panels(shape),
    fuelCap(shape),
    bumpers(shape),
    lamps(shape, defs),
    chromeSill,
    ...shape.handles.map((place) => handle(place, trim.chrome, paint)),
  ].join('');
}
