import { VictoryArea, VictoryAxis, VictoryBar, VictoryChart, VictoryTooltip, VictoryVoronoiContainer } from 'victory';
import { locale } from '../../platform/i18n/locale';
import { onFirstUse } from '../../platform/i18n/onFirstUse';
import { chartColors, chartTheme } from './chartTheme';

/** A value of a day. */
export interface DayPoint {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number;
  /** The formatted value, for the tooltip. */
  label: string;
}

interface DayDrawingProps {
  points: readonly DayPoint[];
  /** Pixels. */
  width: number;
  height: number;
  /** Formats a value on the axis. */
  formatValue?: ((value: number) => string) | undefined;
}

/** A day as the library draws it. */
interface DrawnDay {
  x: number;
  y: number;
  /** What is shown at the pointer. Not named `label`, which a bar would draw beside itself. */
  text: string;
}

/** With more days bars would be too thin, so that an area is drawn. */
const mostBars = 62;
const pixelsPerTick = 64;

const shortDay = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}`;
const fullDay = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

const compactNumber = onFirstUse(
  () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** Draws one value per day: bars for a month or two, an area for more. Its library is large, so that `DayChart` loads it late. */
export const DayDrawing = ({
  points,
  width,
  height,
  formatValue = (value) => compactNumber().format(value),
}: DayDrawingProps) => {
  const data = points.map(({ day, value, label }, index): DrawnDay => ({
    x: index + 1,
    y: value,
    text: `${fullDay(day)}\n${label}`,
  }));
  const every = Math.max(1, Math.ceil(points.length / Math.max(2, Math.floor((width - 60) / pixelsPerTick))));
  const ticks = data.map(({ x }) => x).filter((x) => (x - 1) % every === 0);
  const top = Math.max(1, ...points.map(({ value }) => value));
  const Series = points.length > mostBars ? VictoryArea : VictoryBar;
  const style =
    points.length > mostBars
      ? { data: { fill: chartColors.area, stroke: chartColors.bar, strokeWidth: 1.5 } }
      : { data: { fill: chartColors.bar } };

  return (
    <VictoryChart
      theme={chartTheme}
      width={width}
      height={height}
      padding={{ top: 16, right: 16, bottom: 32, left: 52 }}
      domain={{ x: [0.5, Math.max(1, points.length) + 0.5], y: [0, top * 1.08] }}
      containerComponent={
        <VictoryVoronoiContainer
          role="presentation"
          voronoiDimension="x"
          labels={({ datum }: { datum: DrawnDay }) => datum.text}
          labelComponent={<VictoryTooltip constrainToVisibleArea />}
          responsive={false}
        />
      }
    >
      <VictoryAxis tickValues={ticks} tickFormat={(x: number) => shortDay(points[x - 1]?.day ?? '')} />
      <VictoryAxis
        dependentAxis
        tickCount={Math.min(5, Math.ceil(top))}
        tickFormat={(value: number) => (Number.isInteger(value) || top > 5 ? formatValue(value) : '')}
      />
      <Series data={data} style={style} cornerRadius={{ top: 3 }} />
    </VictoryChart>
  );
};
