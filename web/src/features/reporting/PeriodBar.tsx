import { Chip, Group } from '@mantine/core';
import { PeriodForm, type DaySpan } from './PeriodForm';
import classes from './PeriodBar.module.css';
import { reportPresets, sameSpan, spanOf } from './reportPresets';
import { t } from './texts';

interface PeriodBarProps {
  /** The agency's day; nothing is offered until the server said it. */
  today: string | undefined;
  /** What all charts show: days, null for the current month, undefined where they differ. */
  period: DaySpan | null | undefined;
  onChoose: (period: DaySpan | null) => void;
}

/** Fills the dates of every chart at once: usual periods one press each, others by their days. */
export const PeriodBar = ({ today, period, onChoose }: PeriodBarProps) => (
  <section className={classes.root} aria-label={t('bar.title')}>
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
    <PeriodForm of={t('bar.title')} period={period ?? null} onSearch={onChoose} />
  </section>
);
