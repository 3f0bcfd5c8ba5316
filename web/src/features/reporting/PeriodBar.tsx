import { Chip, Group } from '@mantine/core';
import { PeriodForm, type DaySpan } from './PeriodForm';
import classes from './PeriodBar.module.css';
import { reportPresets, sameSpan, spanOf } from './reportPresets';
import { t } from './texts';

interface PeriodBarProps {
  /** The agency's day; no presets are shown until the server has answered. */
  today: string | undefined;
  /** The period of all charts; null for the current month, undefined if they differ. */
  period: DaySpan | null | undefined;
  /** Why the figures of that period could not be loaded. */
  error: unknown;
  onChoose: (period: DaySpan | null) => void;
}

/** Sets the period of every chart at once: usual periods by one press, others by their days. */
export const PeriodBar = ({ today, period, error, onChoose }: PeriodBarProps) => (
  <section className={classes.root} aria-label={t('bar.title')} data-screen-only>
    <Group gap="xs" role="group" aria-label={t('bar.presets')}>
      {reportPresets.map((name) => {
        const span = name === 'thisMonth' ? null : today ? spanOf(name, today) : undefined;
        return (
          <Chip
            key={name}
            checked={span !== undefined && period !== undefined && sameSpan(span, period)}
            disabled={span === undefined}
            onChange={() => span !== undefined && onChoose(span)}
          >
            {t(`bar.preset.${name}`)}
          </Chip>
        );
      })}
    </Group>
    <PeriodForm of={t('bar.title')} period={period ?? null} error={error} onSearch={onChoose} />
  </section>
);
