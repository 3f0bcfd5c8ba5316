import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCashRegister, IconLock, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '../../platform/time/time';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { TillSums } from './TillSums';
import { useMyTillQuery } from './Till.generated';
import { TillEntries } from './TillEntries';
import { CloseTillForm, MovementForm, OpenTillForm } from './TillForms';
import classes from './Till.module.css';
import { t } from './texts';

/** Shows the employee's own till: opens it, lists its entries, records expenses, and closes it with the counted cash. */
export const TillPanel = () => {
  const [dialog, setDialog] = useState<'open' | 'close' | 'move' | null>(null);
  const { data, error, loading, refetch } = useMyTillQuery({
    fetchPolicy: 'cache-and-network',
  });
  const reload = (): void => void refetch().catch(() => undefined);
  useReservationReload(reload);
  const end = (): void => setDialog(null);
  if (!data)
    return error ? (
      <LoadFailure title={t('loadFailed')} error={error} refetch={refetch} loading={loading} />
    ) : (
      // As high as a closed till, which most people find here.
      <section className={classes.panel}>
        <Skeleton h={{ base: 273, sm: 240 }} radius="md" role="status" aria-label={t('common:loading')} />
      </section>
    );
  const till = data.myTill;
  return (
    <section className={classes.panel} aria-label={t('mine')}>
      {till ? (
        <>
          <div className={classes.head}>
            <div>
              <h2 className={classes.title}>{t('mine')}</h2>
              <Text size="sm" c="dimmed">
                {t('openSince', { agency: till.agency.name, at: formatDateTime(till.openedAt) })}
              </Text>
            </div>
            <TillSums till={till} />
          </div>
          <TillEntries till={till} />
          <Group gap="xs" mt="md">
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => setDialog('close')}>
              {t('close')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconReceipt size={18} aria-hidden />}
              onClick={() => setDialog('move')}
            >
              {t('move')}
            </Button>
          </Group>
          {dialog === 'close' && <CloseTillForm till={till} onClose={end} />}
          {dialog === 'move' && <MovementForm till={till} onClose={end} />}
        </>
      ) : (
        <EmptyState
          icon={IconCashRegister}
          title={t('noneTitle')}
          message={t('noneText')}
          action={<Button onClick={() => setDialog('open')}>{t('open')}</Button>}
        />
      )}
      {dialog === 'open' && <OpenTillForm agencies={data.agencies} onClose={end} />}
    </section>
  );
};
