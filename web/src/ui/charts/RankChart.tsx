import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel, VictoryTooltip } from 'victory';
import { chartColors, chartTheme } from './chartTheme';
import { useWidth } from './useWidth';

export interface RankedItem {
  name: string;
  value: number;
  /** The item and its value as people read them, for the tooltip. */
  label: string;
}

interface RankChartProps {
  /** Says what is drawn, to who cannot see it. */
  label: string;
  items: readonly RankedItem[];
}

const height = 300;
const longestName = 18;

const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

/** One column an item, the tallest first. */
export const RankChart = ({ label, items }: RankChartProps) => {
  const { ref, width } = useWidth();
  const top = Math.max(1, ...items.map(({ value }) => value));
  const data = items.map(({ value, label: said }, index) => ({ x: index + 1, y: value, label: said }));
  return (
    <div ref={ref} role="img" aria-label={label} style={{ height }}>
      <VictoryChart
        theme={chartTheme}
        width={width}
        height={height}
        padding={{ top: 16, right: 24, bottom: 104, left: 64 }}
        domain={{ x: [0.5, Math.max(1, items.length) + 0.5], y: [0, top * 1.08] }}
        containerComponent={<VictoryContainer role="presentation" responsive={false} />}
      >
        <VictoryAxis
          tickValues={data.map(({ x }) => x)}
          tickFormat={(x: number) => shortened(items[x - 1]?.name ?? '')}
          tickLabelComponent={<VictoryLabel angle={-38} textAnchor="end" verticalAnchor="middle" dy={4} />}
        />
        <VictoryAxis
          dependentAxis
          tickCount={Math.min(5, top)}
          tickFormat={(value: number) => (Number.isInteger(value) ? String(value) : '')}
        />
        <VictoryBar
          data={data}
          barRatio={0.65}
          cornerRadius={{ top: 4 }}
          style={{ data: { fill: chartColors.bar } }}
          labelComponent={<VictoryTooltip constrainToVisibleArea />}
        />
      </VictoryChart>
    </div>
  );
};
