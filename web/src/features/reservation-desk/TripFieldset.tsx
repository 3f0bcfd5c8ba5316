import { Select, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { inLine } from '../../platform/i18n/ltr';
import type { DeskDraft } from '../../domain/reservation/draft';
import { PaperWarnings } from '../../domain/reservation/PaperWarnings';
import { OpeningWarnings } from '../../domain/reservation/OpeningWarnings';
import { PeriodInputs } from '../../domain/reservation/PeriodInputs';
import { PlaceSearch } from '../../domain/reservation/PlaceSearch';
import { t as reservationT } from '../../domain/reservation/texts';
import { FormPart } from '../../kit/form/FormPart';
import type { FormFields } from '../../kit/form/useServerForm';
import { useFreeVehicles } from './useFreeVehicles';
import type { VehicleChoiceFragment } from './VehicleChoice.generated';
import { t } from './texts';
import { vehicleOptions } from './vehicleChoices';

interface TripFieldsetProps {
  form: FormFields<DeskDraft>;
  /** The reservation's current vehicle. */
  currentVehicle: VehicleChoiceFragment;
}

const labelOf = ({ name, plateNumber }: VehicleChoiceFragment): string => inLine([name, plateNumber]);

/** Shows dates, places and vehicle of a reservation. */
export const TripFieldset = ({ form, currentVehicle }: TripFieldsetProps) => {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState({ value: currentVehicle.id, label: labelOf(currentVehicle) });
  const { free } = useFreeVehicles({
    current: currentVehicle,
    ...form.values.period,
    // The label of the chosen vehicle is not a search.
    text: typed === picked.label ? '' : typed,
  });
  const found = vehicleOptions(currentVehicle, free, { currentIsFree: true, discounted: false }).map(({ vehicle }) => ({
    value: vehicle.id,
    label: labelOf(vehicle),
  }));
  const vehicles = found.some(({ value }) => value === picked.value) ? found : [picked, ...found];

  return (
    <FormPart legend={t('edit.trip')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <PeriodInputs
          form={form}
          labels={{ startsAt: reservationT('trip.startsAt'), endsAt: reservationT('trip.endsAt') }}
          required
        />
        <PlaceSearch field="pickupPlace" {...form.field('pickupPlace')} />
        <PlaceSearch field="returnPlace" {...form.field('returnPlace')} />
      </SimpleGrid>
      <Select<string>
        label={t('edit.vehicle')}
        description={t('edit.vehicleHint')}
        data={vehicles}
        {...form.field('vehicleId')}
        onChange={(value) => {
          const chosen = vehicles.find((vehicle) => vehicle.value === value);
          if (!chosen) return;
          setPicked(chosen);
          form.setFieldValue('vehicleId', chosen.value);
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
      <PaperWarnings vehicleId={form.values.vehicleId} {...form.values.period} />
      <OpeningWarnings vehicleId={form.values.vehicleId} {...form.values.period} />
    </FormPart>
  );
};
