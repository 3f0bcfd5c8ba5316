import type { PointGroup } from 'signature_pad';

/** An item on the pad: a stroke of the pen, or a typed name. */
export type Mark = { kind: 'stroke'; stroke: PointGroup } | { kind: 'name'; text: string };

/** Returns a stroke with position and width multiplied. */
export const scaleStroke = (stroke: PointGroup, factor: number): PointGroup => ({
  ...stroke,
  dotSize: stroke.dotSize * factor,
  minWidth: stroke.minWidth * factor,
  maxWidth: stroke.maxWidth * factor,
  points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
});

/** Returns the strokes of the pen among the marks, without the typed names. */
export const strokesOf = (marks: readonly Mark[]): PointGroup[] =>
  marks.flatMap((mark) => (mark.kind === 'stroke' ? [mark.stroke] : []));

/** Returns the right edge of the drawing, in its original pixels; 0 without a stroke. */
export const inkWidth = (marks: readonly Mark[]): number =>
  strokesOf(marks).reduce(
    (edge, { points, minWidth, maxWidth }) =>
      points.reduce((right, { x }) => Math.max(right, x + Math.max(minWidth, maxWidth) / 2), edge),
    0,
  );

/** Returns how much the drawing must shrink to fit a pad of this width; it never grows. */
export const fitScale = (marks: readonly Mark[], width: number): number => {
  const ink = inkWidth(marks);
  return ink > width && width > 0 ? width / ink : 1;
};

/** Adds a typed name, replacing a previous one. */
export const withName = (marks: readonly Mark[], text: string): Mark[] => [
  ...marks.filter(({ kind }) => kind !== 'name'),
  { kind: 'name', text },
];
