import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '../../platform/time/time';
import { WholeField } from '../../kit/form/WholeField';
import classes from './MaintenanceForm.module.css';
import { useMaintenanceSlotQuery, type MaintenanceSlotQuery } from './SlotProposal.generated';
import { t } from './texts';

type Slot = NonNullable<MaintenanceSlotQuery['maintenanceSlotProposal']>;

interface SlotProposalProps {
  vehicleId: string;
  /** The edited maintenance, whose own time is ignored. */
  maintenanceId?: string | undefined;
  onUse: (slot: { startsAt: string; endsAt: string }) => void;
}

const maxDays = 30;

/** Returns a remark about the slot's disadvantages, or an empty text. */
const remarkOf = ({ pendingRequests, beforeDue }: Slot): string => {
  if (beforeDue === false) return t('slot.late');
  return pendingRequests > 0 ? t('slot.pending', { count: pendingRequests }) : t('slot.free');
};

/** Proposes the next slot that conflicts with no rental, to be chosen by one click. */
export const SlotProposal = ({ vehicleId, maintenanceId, onUse }: SlotProposalProps) => {
  const [days, setDays] = useState(1);
  const { data, previousData, error, loading } = useMaintenanceSlotQuery({
    variables: { vehicleId, days, ...(maintenanceId && { maintenanceId }) },
    fetchPolicy: 'network-only',
  });
  const shown = data ?? previousData;
  const slot = shown?.maintenanceSlotProposal;

  const text = (): string => {
    if (error) return t('slot.failed');
    if (!shown) return t('slot.searching');
    if (!slot) return t('slot.none');
    return t('slot.period', { from: formatDateTime(slot.startsAt), to: formatDateTime(slot.endsAt) });
  };

  return (
    <Alert
      color="green"
      icon={<IconCalendarCheck aria-hidden />}
      title={t('slot.title')}
      className={classes.slot ?? ''}
    >
      <div className={classes.slotBody} aria-busy={loading}>
        <div role="status">
          <Text size="sm" fw={600}>
            {text()}
          </Text>
          {slot && !error && <Text size="sm">{remarkOf(slot)}</Text>}
        </div>
        <Group gap="sm" align="flex-end">
          <WholeField
            label={t('form.days')}
            size="xs"
            w={110}
            value={days}
            onChange={(value) => typeof value === 'number' && value >= 1 && value <= maxDays && setDays(value)}
          />
          {slot && !error && (
            <Button size="xs" onClick={() => onUse(slot)} disabled={loading}>
              {t('slot.use')}
            </Button>
          )}
        </Group>
      </div>
    </Alert>
  );
};
