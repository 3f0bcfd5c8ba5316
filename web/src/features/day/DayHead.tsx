import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core';
import { IconCalendarPlus, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { DateField } from '../../kit/date/DateField';
import { parseDay } from '../../kit/date/parseDay';
import { useListParams } from '../../kit/list/useListParams';
import { addDays } from '../../platform/time/time';
import { paths } from '../../platform/url/paths';
import { WalkInLink } from '../../domain/booking/WalkInLink';
import classes from './DayBoard.module.css';
import { dayView } from './dayParts';
import { t } from './texts';

interface DayHeadProps {
  /** `YYYY-MM-DD`; undefined until it is known. */
  today: string | undefined;
  agencies: readonly { id: string; name: string }[];
}

/** Heads the day: another day can be chosen, a reservation made, and the day limited to one agency. */
export const DayHead = ({ today, agencies }: DayHeadProps) => {
  const { state, update } = useListParams(dayView);
  const { agencyId } = state;
  const day = state.day || today || '';
  const show = (chosen: string): void => update({ day: chosen === today ? '' : chosen });
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{t('title')}</h1>
      <Group gap={4} className={classes.whatDay ?? ''}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('previousDay')}
          disabled={!day}
          onClick={() => show(addDays(day, -1))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <DateField
          aria-label={t('day')}
          size="md"
          className={classes.day}
          value={day}
          onChange={(typed) => {
            if (parseDay(typed)) show(typed);
          }}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('nextDay')}
          disabled={!day}
          onClick={() => show(addDays(day, 1))}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        {state.day && (
          <Button variant="default" size="md" onClick={() => update({ day: '' })}>
            {t('today')}
          </Button>
        )}
      </Group>
      <WalkInLink agencyId={agencyId} size="md" />
      <Button
        component={Link}
        to={paths.newReservation}
        size="md"
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
      >
        {t('newReservation')}
      </Button>
      {agencies.length > 1 && (
        <div data-screen-only={!agencyId || undefined}>
          {' '}
          <NativeSelect
            aria-label={t('agency')}
            value={agencyId}
            onChange={(event) => update({ agencyId: event.currentTarget.value })}
            data={[
              { value: '', label: t('allAgencies') },
              ...agencies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
    </header>
  );
};
