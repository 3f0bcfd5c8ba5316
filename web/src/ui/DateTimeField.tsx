import { Input } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconCalendar, IconLock } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { t } from '../lib/i18n/common';
import { formatLongDay, formatTime } from '../lib/time';
import { lazyPart } from './lazyPart';
import classes from './DateTimeField.module.css';

const DateTimePanel = lazyPart(async () => (await import('./DateTimePanel')).DateTimePanel, { over: true });

interface DateTimeFieldProps {
  label: ReactNode;
  /** Title of the picker, e.g. 'Veuillez-vous selectionner la date de debut'. */
  pickerTitle: string;
  /** Agency wall time `YYYY-MM-DDTHH:mm`, empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Earliest day that can be chosen, a wall time. */
  min?: string | undefined;
  /** Latest day that can be chosen, a wall time. */
  max?: string | undefined;
  /** Time of day that the picker proposes first, `HH:mm`. */
  defaultTime?: string;
  required?: boolean;
  /** Shown but not changeable: the dates come from elsewhere. */
  locked?: boolean;
  error?: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md';
  className?: string;
}

/** A French date and time, picked in a popover (a drawer on phones). The picker's code is loaded when it opens. */
export const DateTimeField = ({
  label,
  pickerTitle,
  value,
  onChange,
  min,
  max,
  defaultTime = '10:00',
  required = false,
  locked = false,
  error,
  description,
  size = 'md',
  className,
}: DateTimeFieldProps) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);

  const close = (): void => {
    setOpened(false);
    trigger.current?.focus();
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={error}
      description={description}
      size={size}
      {...(className && { className })}
    >
      <div ref={root} className={classes.root}>
        <Input
          component="button"
          type="button"
          ref={trigger}
          size={size}
          pointer={!locked}
          disabled={locked}
          error={Boolean(error)}
          leftSection={locked ? <IconLock size={18} aria-hidden /> : <IconCalendar size={18} aria-hidden />}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened((now) => !now)}
          classNames={{ input: classes.input ?? '' }}
        >
          <span id={`${id}-value`} className={classes.value}>
            {value ? (
              <>
                {formatLongDay(value)} <b>{formatTime(value)}</b>
              </>
            ) : (
              <Input.Placeholder>{t('dateTime.placeholder')}</Input.Placeholder>
            )}
          </span>
        </Input>
        {opened && (
          <DateTimePanel
            anchor={root}
            title={pickerTitle}
            value={value}
            defaultTime={defaultTime}
            min={min}
            max={max}
            onClose={close}
            onSelect={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      </div>
    </Input.Wrapper>
  );
};
