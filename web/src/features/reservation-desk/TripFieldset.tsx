import { Select, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../lib/i18n/backoffice';
import type { FormFields } from '../../kit/form/useServerForm';
import { DateTimeField } from '../../ui/DateTimeField';
import { useDeskPlacesQuery } from './TripFieldset.generated';
import type { EditDraft } from './editDraft';
import classes from './EditForm.module.css';
import { useFreeVehicles } from './useFreeVehicles';
import type { VehicleChoiceFragment } from './VehicleChoice.generated';
import { vehicleOptions } from './vehicleChoices';

interface TripFieldsetProps {
  form: FormFields<EditDraft>;
  /** The vehicle the reservation has now. */
  currentVehicle: VehicleChoiceFragment;
}

const labelOf = ({ name, plateNumber }: VehicleChoiceFragment): string => `${name} · ${plateNumber}`;

/** Dates, places and the vehicle of a reservation. */
export const TripFieldset = ({ form, currentVehicle }: TripFieldsetProps) => {
  const { pickupPlace, returnPlace, period } = form.values;
  const { startsAt, endsAt } = period;
  const { data: placeData } = useDeskPlacesQuery({ fetchPolicy: 'cache-first' });
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState({ value: currentVehicle.id, label: labelOf(currentVehicle) });
  const { free } = useFreeVehicles({
    current: currentVehicle,
    startsAt,
    endsAt,
    // What stands there of the chosen one is no search.
    text: typed === picked.label ? '' : typed,
  });
  const places = placeData?.places ?? [pickupPlace, returnPlace];
  const found = vehicleOptions(currentVehicle, free, { currentIsFree: true, discounted: false }).map(({ vehicle }) => ({
    value: vehicle.id,
    label: labelOf(vehicle),
  }));
  const vehicles = found.some(({ value }) => value === picked.value) ? found : [picked, ...found];

  return (
    <fieldset className={classes.part}>
      <legend>{t('edit.trip')}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DateTimeField
          label={t('edit.startsAt')}
          pickerTitle={t('common:dateTime.startTitle')}
          {...form.field('period.startsAt')}
          size="sm"
          required
        />
        <DateTimeField
          label={t('edit.endsAt')}
          pickerTitle={t('common:dateTime.returnTitle')}
          {...form.field('period.endsAt')}
          min={startsAt}
          size="sm"
          required
        />
        {(['pickupPlace', 'returnPlace'] as const).map((field) => (
          <Select
            key={field}
            label={t(`edit.${field}`)}
            placeholder={t('edit.placePlaceholder')}
            data={[...new Set(places)]}
            {...form.field(field)}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('edit.noPlace')}
            required
          />
        ))}
      </SimpleGrid>
      <Select
        mt="sm"
        label={t('edit.vehicle')}
        description={t('edit.vehicleHint')}
        data={vehicles}
        {...form.field('vehicleId')}
        onChange={(value, option) => {
          if (!value) return;
          setPicked(option);
          form.setFieldValue('vehicleId', value);
        }}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        limit={50}
        allowDeselect={false}
        nothingFoundMessage={t('edit.noVehicle')}
        required
      />
    </fieldset>
  );
};
