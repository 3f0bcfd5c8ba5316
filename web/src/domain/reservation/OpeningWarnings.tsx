import { isPeriod } from '../../platform/time/time';
import { skipToken } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useOpeningWarningsQuery } from './OpeningWarnings.generated';
import { t } from './texts';

interface OpeningWarningsProps {
  /** Empty while none is chosen. */
  vehicleId: string;
  /** Agency times; empty while they are not chosen. */
  startsAt: string;
  endsAt: string;
}

/**
 * Warns of a departure or a return outside the hours of the vehicle's agency (docs/rules/fleet.md#opening-hours). It prevents nothing, and
 * shows nothing while the hours are not known.
 */
export const OpeningWarnings = ({ vehicleId, startsAt, endsAt }: OpeningWarningsProps) => {
  const complete = vehicleId !== '' && isPeriod({ startsAt, endsAt });
  const { data } = useOpeningWarningsQuery(
    complete ? { variables: { vehicleId, period: { startsAt, endsAt } } } : skipToken,
  );
  const warnings = (complete && data?.openingWarnings) || [];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="saffron" icon={<IconClockExclamation aria-hidden />} title={t('outsideHours')} mt="sm">
          {warnings.map(({ end, message }) => (
            <div key={end}>{message}</div>
          ))}
        </Alert>
      )}
    </div>
  );
};
