import { Button } from '@mantine/core';
import { useState, type RefObject } from 'react';
import { t } from '../../platform/i18n/texts';
import { DayCalendar } from './DayCalendar';
import { PickerShell } from './PickerShell';
import { TimeSelects } from './TimeSelects';
import classes from './DateTimeField.module.css';

interface DateTimePanelProps {
  anchor: RefObject<HTMLDivElement | null>;
  title: string;
  value: string;
  defaultTime: string;
  min: string | undefined;
  max: string | undefined;
  onSelect: (value: string) => void;
  onClose: () => void;
}

/** Shows calendar, hour and minutes, with the button 'Selectionner'. */
export const DateTimePanel = (props: DateTimePanelProps) => {
  const { anchor, title, value, defaultTime, min, max, onSelect, onClose } = props;
  const [day, setDay] = useState<string | null>(value.slice(0, 10) || null);
  const [time, setTime] = useState(value.slice(11, 16) || defaultTime);
  return (
    <PickerShell anchor={anchor} title={title} onClose={onClose}>
      <div className={classes.panel}>
        <DayCalendar day={day} onChoose={setDay} min={min?.slice(0, 10)} max={max?.slice(0, 10)} />
        <div className={classes.side}>
          <TimeSelects value={time} onChange={setTime} />
          <Button fullWidth size="md" disabled={!day} onClick={() => day && onSelect(`${day}T${time}`)}>
            {t('dateTime.select')}
          </Button>
        </div>
      </div>
    </PickerShell>
  );
};
