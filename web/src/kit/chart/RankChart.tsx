import classes from './RankChart.module.css';

/** A bar of a RankChart. */
export interface RankedItem {
  name: string;
  value: number;
  /** The formatted item and value, for the tooltip. */
  label: string;
}

interface RankChartProps {
  /** Describes the chart for screen readers. */
  label: string;
  items: readonly RankedItem[];
}

/** Draws one bar per item, the longest first; names are aligned, and in full if there is room. */
export const RankChart = ({ label, items }: RankChartProps) => {
  const top = Math.max(1, ...items.map(({ value }) => value));
  return (
    <div role="img" aria-label={label} className={classes.root}>
      {items.map(({ name, value, label: said }, index) => (
        <div key={`${name} ${index}`} className={classes.item} title={said}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track}>
            <span className={classes.bar} style={{ inlineSize: `${(100 * value) / top}%` }} />
          </span>
          <span className={classes.value}>{value}</span>
        </div>
      ))}
    </div>
  );
};
