import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/backoffice';
import { useReload } from '../../lib/live';
import { useExport } from '../../lib/useExport';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ExportButton } from '../../ui/list/ExportButton';
import { FilterChips } from '../../ui/list/FilterChips';
import { ListSkeleton } from '../../ui/list/ListSkeleton';
import { SearchBox } from '../../ui/list/SearchBox';
import { useCompact } from '../../ui/list/useCompact';
import { Pagination } from '../../ui/Pagination';
import { filterChips } from './filterChips';
import { countFilters, searchFields, toFilter, toSearch, withoutFilters } from './listState';
import { useReservationFeed } from './ReservationFeed';
import { ReservationFilters } from './ReservationFilters';
import { useFilterChoices } from './useFilterChoices';
import { ReservationsExportDocument, useReservationsQuery } from './ReservationList.generated';
import classes from './ReservationList.module.css';
import { ReservationCards, ReservationTable } from './ReservationRows';
import { ReservationTabs } from './ReservationTabs';
import { useListState } from './useListState';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;
const newestFirst = { field: 'CREATED_AT', direction: 'DESC' } as const;
/** Several changes at once lead to one reload. */
const reloadAfter = 250;

/** Numbers of the reservations that came in since the list was opened. */
const useFreshReservations = (opened: string, onAnyChange: () => void) => {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [latest, setLatest] = useState('');
  // Once opened it is no news any more.
  if (fresh.has(opened)) setFresh(new Set([...fresh].filter((number) => number !== opened)));
  useReservationFeed((reservation) => {
    if (reservation?.status === 'PENDING' && reservation.createdAt === reservation.updatedAt) {
      setFresh((known) => new Set(known).add(reservation.number));
      setLatest(reservation.number);
    }
    onAnyChange();
  });
  return { fresh, latest };
};

/** Lists every reservation, newest first, with the view in the address; live (docs/rules/reservations.md#the-staffs-list). */
export const ReservationList = () => {
  const { state, update, hrefFor } = useListState();
  const compact = useCompact();
  const choices = useFilterChoices(state);
  const { data, previousData, error, loading, refetch } = useReservationsQuery({
    variables: {
      filter: toFilter(state),
      search: toSearch(state),
      sort: newestFirst,
      page: { page: state.page, size: pageSize },
    },
    notifyOnNetworkStatusChange: true,
  });
  const exportReservations = useExport(ReservationsExportDocument, (answer) => answer.reservationsExport);
  const reload = useDebouncedCallback(useReload({ loading, refetch }), reloadAfter);
  const { fresh, latest } = useFreshReservations(state.opened, reload);

  const shown = (data ?? previousData)?.reservations;
  const clearAll = (): void => update(withoutFilters(state));
  const narrowed = Boolean(state.text) || countFilters(state) > 0;

  const body = () => {
    if (!shown && error)
      return (
        <ErrorState
          title={t('list.loadFailed')}
          message={readProblem(error).message}
          onRetry={reload}
          retrying={loading}
        />
      );
    if (!shown) return <ListSkeleton compact={compact} />;
    if (shown.items.length === 0)
      return narrowed ? (
        <EmptyState
          icon={<IconSearchOff size={40} stroke={1.5} aria-hidden />}
          title={t('list.noMatchTitle')}
          message={t('list.noMatchText')}
          action={<Button onClick={clearAll}>{t('list.clearAll')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<IconInbox size={40} stroke={1.5} aria-hidden />}
          title={t('list.emptyTitle')}
          message={t('list.emptyText')}
        />
      );
    const Rows = compact ? ReservationCards : ReservationTable;
    return (
      <>
        <Rows
          rows={shown.items}
          fresh={fresh}
          opened={state.opened}
          hrefFor={(number) => hrefFor({ opened: number, page: state.page })}
        />
        <div className={classes.foot}>
          <Text size="sm" c="dimmed">
            {t('list.count', { count: shown.totalCount })}
          </Text>
          <Pagination page={shown.page} pageCount={shown.pageCount} hrefFor={(page) => hrefFor({ page, opened: '' })} />
        </div>
      </>
    );
  };

  return (
    <section className={classes.root}>
      <Group justify="space-between" align="flex-start" component="header">
        <div>
          <Title order={1} size={26}>
            {t('list.title')}
          </Title>
          <Text c="dimmed">{t('list.lead')}</Text>
        </div>
        <ExportButton
          load={() => exportReservations({ filter: toFilter(state), search: toSearch(state), sort: newestFirst })}
        />
      </Group>
      <ReservationTabs
        status={state.status}
        counts={shown?.counts}
        hrefFor={(status) => hrefFor({ status, opened: '' })}
      />
      <div className={classes.tools}>
        <SearchBox
          fields={searchFields.map((value) => ({
            value,
            label: t(`list.fields.${value}`),
            inputMode: value === 'PHONE' ? 'tel' : undefined,
          }))}
          field={state.field}
          text={state.text}
          onSearch={update}
        />
        <ReservationFilters state={state} choices={choices} onChange={update} />
      </div>
      <FilterChips chips={filterChips(state, choices, update)} onClearAll={clearAll} />
      {shown && error && (
        <ErrorState
          title={t('list.loadFailed')}
          message={readProblem(error).message}
          onRetry={reload}
          retrying={loading}
        />
      )}
      <div className={classes.body} aria-busy={loading} data-stale={(loading && !data) || undefined}>
        {body()}
      </div>
      <VisuallyHidden role="status">{latest && t('list.newRow', { number: latest })}</VisuallyHidden>
    </section>
  );
};
