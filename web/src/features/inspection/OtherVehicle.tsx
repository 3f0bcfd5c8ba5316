import { Alert, Button, Text } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { inLine } from '../../platform/i18n/ltr';
import { reveal } from '../../kit/display/reveal';
import { vehicleAt, type InspectedRental } from '../../domain/inspection/inspectedEnd';
import type { InspectionDraft } from '../../domain/inspection/inspectionDraft';
import { t } from './texts';

interface OtherVehicleProps {
  draft: InspectionDraft;
  rental: InspectedRental;
  onRestart: () => void;
}

/** Tells that the rental got another vehicle after the inspection was begun, and starts it again with the new vehicle. */
export const OtherVehicle = ({ draft, rental, onRestart }: OtherVehicleProps) => {
  const { vehicle } = vehicleAt(rental, draft);
  const now = inLine([vehicle.name, vehicle.plateNumber]);
  return (
    <Alert color="saffron" role="alert" icon={<IconCar aria-hidden />} title={t('otherVehicle.title')} ref={reveal}>
      <Text size="sm">{t('otherVehicle.text', { before: draft.vehicle, now })}</Text>
      <Text size="sm">{t('otherVehicle.lost')}</Text>
      <Button mt="sm" onClick={onRestart}>
        {t('otherVehicle.restart')}
      </Button>
    </Alert>
  );
};
