import { useCallback, useState } from 'react';
import { t } from '../../lib/i18n/account';
import { t as common } from '../../lib/i18n/common';
import { useOnReconnect } from '../../lib/live';
import { useMyReservationChangedSubscription, useMyReservationsQuery } from './MyReservations.generated';
import { searchRows } from './searchRows';
import type { MyListState } from './useMyListState';

/** Rows of a page (spec/1-public-site §9). */
const pageSize = 20;
/** A search looks through as many as the server gives at once. */
const searchedRows = 100;

/** The customer's reservations, newest first, live; a search filters them here (spec/1-public-site §2). */
export const useMyReservations = ({ field, text, page }: MyListState) => {
  const searching = text.trim() !== '';
  const [announcement, setAnnouncement] = useState('');
  const { data, previousData, error, loading, refetch } = useMyReservationsQuery({
    variables: { page: searching ? { page: 1, size: searchedRows } : { page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  useMyReservationChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: changed } }) => {
      if (changed) {
        const { number, status } = changed.reservationChanged;
        setAnnouncement(t('reservations.live', { number, status: common(`status.${status}`) }));
      }
      reload();
    },
  });
  useOnReconnect(reload);

  const loaded = (data ?? previousData)?.myReservations;
  return {
    rows: loaded && (searching ? searchRows(loaded.items, field, text) : loaded.items),
    totalCount: loaded?.totalCount ?? 0,
    pageCount: searching ? 1 : (loaded?.pageCount ?? 1),
    searching,
    error,
    loading,
    reload,
    announcement,
  };
};
