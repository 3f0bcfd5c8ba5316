interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
}

const width = 96;
const height = 28;
const margin = 3;

/** Draws a line without axes that shows a trend; a text beside it must give the figures. */
export const Sparkline = ({ values }: SparklineProps) => {
  const top = Math.max(...values, 1);
  const points = values.map((value, index) => ({
    x: margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1),
    y: height - margin - (value / top) * (height - 2 * margin),
  }));
  const last = points.at(-1);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={2.75} fill="currentColor" />}
    </svg>
  );
};
