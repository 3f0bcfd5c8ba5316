import { lazyPart } from '../lazy/lazyPart';
import { WhenNear } from '../lazy/WhenNear';
import type { DayPoint } from './DayDrawing';
import { useWidth } from './useWidth';

const DayDrawing = lazyPart(async () => (await import('./DayDrawing')).DayDrawing, { pending: null });

interface DayChartProps {
  /** Describes the chart for screen readers; the figures are in a table beside it. */
  label: string;
  points: readonly DayPoint[];
  /** Formats a value on the axis. */
  formatValue?: (value: number) => string;
}

const height = 260;

/** Shows one value per day, as wide as its place. The place is as high before the drawing is there. */
export const DayChart = ({ label, points, formatValue }: DayChartProps) => {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} role="img" aria-label={label} style={{ height }}>
      <WhenNear minHeight={`${height}px`} within={200}>
        {width > 0 && <DayDrawing points={points} width={width} height={height} formatValue={formatValue} />}
      </WhenNear>
    </div>
  );
};
