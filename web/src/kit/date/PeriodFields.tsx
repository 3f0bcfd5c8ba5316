import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy/lazyPart';
import type { PeriodBounds, WallPeriod } from './PeriodPanel';
import { PickerTrigger } from './PickerTrigger';

const PeriodPanel = lazyPart(async () => (await import('./PeriodPanel')).PeriodPanel, { over: true });

interface PeriodFieldsProps extends PeriodBounds {
  labels: Record<keyof WallPeriod, string>;
  value: WallPeriod;
  onChange: (period: WallPeriod) => void;
  errors?: Partial<Record<keyof WallPeriod, ReactNode>>;
  /** The default time of day, `HH:mm`. */
  defaultTime?: string;
  required?: boolean;
  /** If true, the dates are shown but cannot be changed here. */
  locked?: boolean;
  size?: 'sm' | 'md';
}

const ends = ['startsAt', 'endsAt'] as const;

/** Shows start and return: two fields, one picker for both. */
export const PeriodFields = ({
  labels,
  value,
  onChange,
  errors = {},
  defaultTime = '10:00',
  required = false,
  locked = false,
  size = 'md',
  ...bounds
}: PeriodFieldsProps) => {
  const roots = { startsAt: useRef<HTMLDivElement>(null), endsAt: useRef<HTMLDivElement>(null) };
  const triggers = { startsAt: useRef<HTMLButtonElement>(null), endsAt: useRef<HTMLButtonElement>(null) };
  const [opened, setOpened] = useState<keyof WallPeriod | null>(null);

  const close = (): void => {
    if (opened) triggers[opened].current?.focus();
    setOpened(null);
  };

  return ends.map((name) => (
    <PickerTrigger
      key={name}
      label={labels[name]}
      value={value[name]}
      required={required}
      locked={locked}
      error={errors[name]}
      size={size}
      opened={opened === name}
      onToggle={() => setOpened((now) => (now === name ? null : name))}
      root={roots[name]}
      button={triggers[name]}
    >
      {opened === name && (
        <PeriodPanel
          anchor={roots[name]}
          first={name}
          labels={labels}
          value={value}
          defaultTime={defaultTime}
          {...bounds}
          onClose={close}
          onSelect={(period) => {
            onChange(period);
            close();
          }}
        />
      )}
    </PickerTrigger>
  ));
};
