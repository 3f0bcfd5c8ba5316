import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { t } from '../texts';

/** A record to choose, with its label. */
export interface Choice {
  id: string;
  label: string;
}

/** The result of a search for choices. */
export interface Found {
  choices: Choice[] | undefined;
  loading: boolean;
  failed: boolean;
}

interface ChoiceFieldProps {
  label: string;
  placeholder: string;
  /** Shown if nothing matches the text. */
  noneFound: string;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  /**
   * Finds records that contain a text, or the first ones for an empty text. It is called as a hook, so it must always be the same function.
   */
  useFound: (text: string) => Found;
  error?: string | undefined;
  required?: boolean;
  /** True within a popover, which a click outside closes. */
  inPopover?: boolean;
}

/** Milliseconds after the last key before the server is queried. */
const pause = 250;

/** Chooses one of many records, searched on the server by name. */
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
  // The label of the chosen record is not a search.
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
