import { ActionIcon, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { t } from '../../lib/i18n/backoffice';
import { searchFields, type SearchField } from './listState';
import classes from './ReservationSearch.module.css';

interface ReservationSearchProps {
  field: SearchField;
  text: string;
  onSearch: (search: { field: SearchField; text: string }) => void;
}

/** Search by one column, as on the rental list: Enter or the button starts it (spec/2-back-office §2). */
export const ReservationSearch = ({ field, text, onSearch }: ReservationSearchProps) => {
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
      <NativeSelect
        aria-label={t('list.searchField')}
        className={classes.field}
        value={typed.field}
        onChange={(event) => {
          const chosen = searchFields.find((known) => known === event.currentTarget.value) ?? 'NUMBER';
          setTyped({ ...typed, field: chosen });
          if (typed.text.trim()) onSearch({ field: chosen, text: typed.text.trim() });
        }}
        data={searchFields.map((value) => ({ value, label: t(`list.fields.${value}`) }))}
      />
      <TextInput
        type="text"
        inputMode={typed.field === 'PHONE' ? 'tel' : 'search'}
        aria-label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        className={classes.text}
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
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
      <ActionIcon type="submit" size="input-sm" variant="default" aria-label={t('list.search')}>
        <IconSearch size={18} aria-hidden />
      </ActionIcon>
    </form>
  );
};
