import { useEffect, useRef, useState } from 'react';
import type { ReservationStatus } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/account';
import { t as common } from '../../lib/i18n/common';
import { calmStart, useCatchUp, useReload } from '../../lib/live';
import { useMyReservationChangedSubscription, useMyReservationsQuery } from './MyReservations.generated';
import { notify } from '../../ui/notify';
import { searchRows } from './searchRows';
import type { MyReservationsView } from './myReservationsView';

/** Rows of a page (docs/rules/site.md#the-customers-reservations). */
const pageSize = 20;
/** A search looks through as many as the server gives at once. */
const searchedRows = 100;
/** Milliseconds that a decision of the agency stays in sight. */
const newsFor = 8000;

const newsOf = (number: string, status: ReservationStatus): string =>
  t('reservations.live', { number, status: common(`status.${status}`) });

/**
 * Loads the customer's reservations, newest first, live; a search filters them here
 * (docs/rules/site.md#the-customers-reservations).
 */
export const useMyReservations = ({ field, text, page }: MyReservationsView) => {
  const searching = text.trim() !== '';
  const [announcement, setAnnouncement] = useState('');
  const { data, previousData, error, loading, refetch } = useMyReservationsQuery({
    variables: { page: searching ? { page: 1, size: searchedRows } : { page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const reload = useReload({ loading, refetch });

  const loaded = (data ?? previousData)?.myReservations;
  const known = useRef(new Map<string, ReservationStatus>());
  // By what the list says, not by the event alone: what changed before the line stood is news too.
  useEffect(() => {
    for (const { number, status } of loaded?.items ?? []) {
      const before = known.current.get(number);
      known.current.set(number, status);
      if (before === undefined || before === status) continue;
      // What the agency decided is seen and heard.
      if (status === 'ACCEPTED' || status === 'REFUSED')
        void notify({
          tone: status === 'ACCEPTED' ? 'success' : 'info',
          message: newsOf(number, status),
          autoClose: newsFor,
        });
    }
  }, [loaded]);

  useMyReservationChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: changed } }) => {
      const { number, status } = changed?.reservationChanged ?? {};
      if (number && status) {
        // The rest, often the customer's own doing, is only told.
        if (known.current.get(number) === status) setAnnouncement(t('reservations.liveUpdated', { number }));
        else if (status === 'CANCELLED') setAnnouncement(newsOf(number, status));
      }
      reload();
    },
  });
  useCatchUp(reload, calmStart);

  const found = loaded && searching ? searchRows(loaded.items, field, text) : null;
  return {
    page: found ? { items: found, totalCount: found.length, page: 1, pageCount: 1 } : loaded,
    /** Set when there are more than a search looks through. */
    searchLimit: searching && loaded && loaded.totalCount > searchedRows ? searchedRows : null,
    error,
    loading,
    reload,
    announcement,
  };
};
