import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { AddButton } from '../../kit/list/AddButton';
import { exportSelection } from '../../kit/list/exportSelection';
import { RecordList } from '../../kit/list/RecordList';
import { searchFields } from '../../kit/list/searchFields';
import { useRecordList } from '../../kit/list/useRecordList';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { paths } from '../../platform/url/paths';
import { useReservationFeed, useReservationReload } from '../../domain/reservation/ReservationFeed';
import { ReservationRowFragmentDoc } from '../../domain/reservation/ReservationRow.generated';
import { reservationColumns } from './reservationColumns';
import { ReservationsExportDocument } from './ReservationList.generated';
import { reservationsQuery } from './reservationsQuery';
import { reservationsView } from './reservationsView';
import { ReservationTabs } from './ReservationTabs';
import { t } from './texts';
import { useReservationFilters } from './useReservationFilters';

const search = {
  fields: searchFields(reservationsView, (value) => t(`list.fields.${value}`)),
};

/** Numbers of the reservations that arrived since the list was opened. */
const useFreshReservations = (opened: string) => {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [latest, setLatest] = useState('');
  // An opened reservation no longer counts as new.
  if (fresh.has(opened)) setFresh(new Set([...fresh].filter((number) => number !== opened)));
  useReservationFeed((reservation) => {
    if (reservation?.status === 'PENDING' && reservation.createdAt === reservation.updatedAt) {
      setFresh((numbers) => new Set(numbers).add(reservation.number));
      setLatest(reservation.number);
    }
  });
  return { fresh, latest };
};

/** Lists every reservation, newest first, with the view in the address; live (docs/rules/reservations.md#the-staffs-list). */
export const ReservationList = () => {
  const isAdmin = useIsAdmin();
  // With less room, smaller type keeps amount and state in sight.
  const tight = useMediaQuery('(max-width: 1280px)', false, { getInitialValueInEffect: false });
  const list = useRecordList({
    ...reservationsQuery,
    pageOf: ({ reservations }) => reservations,
    exported: { query: ReservationsExportDocument, fileOf: (answer) => answer.reservationsExport },
  });
  const { state, hrefFor } = list;
  const navigate = useNavigate();
  const { fresh, latest } = useFreshReservations(state.opened);
  useReservationReload(list.reload);

  return (
    <>
      <RecordList
        name="reservations"
        list={list}
        fragment={ReservationRowFragmentDoc}
        title={t('list.title')}
        lead={t('list.lead')}
        above={
          <ReservationTabs
            status={state.status}
            counts={list.data?.reservations.counts}
            hrefFor={(status) => hrefFor({ status, opened: '' })}
          />
        }
        columns={reservationColumns({ fresh, hrefFor: (number) => hrefFor({ opened: number, page: state.page }) })}
        keyOf={({ number }) => number}
        markOf={({ number }) => ({ fresh: fresh.has(number), opened: number === state.opened })}
        minWidth={720}
        dense={tight}
        search={search}
        filters={useReservationFilters(state)}
        importTo={isAdmin && paths.importsFor('reservations')}
        add={
          <AddButton
            label={t('list.add')}
            icon={IconCalendarPlus}
            onClick={() => void navigate(paths.newReservation)}
          />
        }
        bulk={[
          exportSelection(list, (rows: readonly { number: string }[]) => ({
            numbers: rows.map(({ number }) => number),
          })),
        ]}
        countLabel={(count) => t('list.count', { count })}
        loadFailed={t('list.loadFailed')}
        empty={{ title: t('list.emptyTitle'), message: t('list.emptyText') }}
      />
      <VisuallyHidden role="status">{latest && t('list.newRow', { number: latest })}</VisuallyHidden>
    </>
  );
};
