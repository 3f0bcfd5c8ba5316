import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/fr';
import { Button, Drawer, FocusTrap, NativeSelect, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useClickOutside, useMediaQuery } from '@mantine/hooks';
import { useState, type RefObject } from 'react';
import { t } from '../lib/i18n/common';
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

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const quarters = ['00', '15', '30', '45'];

/** Calendar, hour and minutes, with the button 'Selectionner'. */
export const DateTimePanel = (props: DateTimePanelProps) => {
  const { anchor, title, value, defaultTime, min, max, onSelect, onClose } = props;
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [day, setDay] = useState<string | null>(value.slice(0, 10) || null);
  const [time, setTime] = useState(value.slice(11, 16) || defaultTime);
  const [dropdown, setDropdown] = useState<HTMLDivElement | null>(null);
  useClickOutside(() => !isPhone && onClose(), null, [anchor.current, dropdown]);

  const [hour = '10', minute = '00'] = time.split(':');
  const minutes = quarters.includes(minute) ? quarters : [...quarters, minute].sort();

  const content = (
    <div className={classes.panel}>
      <div className={classes.calendar}>
        <DatePicker
          locale="fr"
          value={day}
          onChange={setDay}
          defaultDate={day ?? min?.slice(0, 10)}
          minDate={min?.slice(0, 10)}
          maxDate={max?.slice(0, 10)}
          size={isPhone ? 'md' : 'sm'}
          hideOutsideDates
          weekendDays={[]}
          ariaLabels={{ previousMonth: t('dateTime.previousMonth'), nextMonth: t('dateTime.nextMonth') }}
        />
      </div>
      <div className={classes.side}>
        <div className={classes.times} role="group" aria-label={t('dateTime.time')}>
          <NativeSelect
            label={t('dateTime.hour')}
            size="md"
            data={hours}
            value={hour}
            onChange={(event) => setTime(`${event.currentTarget.value}:${minute}`)}
          />
          <NativeSelect
            label={t('dateTime.minutes')}
            size="md"
            data={minutes}
            value={minute}
            onChange={(event) => setTime(`${hour}:${event.currentTarget.value}`)}
          />
        </div>
        <Button fullWidth size="md" disabled={!day} onClick={() => day && onSelect(`${day}T${time}`)}>
          {t('dateTime.select')}
        </Button>
      </div>
    </div>
  );

  if (isPhone) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="36rem"
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Popover opened position="bottom-start" shadow="md" withRoles={false} closeOnClickOutside={false} withinPortal>
      <Popover.Target>
        <span className={classes.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown
        ref={setDropdown}
        role="dialog"
        aria-label={title}
        p="md"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <FocusTrap active>
          <div>
            <p className={classes.title}>{title}</p>
            {content}
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  );
};
