import type { RefObject } from 'react';
import { DayCalendar } from './DayCalendar';
import { PickerShell } from './PickerShell';

interface DayPanelProps {
  anchor: RefObject<HTMLElement | null>;
  title: string;
  day: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** Shows a calendar in which one press chooses a day. */
export const DayPanel = ({ anchor, title, onClose, ...calendar }: DayPanelProps) => (
  <PickerShell anchor={anchor} title={title} onClose={onClose}>
    <DayCalendar {...calendar} />
  </PickerShell>
);
