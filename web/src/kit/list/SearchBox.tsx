import { ActionIcon, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { t } from '../texts';
import classes from './SearchBox.module.css';

/** A column that can be searched. */
export interface SearchFieldChoice<Field extends string> {
  value: Field;
  label: string;
  /** The keyboard that phones show for it. */
  inputMode?: 'tel' | 'email' | 'numeric' | undefined;
}

interface SearchBoxProps<Field extends string> {
  /** The columns, in the order of the choice; a single one needs no choice. */
  fields: readonly SearchFieldChoice<Field>[];
  /** The current search. */
  field: Field;
  text: string;
  onSearch: (search: { field: Field; text: string }) => void;
  placeholder?: string | undefined;
  /** If true, every letter searches, and there is no button. */
  asTyped?: boolean | undefined;
}

/** Searches by one column: Enter or the button starts it (docs/rules/back-office.md#lists), or each letter with `asTyped`. */
export const SearchBox = <Field extends string>({
  fields,
  field,
  text,
  onSearch,
  placeholder = t('list.searchPlaceholder'),
  asTyped = false,
}: SearchBoxProps<Field>) => {
  const [typed, setTyped] = useState({ field, text });
  // The address may change without this form: a chip was removed, or the browser went back.
  const [applied, setApplied] = useState({ field, text });
  if (applied.field !== field || applied.text !== text) {
    setApplied({ field, text });
    setTyped({ field, text });
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch({ field: typed.field, text: typed.text.trim() });
  };

  return (
    <form role="search" className={classes.root} onSubmit={submit}>
      {fields.length > 1 && (
        <NativeSelect
          aria-label={t('list.searchField')}
          className={classes.field}
          value={typed.field}
          onChange={(event) => {
            const chosen = fields.find(({ value }) => value === event.currentTarget.value)?.value ?? typed.field;
            setTyped({ ...typed, field: chosen });
            if (asTyped || typed.text.trim()) onSearch({ field: chosen, text: typed.text.trim() });
          }}
          data={fields.map(({ value, label }) => ({ value, label }))}
        />
      )}
      <TextInput
        type="text"
        inputMode={fields.find(({ value }) => value === typed.field)?.inputMode ?? 'search'}
        aria-label={t('list.search')}
        placeholder={placeholder}
        data-list-search
        className={classes.text}
        value={typed.text}
        onChange={({ currentTarget: { value } }) => {
          setTyped({ ...typed, text: value });
          if (asTyped) onSearch({ field: typed.field, text: value });
        }}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          typed.text && (
            <CloseButton
              size="sm"
              aria-label={t('list.clearSearch')}
              onClick={() => {
                setTyped({ ...typed, text: '' });
                onSearch({ field: typed.field, text: '' });
              }}
            />
          )
        }
      />
      {!asTyped && (
        <ActionIcon type="submit" size="input-sm" variant="default" aria-label={t('list.search')}>
          <IconSearch size={18} aria-hidden />
        </ActionIcon>
      )}
    </form>
  );
};
