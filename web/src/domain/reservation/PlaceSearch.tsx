import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { anySpelling } from '../../kit/form/anySpelling';
import { usePlacesQuery } from './Places.generated';
import { t } from './texts';

interface PlaceSearchProps {
  field: 'pickupPlace' | 'returnPlace';
  value: string;
  onChange: (place: string) => void;
  error?: ReactNode;
}

/** Lets staff choose one of the agency's places by typing its name. */
export const PlaceSearch = ({ field, value, onChange, error }: PlaceSearchProps) => {
  const { data } = usePlacesQuery({ fetchPolicy: 'cache-first' });
  return (
    <Select
      label={t(`trip.${field}`)}
      placeholder={t('common:placePlaceholder')}
      data={[...(data?.places ?? (value ? [value] : []))]}
      value={value || null}
      onChange={(place) => onChange(place ?? '')}
      searchable
      filter={anySpelling}
      openOnFocus={false}
      allowDeselect={false}
      nothingFoundMessage={t('trip.noPlace')}
      error={error}
      required
    />
  );
};
