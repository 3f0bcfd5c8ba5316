import { Button, Group } from '@mantine/core';
import { addToWallTime } from '../../platform/time/time';
import { t } from '../texts';

interface DaysLaterProps {
  /** The accessible name of the group. */
  label: string;
  /** The wall time from which days are counted. */
  from: string;
  /** The chosen wall time. */
  value: string;
  onChange: (wallTime: string) => void;
}

const presets = [1, 3, 7];

/** Offers the end of an extension by a few days with one tap: '+1 jour', '+3 jours', '+7 jours'. */
export const DaysLater = ({ label, from, value, onChange }: DaysLaterProps) => (
  <Group gap="xs" role="group" aria-label={label}>
    {presets.map((days) => {
      const wallTime = addToWallTime(from, { days });
      return (
        <Button
          key={days}
          variant={value === wallTime ? 'filled' : 'default'}
          aria-pressed={value === wallTime}
          size="sm"
          h={44}
          onClick={() => onChange(wallTime)}
        >
          {t('daysLater', { count: days })}
        </Button>
      );
    })}
  </Group>
);
