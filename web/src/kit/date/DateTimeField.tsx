import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy/lazyPart';
import { PickerTrigger } from './PickerTrigger';

const DateTimePanel = lazyPart(async () => (await import('./DateTimePanel')).DateTimePanel, { over: true });

interface DateTimeFieldProps {
  label: ReactNode;
  /** Title of the picker, e.g. 'Veuillez-vous selectionner la date de debut'. */
  pickerTitle: string;
  /** Agency time `YYYY-MM-DDTHH:mm`, empty if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The earliest day that can be chosen, as agency time. */
  min?: string | undefined;
  /** The latest day that can be chosen, as agency time. */
  max?: string | undefined;
  /** The default time of day, `HH:mm`. */
  defaultTime?: string;
  required?: boolean;
  error?: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md';
}

/** Shows a French date and time, picked in a popover (a drawer on phones). The picker's code is loaded when it opens. */
export const DateTimeField = ({
  pickerTitle,
  value,
  onChange,
  min,
  max,
  defaultTime = '10:00',
  ...field
}: DateTimeFieldProps) => {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);

  const close = (): void => {
    setOpened(false);
    trigger.current?.focus();
  };

  return (
    <PickerTrigger
      label={field.label}
      required={field.required ?? false}
      error={field.error}
      description={field.description}
      size={field.size ?? 'md'}
      value={value}
      opened={opened}
      onToggle={() => setOpened((now) => !now)}
      root={root}
      button={trigger}
    >
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
    </PickerTrigger>
  );
};
