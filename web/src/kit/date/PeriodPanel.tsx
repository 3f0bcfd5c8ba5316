import { Button, Chip, Group, UnstyledButton } from '@mantine/core';
import { useState, type RefObject } from 'react';
import { t } from '../../platform/i18n/texts';
import { addToWallTime, formatWeekday } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { DayCalendar } from './DayCalendar';
import { PickerShell } from './PickerShell';
import { presetPeriod, presets } from './periodPresets';
import { TimeSelects } from './TimeSelects';
import classes from './DateTimeField.module.css';

/** Agency times `YYYY-MM-DDTHH:mm`; empty if not chosen. */
export interface WallPeriod {
  startsAt: string;
  endsAt: string;
}

/** Limits of the period that can be chosen. A limit that is undefined does not apply. */
export interface PeriodBounds {
  /** If true, the period cannot start before the agency's current day. */
  fromToday?: boolean;
  latestStart?: string | undefined;
  /** The most days from start to return. */
  longest?: number | undefined;
}

interface PeriodPanelProps extends PeriodBounds {
  anchor: RefObject<HTMLElement | null>;
  /** The end that is chosen first. */
  first: keyof WallPeriod;
  labels: Record<keyof WallPeriod, string>;
  value: WallPeriod;
  defaultTime: string;
  onSelect: (period: WallPeriod) => void;
  onClose: () => void;
}

const ends = ['startsAt', 'endsAt'] as const;
const titles = { startsAt: 'dateTime.startTitle', endsAt: 'dateTime.returnTitle' } as const;

const dayOf = (wall: string | undefined): string | undefined => wall?.slice(0, 10) || undefined;

/** Returns the time of day to suggest on a day: the usual one, or the next full hour of today once that has passed. */
const timeAhead = (day: string, usual: string, now: string): string => {
  if (`${day}T${usual}` >= now) return usual;
  const next = addToWallTime(`${now.slice(0, 13)}:00`, { hours: 1 });
  return dayOf(next) === day ? next.slice(11, 16) : usual;
};

/** Shows start and return in one picker: choosing the start leads to the return, and 'Selectionner' applies both. */
export const PeriodPanel = ({
  anchor,
  first,
  labels,
  value,
  defaultTime,
  fromToday = false,
  latestStart,
  longest,
  onSelect,
  onClose,
}: PeriodPanelProps) => {
  const now = useAgencyNow();
  const [step, setStep] = useState(first);
  const [days, setDays] = useState({ startsAt: dayOf(value.startsAt), endsAt: dayOf(value.endsAt) });
  const [chosen, setChosen] = useState<Partial<WallPeriod>>({});
  // A preset is a number of whole periods of 24 h, so that its return follows the time of the start until another is chosen.
  const [wholeDays, setWholeDays] = useState(false);
  const { startsAt: start, endsAt: end } = days;
  const startTime =
    (chosen.startsAt ?? value.startsAt.slice(11, 16)) ||
    (fromToday && now && start ? timeAhead(start, defaultTime, now) : defaultTime);
  const ownEndTime = (chosen.endsAt ?? value.endsAt.slice(11, 16)) || startTime;
  const times = { startsAt: startTime, endsAt: wholeDays ? startTime : ownEndTime };

  const choose = (day: string): void => {
    if (step === 'endsAt') {
      setDays({ ...days, endsAt: day });
      if (!start) setStep('startsAt');
      return;
    }
    setDays({ startsAt: day, endsAt: end && end >= day ? end : undefined });
    setStep('endsAt');
  };

  const earliest = fromToday ? dayOf(now) : undefined;
  const bounds = {
    startsAt: { min: earliest, max: dayOf(latestStart) },
    endsAt: {
      min: start ?? earliest,
      max: start && longest !== undefined ? dayOf(addToWallTime(`${start}T00:00`, { days: longest })) : undefined,
    },
  }[step];

  return (
    <PickerShell anchor={anchor} title={t(titles[step])} onClose={onClose}>
      <div className={classes.period}>
        <div className={classes.ends}>
          {ends.map((name) => (
            <div key={name} className={classes.end} data-current={step === name || undefined}>
              <UnstyledButton className={classes.endDay} aria-pressed={step === name} onClick={() => setStep(name)}>
                <span>{labels[name]}</span>
                <b>{days[name] ? formatWeekday(`${days[name]}T00:00`) : t('dateTime.pickDay')}</b>
              </UnstyledButton>
              <TimeSelects
                of={labels[name]}
                value={times[name]}
                onChange={(time) => {
                  setChosen({ ...chosen, [name]: time });
                  if (name === 'endsAt') setWholeDays(false);
                }}
              />
            </div>
          ))}
        </div>
        {now && (
          <Group gap="xs" className={classes.presets} role="group" aria-label={t('dateTime.presets')}>
            {presets.map((name) => {
              const preset = presetPeriod(name, { start, today: now.slice(0, 10) });
              return (
                <Chip
                  key={name}
                  variant="light"
                  checked={preset.start === start && preset.end === end && times.endsAt === times.startsAt}
                  onChange={() => {
                    setDays({ startsAt: preset.start, endsAt: preset.end });
                    setWholeDays(true);
                    setStep('endsAt');
                  }}
                >
                  {t(`dateTime.preset.${name}`)}
                </Chip>
              );
            })}
          </Group>
        )}
        <DayCalendar
          day={days[step] ?? start ?? null}
          onChoose={choose}
          min={bounds.min}
          max={bounds.max}
          span={{ start: start ?? null, end: end ?? null }}
        />
        <Button
          fullWidth
          size="md"
          className={classes.select ?? ''}
          disabled={!start || !end}
          onClick={() => onSelect({ startsAt: `${start}T${times.startsAt}`, endsAt: `${end}T${times.endsAt}` })}
        >
          {t('dateTime.select')}
        </Button>
      </div>
    </PickerShell>
  );
};
