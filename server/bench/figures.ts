/** Measures how long work takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures a number of runs one after the other, in ms, after an uncounted one. */
export async function repeated(times: number, work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const taken: number[] = [];
  for (let i = 0; i < times; i++) taken.push(await timed(work));
  return taken;
}

/** Returns the value below which this fraction (0 to 1) of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Returns the median of the values; NaN if there are none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A row of the report: what was measured, and the value with its unit. */
export type Row = readonly [what: string, value: string];

/** A section of the report: a title and its rows. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Formats a duration in milliseconds, with one decimal below 10: `4.2 ms`. */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
/** Formats the ratio of `a` to `b` with one decimal: `× 1.3`. */
export const ratio = (a: number, b: number): string => `× ${(a / b).toFixed(1)}`;
/** Formats a number of bytes in KiB, with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
/** Formats a number of bytes in whole MiB. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MiB`;

/** Formats the sections as a table of two columns. */
export function tableOf(sections: readonly Section[]): string {
  const width = Math.max(...sections.flatMap(({ rows }) => rows.map(([what]) => what.length)));
  return sections
    .map(({ title, rows }) => [title, ...rows.map(([what, value]) => `  ${what.padEnd(width)}  ${value}`)].join('\n'))
    .join('\n\n');
}
