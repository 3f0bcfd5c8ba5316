import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formatDecimal } from '../../platform/format/format';
import { plainNumber } from '../../platform/format/plainNumber';
import { t } from '../texts';
import type { Typed } from './typed';

/** Beyond these digits a number would be rounded. */
const mostDigits = 15;
/** A text that may become a number with the next key. */
const unfinished = /^[-−+]?[\d\s.,'٠-٩۰-۹]*$/u;

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value?: Typed | undefined;
  onChange?: (value: Typed) => void;
  /** Stands after the number while the field is not being typed in. */
  suffix?: string;
  /** Whether the thousands are set apart. */
  grouped?: boolean;
  /** The most decimals; a number with more stays a text, which the field and the server refuse. */
  decimals?: number;
  /** Returns what is wrong with a value. */
  problemOf?: (value: Typed) => string | undefined;
}

/**
 * Shows a field for a number, as people write and paste it. What is not plainly a number stays as it was typed, as an error, and keeps the
 * form from being sent: a field that drops signs would read `1e3` as 13.
 */
export const NumberField = ({
  value = '',
  onChange,
  suffix = '',
  grouped = true,
  decimals = 2,
  problemOf,
  error,
  onFocus,
  onBlur,
  ...props
}: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const plain = typeof value === 'string' ? plainNumber(value) : undefined;
  const readable = typeof value === 'number' || value === '' || plain !== undefined;
  const problem = readable ? problemOf?.(value) : t('form.notNumber');
  const number = problem === undefined && value !== '' ? Number(plain ?? value) : undefined;
  const written = number === undefined ? String(value) : formatDecimal(number, grouped);
  const shown = typed !== null && !readable && unfinished.test(value) ? undefined : problem;

  const read = (text: string): Typed => {
    const sent = plainNumber(text.replace(suffix.trim() || ' ', ' '));
    if (sent === undefined || sent.replace(/\D/g, '').length > mostDigits) return text.trim();
    return (sent.split('.')[1]?.length ?? 0) > decimals ? text.trim() : Number(sent);
  };

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...(problem !== undefined && { 'data-unread': true })}
      error={error ?? shown}
      value={typed ?? (number === undefined ? written : written + suffix)}
      onFocus={(event) => {
        setTyped(written);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(read(text));
      }}
    />
  );
};
