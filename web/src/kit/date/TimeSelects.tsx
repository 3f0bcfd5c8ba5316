import { NativeSelect } from '@mantine/core';
import { t } from '../../platform/i18n/texts';
import classes from './DateTimeField.module.css';

interface TimeSelectsProps {
  /** The name of the time if a picker has two: 'Départ'. */
  of?: string;
  /** `HH:mm`. */
  value: string;
  onChange: (time: string) => void;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const quarters = ['00', '15', '30', '45'];

/** Chooses hour and minutes, in quarters of an hour and the current value. */
export const TimeSelects = ({ of, value, onChange }: TimeSelectsProps) => {
  const [hour = '10', minute = '00'] = value.split(':');
  const minutes = quarters.includes(minute) ? quarters : [...quarters, minute].sort();
  const named = (label: string) => (of ? { 'aria-label': `${label} : ${of}` } : { label });
  return (
    <div
      className={classes.times}
      role="group"
      aria-label={of ?? t('dateTime.time')}
      data-inline={Boolean(of) || undefined}
    >
      <NativeSelect
        {...named(t('dateTime.hour'))}
        size="md"
        data={of ? hours.map((one) => ({ value: one, label: `${one} h` })) : hours}
        value={hour}
        onChange={(event) => onChange(`${event.currentTarget.value}:${minute}`)}
      />
      <NativeSelect
        {...named(t('dateTime.minutes'))}
        size="md"
        data={minutes}
        value={minute}
        onChange={(event) => onChange(`${hour}:${event.currentTarget.value}`)}
      />
    </div>
  );
};
