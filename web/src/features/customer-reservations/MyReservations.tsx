import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RecordList } from '../../kit/list/RecordList';
import type { Fields } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { useTick } from '../../platform/live/useTick';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog';
import { useListParams } from '../../kit/list/useListParams';
import { myReservationColumns } from './myReservationColumns';
import { MyReservationDetails } from './MyReservationDetails';
import type { MyReservationFragment } from './MyReservations.generated';
import { myReservationsView, type MyReservationsView } from './myReservationsView';
import { searchFields } from './searchRows';
import { t } from './texts';
import { useCancelMyReservation } from './useCancelMyReservation';
import { useMyReservations } from './useMyReservations';

const search = {
  fields: searchFields.map((value) => ({ value, label: t(`reservations.fields.${value}`) })),
  placeholder: t('reservations.searchPlaceholder'),
  asTyped: true,
};

type MyReservation = Fields<MyReservationFragment>;

const CancelDialog = ({ row, onClose }: { row: MyReservation; onClose: (done: boolean) => void }) => {
  const { cancel, busy } = useCancelMyReservation();
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async (): Promise<void> => {
    const refusal = await cancel(row.number);
    setProblem(refusal);
    if (!refusal) onClose(true);
  };

  return (
    <ConfirmDialog
      opened
      message={
        <>
          {t('reservations.confirmText')}
          <Text span display="block" mt="xs" fw={600}>
            {t('reservations.confirmWhich', {
              number: row.number,
              vehicle: row.vehicle.name,
              from: formatDateTime(row.startsAt),
              to: formatDateTime(row.endsAt),
            })}
          </Text>
        </>
      }
      confirmLabel={t('reservations.confirmYes')}
      cancelLabel={t('reservations.confirmNo')}
      busy={busy}
      error={problem}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    />
  );
};

/** Lists the customer's own reservations, 'Liste des reservation' (docs/rules/site.md#the-customers-reservations). */
export const MyReservations = () => {
  const { state, update, hrefFor } = useListParams(myReservationsView);
  const { page, searchLimit, error, loading, stale, reload, announcement } = useMyReservations(state);
  useTick(60_000);
  const [cancelling, setCancelling] = useState<MyReservation | null>(null);
  const opened = page?.items.find(({ number }) => number === state.opened) ?? null;
  const show = (number: string): void => update({ opened: number, page: state.page });

  return (
    <section>
      <RecordList
        name="mes-reservations"
        list={{
          state,
          // Typing replaces the address instead of filling the history.
          update: (change: Partial<MyReservationsView>) => update(change, { replace: true }),
          hrefFor,
          variables: { search: state.text && [state.field, state.text] },
          page,
          loading,
          stale,
          error,
          retry: reload,
        }}
        title={t('reservations.title')}
        columns={myReservationColumns(({ number }) => show(number), setCancelling)}
        keyOf={({ number }) => number}
        minWidth={860}
        search={search}
        plain
        above={
          searchLimit !== null && (
            <Text size="sm" c="dimmed">
              {t('reservations.searchLimit', { count: searchLimit })}
            </Text>
          )
        }
        countLabel={(count) => t('reservations.count', { count })}
        loadFailed={t('reservations.loadFailed')}
        empty={{
          icon: IconCalendarPlus,
          title: t('reservations.emptyTitle'),
          message: t('reservations.emptyText'),
          action: (
            <Button component={Link} to={paths.fleet}>
              {t('reservations.emptyAction')}
            </Button>
          ),
        }}
      />
      <MyReservationDetails reservation={opened} onClose={() => update({ opened: '', page: state.page })} />
      {cancelling && (
        <CancelDialog
          row={cancelling}
          onClose={(done) => {
            setCancelling(null);
            if (done) reload();
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
};
