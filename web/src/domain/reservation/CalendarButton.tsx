import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../platform/url/paths';

/** Shows a button that downloads a reservation as an iCalendar file. */
export const CalendarButton = ({ number, children }: { number: string; children: ReactNode }) => (
  <Button
    component="a"
    href={paths.calendarFor(number)}
    download
    variant="default"
    leftSection={<IconCalendarPlus size={18} aria-hidden />}
  >
    {children}
  </Button>
);
