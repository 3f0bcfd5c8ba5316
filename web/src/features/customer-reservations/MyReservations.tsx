import {
  Button,
  CloseButton,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarPlus, IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/account';
import { t as common } from '../../lib/i18n/common';
import { paths } from '../../lib/paths';
import { formatDateTime } from '../../lib/time';
import { useTick } from '../../lib/useTick';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Pagination } from '../../ui/Pagination';
import { MyReservationDetails } from './MyReservationDetails';
import { MyReservationCards, MyReservationTable } from './MyReservationRows';
import classes from './MyReservations.module.css';
import type { MyReservationFragment } from './MyReservations.generated';
import { searchFields } from './searchRows';
import { useCancelMyReservation } from './useCancelMyReservation';
import { useMyListState, type MyListState } from './useMyListState';
import { useMyReservations } from './useMyReservations';

const SearchBar = ({ state, onChange }: { state: MyListState; onChange: (change: Partial<MyListState>) => void }) => (
  <div role="search" className={classes.search}>
    <NativeSelect
      aria-label={t('reservations.searchField')}
      className={classes.field}
      value={state.field}
      onChange={({ currentTarget: { value } }) =>
        onChange({ field: searchFields.find((field) => field === value) ?? 'number' })
      }
      data={searchFields.map((value) => ({ value, label: t(`reservations.fields.${value}`) }))}
    />
    <TextInput
      aria-label={t('reservations.search')}
      placeholder={t('reservations.searchPlaceholder')}
      className={classes.text}
      value={state.text}
      onChange={(event) => onChange({ text: event.currentTarget.value })}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        state.text && (
          <CloseButton size="sm" aria-label={t('reservations.clearSearch')} onClick={() => onChange({ text: '' })} />
        )
      }
    />
  </div>
);

const CancelDialog = ({ row, onClose }: { row: MyReservationFragment; onClose: (done: boolean) => void }) => {
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
  const { state, update, hrefFor } = useMyListState();
  const { rows, totalCount, pageCount, searching, searchLimit, error, loading, reload, announcement } =
    useMyReservations(state);
  useTick(60_000);
  const [cancelling, setCancelling] = useState<MyReservationFragment | null>(null);
  const compact = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
  const Rows = compact ? MyReservationCards : MyReservationTable;
  const opened = rows?.find(({ number }) => number === state.opened) ?? null;

  const body = () => {
    if (!rows && error)
      return (
        <ErrorState
          title={t('reservations.loadFailed')}
          message={readProblem(error).message}
          onRetry={reload}
          retrying={loading}
        />
      );
    if (!rows)
      return (
        <Stack gap="xs" role="status" aria-label={common('loading')}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height={compact ? 132 : 58} radius="md" />
          ))}
        </Stack>
      );
    if (rows.length === 0)
      return searching ? (
        <EmptyState
          icon={<IconSearchOff size={40} stroke={1.5} aria-hidden />}
          title={t('reservations.noMatchTitle')}
          message={t('reservations.noMatchText')}
          action={<Button onClick={() => update({ text: '' })}>{t('reservations.clearSearch')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<IconCalendarPlus size={40} stroke={1.5} aria-hidden />}
          title={t('reservations.emptyTitle')}
          message={t('reservations.emptyText')}
          action={
            <Button component={Link} to={paths.fleet}>
              {t('reservations.emptyAction')}
            </Button>
          }
        />
      );
    return (
      <>
        <Rows rows={rows} onShow={({ number }) => update({ opened: number })} onCancel={setCancelling} />
        <div className={classes.foot}>
          <Text size="sm" c="dimmed">
            {t('reservations.count', { count: searching ? rows.length : totalCount })}
          </Text>
          <Pagination page={state.page} pageCount={pageCount} hrefFor={(page) => hrefFor({ page, opened: '' })} />
        </div>
      </>
    );
  };

  return (
    <section className={classes.root}>
      <Title order={1} size={26}>
        {t('reservations.title')}
      </Title>
      {(searching || (rows && rows.length > 0)) && (
        <SearchBar state={state} onChange={(change) => update({ page: 1, ...change }, { replace: true })} />
      )}
      {searchLimit !== null && (
        <Text size="sm" c="dimmed">
          {t('reservations.searchLimit', { count: searchLimit })}
        </Text>
      )}
      {rows && error && (
        <ErrorState
          title={t('reservations.loadFailed')}
          message={readProblem(error).message}
          onRetry={reload}
          retrying={loading}
        />
      )}
      <div aria-busy={loading}>{body()}</div>
      <MyReservationDetails reservation={opened} onClose={() => update({ opened: '' })} />
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
