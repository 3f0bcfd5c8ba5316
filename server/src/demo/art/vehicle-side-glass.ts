import { group, line, path, type Defs } from './svg.js';
import type { BodyShape } from './vehicle-shape.js';

function seats(shape: BodyShape): string {
  const [, middle, rear] = shape.pillars;
  const y = shape.belt[1] - 60;
  const top = shape.height - 190;
  const seat = (x: number): string =>
    path(
      `M${x - 60} ${y}C${x - 10} ${y + 90} ${x + 40} ${top - 150} ${x + 70} ${top - 96}C${x + 110} ${top - 70} ${x + 190} ${top - 76} ${x + 196} ${top - 120}C${x + 200} ${top - 200} ${x + 170} ${y + 60} ${x + 150} ${y}Z`,
      { fill: '#0a0d0f' },
    ) +
    path(
      `M${x + 92} ${top - 60}L${x + 150} ${top - 66}L${x + 168} ${top + 22}C${x + 160} ${top + 40} ${x + 116} ${top + 42} ${x + 108} ${top + 26}Z`,
      { fill: '#0a0d0f' },
    ) +
    line(
      `M${x + 118} ${top - 100}L${x + 126} ${top - 40}M${x + 150} ${top - 100}L${x + 150} ${top - 40}`,
      '#0a0d0f',
      9,
    );
  const wheel = line(`M${middle - 640} ${shape.belt[1] - 40}L${middle - 560} ${shape.belt[1] + 150}`, '#0a0d0f', 26);
  return group([seat(middle - 320), seat(rear - 330), wheel], { opacity: 0.66 });
}

function pillars(shape: BodyShape): string {
  const [, middle, rear] = shape.pillars;
  const low = shape.belt[1] - 20;
  const divider = rear + 60;
  return (
    path(
      `M${middle - 52} ${low}L${middle - 18} ${shape.height}L${middle + 62} ${shape.height}L${middle + 52} ${low}Z`,
      { fill: '#0b0d0f' },
    ) +
    path(
      `M${divider - 20} ${low}L${divider - 90} ${shape.height}L${divider - 52} ${shape.height}L${divider + 22} ${low}Z`,
      { fill: '#0b0d0f' },
    )
  );
}

function reflections(shape: BodyShape, defs: Defs): string {
  const low = shape.belt[1];
  const high = shape.height - 60;
  const fade = defs.linear(0, high, 0, low, [
    [0, '#e8f1f5', 0.5],
    [1, '#e8f1f5', 0.04],
  ]);
  const streak = (x: number, width: number, opacity: number): string =>
    path(`M${x} ${low}L${x + 420} ${high}L${x + 420 + width} ${high}L${x + width} ${low}Z`, { fill: fade, opacity });
  const [front, middle, rear] = shape.pillars;
  const horizon = path(
    `M${front} ${low + 90}C${middle} ${low + 175} ${rear} ${low + 150} ${shape.length} ${low + 110}V${low - 60}H${front}Z`,
    { fill: '#000000', opacity: 0.28 },
  );
  return (
    horizon +
    streak(front + 220, 190, 0.75) +
    streak(front + 470, 50, 0.6) +
    streak(middle + 120, 260, 0.6) +
    streak(middle + 440, 60, 0.5)
  );
}

function screens(shape: BodyShape, defs: Defs): string {
  const glass = defs.linear(0, shape.height, 0, shape.belt[1], [
    [0, '#2a343b'],
    [1, '#77868f'],
  ]);
  return path(shape.windscreen, { fill: glass }) + path(shape.rearScreen, { fill: glass });
}

/** The side windows, the slivers of both screens, and what is seen through them. */
export function drawSideGlass(shape: BodyShape, trim: { chrome: boolean; privacyGlass: boolean }, defs: Defs): string {
  const glass = defs.linear(0, shape.height - 50, 0, shape.belt[1], [
    [0, '#39454d'],
    [0.45, '#27313a'],
    [1, '#4d5c66'],
  ]);
  const inside = defs.clip(path(shape.glass));
  const privacy = trim.privacyGlass
    ? path(`M${shape.pillars[1]} 0H${shape.length}V${shape.height}H${shape.pillars[1]}Z`, {
        fill: '#07090b',
        opacity: 0.5,
      })
    : '';
  const frame = trim.chrome ? '#d5dade' : '#0c0e10';
  return [
    screens(shape, defs),
    path(shape.glass, { fill: '#0a0c0e', stroke: '#0a0c0e', strokeWidth: 34, strokeLinejoin: 'round' }),
    path(shape.glass, {
      fill: 'none',
      stroke: frame,
      strokeWidth: 14,
      strokeLinejoin: 'round',
      transform: 'translate(0 -3)',
    }),
    group([path(shape.glass, { fill: glass }), seats(shape), privacy, reflections(shape, defs), pillars(shape)], {
      clipPath: inside,
    }),
    path(shape.glass, { fill: 'none', stroke: '#05070a', strokeWidth: 8, opacity: 0.8 }),
  ].join('');
}
