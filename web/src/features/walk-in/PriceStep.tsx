import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { AlternativeButtons } from '../../domain/reservation/AlternativeButtons';
import { ExtrasFields } from '../../domain/reservation/ExtrasFields';
import { OpeningWarnings } from '../../domain/reservation/OpeningWarnings';
import { PaperWarnings } from '../../domain/reservation/PaperWarnings';
import { PlaceSearch } from '../../domain/reservation/PlaceSearch';
import { PromotionField } from '../../domain/reservation/PromotionField';
import { alternativesOf } from '../../domain/reservation/taken';
import { t as reservationT } from '../../domain/reservation/texts';
import { FormPart } from '../../kit/form/FormPart';
import { usePopularExtrasQuery } from './FreeCars.generated';
import { t } from './texts';
import type { WalkInStepProps } from './walkInStepProps';

/** How many of the most taken extras are shown before the others are asked for. */
const inSight = 2;

/** Chooses places and extras. The price stands below all steps; money is taken with the departure. */
export const PriceStep = ({ form }: WalkInStepProps) => {
  const { values, problem, errorAt } = form;
  const { pickupPlace, returnPlace, vehicleId, period } = values;
  const [opened, setOpened] = useState(!pickupPlace || !returnPlace);
  const { data } = usePopularExtrasQuery({ variables: { vehicleId, period } });
  const popular = [...(data?.rentalExtras.items ?? [])]
    .sort((a, b) => b.timesBooked - a.timesBooked)
    .slice(0, inSight)
    .map(({ ruleId }) => ruleId);
  const showsPlaces = opened || Boolean(errorAt('pickupPlace') ?? errorAt('returnPlace'));
  return (
    <Stack>
      <PaperWarnings vehicleId={vehicleId} {...period} />
      <OpeningWarnings vehicleId={vehicleId} {...period} />
      <AlternativeButtons
        heading={t('price.alternatives')}
        alternatives={alternativesOf(problem)}
        busy={form.busy}
        onChoose={({ id }) => form.setFieldValue('vehicleId', id)}
      />
      {showsPlaces ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <PlaceSearch field="pickupPlace" {...form.field('pickupPlace')} />
          <PlaceSearch field="returnPlace" {...form.field('returnPlace')} />
        </SimpleGrid>
      ) : (
        <div>
          <Text>{t('price.places', { pickup: pickupPlace, back: returnPlace })}</Text>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconMapPin size={18} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            {t('price.changePlaces')}
          </Button>
        </div>
      )}
      <FormPart legend={reservationT('extras.title')}>
        <ExtrasFields form={form} vehicleId={vehicleId} first={popular} />
      </FormPart>
      <PromotionField form={form} vehicleId={vehicleId} registered={values.registered} />
      <Text size="sm" c="dimmed">
        {t('price.hint')}
      </Text>
    </Stack>
  );
};
