import { Button } from '@mantine/core';
import { IconCarOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ReservationDraft } from '../../domain/reservation/draft';
import { t as vehicleT } from '../../domain/vehicle/texts';
import { EmptyState } from '../../kit/state/EmptyState';
import { paths } from '../../platform/url/paths';
import { t } from './texts';

/** Says that the vehicle of the address is in the fleet no more, and leads to the others that are free then. */
export const VehicleGone = ({ period }: Pick<ReservationDraft, 'period'>) => (
  <EmptyState
    icon={IconCarOff}
    title={vehicleT('notFound')}
    message={t('form.otherVehicle')}
    action={
      <Button component={Link} to={paths.fleetFor(period)} size="md">
        {vehicleT('seeFleet')}
      </Button>
    }
  />
);
