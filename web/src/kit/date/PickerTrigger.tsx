import { Input } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconCalendar, IconLock } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { t } from '../../platform/i18n/texts';
import { formatWeekday, formatTime } from '../../platform/time/time';
import classes from './DateTimeField.module.css';

interface PickerTriggerProps {
  label: ReactNode;
  /** Agency time `YYYY-MM-DDTHH:mm`, empty if nothing is chosen. */
  value: string;
  required?: boolean;
  /** If true, the dates are shown but cannot be changed here. */
  locked?: boolean;
  error?: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md';
  className?: string | undefined;
  /** True while the picker is open. */
  opened: boolean;
  onToggle: () => void;
  /** The element under which the picker opens. */
  root: Ref<HTMLDivElement>;
  button: Ref<HTMLButtonElement>;
  /** The picker, while it is open. */
  children?: ReactNode;
}

/** Shows a field with a French date and time, which opens a picker. */
export const PickerTrigger = ({
  label,
  value,
  required = false,
  locked = false,
  error,
  description,
  size = 'md',
  className,
  opened,
  onToggle,
  root,
  button,
  children,
}: PickerTriggerProps) => {
  const id = useId();
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
          ref={button}
          size={size}
          pointer={!locked}
          disabled={locked}
          error={Boolean(error)}
          leftSection={locked ? <IconLock size={18} aria-hidden /> : <IconCalendar size={18} aria-hidden />}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={onToggle}
          classNames={{ input: classes.input ?? '' }}
        >
          <span id={`${id}-value`} className={classes.value}>
            {value ? (
              <>
                {formatWeekday(value)} <b>{formatTime(value)}</b>
              </>
            ) : (
              <Input.Placeholder>{t('dateTime.placeholder')}</Input.Placeholder>
            )}
          </span>
        </Input>
        {children}
      </div>
    </Input.Wrapper>
  );
};
