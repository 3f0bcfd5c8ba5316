import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { t } from '../../platform/i18n/texts';
import { formatDate } from '../../platform/time/time';
import { lazyPart } from '../lazy/lazyPart';
import { parseDay } from './parseDay';

const DayPanel = lazyPart(async () => (await import('./DayPanel')).DayPanel, { over: true });

interface DateFieldProps {
  /** Left out if `aria-label` names the field. */
  label?: string;
  'aria-label'?: string;
  /** `YYYY-MM-DD`; empty when nothing is chosen. */
  value: string;
  /**
   * Called with the day, with an empty text, or, when the field is left, with typed text that is not a date, so that the server refuses it.
   */
  onChange: (day: string) => void;
  /** Earliest and latest day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** True if a year may be typed alone; it counts as its first day. */
  yearAlone?: boolean;
  required?: boolean;
  error?: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md';
  className?: string | undefined;
}

const written = (day: string): string => formatDate(day) || day;

/** A field for a day, typed as `25-11-2026` or chosen in a French calendar, whatever the browser's language is. */
export const DateField = ({ value, onChange, min, max, error, yearAlone = false, ...field }: DateFieldProps) => {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(written(value));
  const [shownValue, setShownValue] = useState(value);
  const [opened, setOpened] = useState(false);
  const [wrong, setWrong] = useState(false);
  // The day was changed elsewhere, so the text is updated, but not while it is being typed.
  if (value !== shownValue) {
    setShownValue(value);
    if (parseDay(text) !== value && text !== value && !(wrong && value === '')) {
      setText(written(value));
      setWrong(false);
    }
  }
  const take = (day: string): void => {
    setWrong(false);
    onChange(day);
  };
  const choose = (day: string): void => {
    setText(written(day));
    take(day);
    setOpened(false);
    input.current?.focus();
  };
  const settle = (): void => {
    const day = parseDay(text, { shortYear: true, yearAlone });
    if (day) {
      setText(written(day));
      if (day !== value) take(day);
    } else if (text.trim()) {
      setWrong(true);
      onChange(text);
    }
  };

  return (
    <div ref={root} style={{ position: 'relative' }}>
      <TextInput
        {...field}
        ref={input}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const day = parseDay(typed);
          if (day ?? typed.trim() === '') take(day ?? '');
        }}
        onBlur={settle}
        error={wrong ? error || t('dateTime.wrong') : error}
        placeholder={t('dateTime.dayPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('dateTime.openCalendar')}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened((now) => !now)}
          >
            <IconCalendar size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && (
        <DayPanel
          anchor={root}
          title={field.label ?? field['aria-label'] ?? t('dateTime.dayPlaceholder')}
          day={parseDay(text)}
          min={min}
          max={max}
          onChoose={choose}
          onClose={() => {
            setOpened(false);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
};
