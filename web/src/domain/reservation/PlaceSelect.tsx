import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTypedEarly } from '../../kit/form/earlyInput';
import { t } from '../../platform/i18n/texts';
import { usePlacesQuery } from './Places.generated';

interface PlaceSelectProps {
  label: string;
  value: string;
  onChange: (place: string) => void;
  error?: ReactNode;
}

/**
 * Lets visitors choose one of the agency's places in the browser's own select, so that phones show their own list and a keyboard finds a
 * place by its first letters. It starts with a placeholder that cannot be chosen.
 */
export const PlaceSelect = ({ label, value, onChange, error }: PlaceSelectProps) => {
  const { data, error: failure, refetch } = usePlacesQuery({ fetchPolicy: 'cache-first' });
  const places = data?.places ?? (value ? [value] : []);
  return (
    <div>
      <NativeSelect
        ref={useTypedEarly(value, onChange)}
        label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        required
        withAsterisk
        size="md"
        error={error}
      >
        <option value="" disabled>
          {t('placePlaceholder')}
        </option>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </NativeSelect>
      {failure && !data && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => void refetch()}>
          {t('problem.load')} {t('retry')}
        </Button>
      )}
    </div>
  );
};
