import { Button, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n/site';
import { useReservationPlacesQuery } from './PlaceSelect.generated';

interface PlaceSelectProps {
  label: string;
  value: string;
  onChange: (place: string) => void;
  error?: ReactNode;
}

const comparable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One of the agency's 39 places, found by typing, with or without accents. */
export const PlaceSelect = ({ label, value, onChange, error }: PlaceSelectProps) => {
  const { data, error: failure, refetch } = useReservationPlacesQuery({ fetchPolicy: 'cache-first' });
  return (
    <Select
      label={label}
      placeholder={t('form.placePlaceholder')}
      data={data?.places ?? []}
      value={value || null}
      onChange={(place) => onChange(place ?? '')}
      searchable
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && comparable(option.label).includes(comparable(search.trim())))
      }
      nothingFoundMessage={t('form.placeNone')}
      maxDropdownHeight={280}
      required
      withAsterisk
      size="md"
      error={error}
      description={
        failure && (
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {t('common:problem.load')} {t('common:retry')}
          </Button>
        )
      }
    />
  );
};
