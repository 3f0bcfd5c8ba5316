import type { VictoryThemeDefinition } from 'victory';

const ink = 'var(--mantine-color-text)';
const quiet = 'var(--mantine-color-dimmed)';
const line = 'var(--line)';
const fontFamily = "'Cairo Variable', system-ui, sans-serif";

/** The charts' colours are the page's variables, so that they follow its colour scheme. */
export const chartColors = {
  bar: 'light-dark(var(--mantine-color-green-7), var(--mantine-color-green-5))',
  area: 'light-dark(var(--mantine-color-green-1), var(--mantine-color-green-9))',
} as const;

const text = { fontFamily, fontSize: 11, fill: quiet, padding: 6 };

/** Discreet axes, so that the values stand out. */
export const chartTheme: VictoryThemeDefinition = {
  axis: {
    style: {
      axis: { stroke: line, strokeWidth: 1, fill: 'transparent' },
      grid: { stroke: 'none', fill: 'none' },
      ticks: { stroke: 'none', fill: 'none' },
      tickLabels: text,
    },
  },
  dependentAxis: {
    style: {
      axis: { stroke: 'none', fill: 'transparent' },
      grid: { stroke: line, strokeDasharray: '3 4', fill: 'none' },
      ticks: { stroke: 'none', fill: 'none' },
      tickLabels: text,
    },
  },
  tooltip: {
    style: { fontFamily, fontSize: 12, fill: ink, padding: 8 },
    flyoutStyle: { fill: 'var(--mantine-color-body)', stroke: line, strokeWidth: 1, pointerEvents: 'none' },
    flyoutPadding: 8,
    cornerRadius: 8,
    pointerLength: 6,
  },
};
