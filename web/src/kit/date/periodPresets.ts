import { addDays } from '../../platform/time/time';

/** Common rental periods, to be chosen by one tap. */
export const presets = ['weekend', 'days3', 'week', 'month'] as const;
/** The name of a common rental period, one of presets. */
export type Preset = (typeof presets)[number];

const lengths = { days3: 3, week: 7, month: 30 } as const;

/** Returns the days of a preset: from the chosen start, else from tomorrow; a week-end is the next one from Friday to Sunday. */
export const presetPeriod = (
  preset: Preset,
  { start, today }: { start: string | undefined; today: string },
): { start: string; end: string } => {
  const tomorrow = addDays(today, 1);
  const from = start ?? tomorrow;
  if (preset !== 'weekend') return { start: from, end: addDays(from, lengths[preset]) };
  const weekday = new Date(`${tomorrow}T00:00Z`).getUTCDay();
  const friday = addDays(tomorrow, (5 - weekday + 7) % 7);
  return { start: friday, end: addDays(friday, 2) };
};
