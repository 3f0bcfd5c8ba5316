import { isPeriod } from '../../platform/time/time';
import { skipToken } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconShieldExclamation } from '@tabler/icons-react';
import { WholeDates } from '../../kit/display/WholeDates';
import { typographic } from '../../platform/format/typographic';
import { usePaperWarningsQuery } from './PaperWarnings.generated';
import { t } from './texts';

/** Shows why the papers of a vehicle do not cover a rental (docs/rules/fleet.md#papers); nothing if they do. */
export const PaperAlert = ({ warnings }: { warnings: readonly string[] | undefined }) =>
  warnings && warnings.length > 0 ? (
    <Alert color="red" icon={<IconShieldExclamation aria-hidden />} title={t('papersTitle')} mt="sm">
      {warnings.map((warning) => (
        <div key={warning}>
          <WholeDates>{typographic(warning)}</WholeDates>
        </div>
      ))}
    </Alert>
  ) : null;

interface PaperWarningsProps {
  /** Empty while none is chosen. */
  vehicleId: string;
  /** Agency times; empty while they are not chosen. */
  startsAt: string;
  endsAt: string;
}

/** Warns of the papers of a vehicle that is chosen for a period. It prevents nothing. */
export const PaperWarnings = ({ vehicleId, startsAt, endsAt }: PaperWarningsProps) => {
  const complete = vehicleId !== '' && isPeriod({ startsAt, endsAt });
  const { data } = usePaperWarningsQuery(
    complete ? { variables: { vehicleId, period: { startsAt, endsAt } } } : skipToken,
  );
  return (
    <div role="status">
      <PaperAlert warnings={(complete && data?.vehicle?.paperWarnings) || undefined} />
    </div>
  );
};
