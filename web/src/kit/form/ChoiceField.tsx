import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { t } from '../../lib/i18n/kit';

/** A record to choose, as its field shows it. */
export interface Choice {
  id: string;
  label: string;
}

/** What a search for choices has come to. */
export interface Found {
  choices: Choice[] | undefined;
  loading: boolean;
  failed: boolean;
}

interface ChoiceFieldProps {
  label: string;
  placeholder: string;
  /** Said when the text finds nothing. */
  noneFound: string;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  /** Finds what contains a text, the first ones when it is empty. Called as a hook: always the same function. */
  useFound: (text: string) => Found;
  error?: string | undefined;
  required?: boolean;
  /** Within a popover, which a click elsewhere closes. */
  inPopover?: boolean;
}

/** Milliseconds without a key before the server is asked. */
const pause = 250;

/** One record of many: found by the server as its name is typed. */
export const ChoiceField = ({
  label,
  placeholder,
  noneFound,
  value,
  onChange,
  useFound,
  error,
  required = false,
  inPopover = false,
}: ChoiceFieldProps) => {
  const [typed, setTyped] = useState('');
  // What stands there of the chosen one is no search.
  const [text] = useDebouncedValue(typed === value?.label ? '' : typed.trim(), pause);
  const { choices, loading, failed } = useFound(text);
  const found = choices ?? [];
  const all = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  const nothing = loading ? t('choice.searching') : failed ? t('choice.searchFailed') : noneFound;
  return (
    <Select
      label={label}
      placeholder={placeholder}
      required={required}
      value={value?.id ?? null}
      onChange={(id) => onChange(all.find((choice) => choice.id === id) ?? null)}
      data={all.map(({ id, label: name }) => ({ value: id, label: name }))}
      searchable
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      clearable={!required}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('choice.clear', { label }) }}
      comboboxProps={{ withinPortal: !inPopover }}
      rightSection={loading && typed ? <Loader size="xs" /> : undefined}
      error={error}
    />
  );
};
