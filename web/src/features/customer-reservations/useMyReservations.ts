import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useLoaded } from '../../platform/query/useLoaded';
import type { ReservationStatus } from '../../platform/graphql/types.generated';
import { useWhen } from '../../platform/effect/useWhen';
import { useCatchUp, useReload } from '../../platform/live/live';
import { MyReservationsDocument, useMyReservationChangedSubscription } from './MyReservations.generated';
import { notify } from '../../kit/notice/notify';
import { t as common } from '../../platform/i18n/texts';
import { isSearching, searchedRows, type LoadedReservations } from './myReservationsRoute';
import { searchRows } from './searchRows';
import type { MyReservationsView } from './myReservationsView';
import { t } from './texts';

/**
 * Milliseconds from the live connection to the first reload: after the page's own queries, but soon, because a customer who has just sent a
 * request waits here for the agency's decision.
 */
const firstCatchUpAfter = 5000;
/** Milliseconds for which a decision of the agency is shown. */
const newsFor = 8000;

const newsOf = (number: string, status: ReservationStatus): string =>
  t('reservations.live', { number, status: common(`status.${status}`) });

/**
 * Loads the customer's reservations, newest first, live; a search filters them here
 * (docs/rules/site.md#the-customers-reservations).
 */
export const useMyReservations = ({ field, text }: MyReservationsView) => {
  const searching = isSearching({ text });
  const [announcement, setAnnouncement] = useState('');
  const { data, error, loading, stale, refetch } = useLoaded(
    MyReservationsDocument,
    useLoaderData<LoadedReservations>().list,
  );
  const reload = useReload({ loading, refetch });

  const loaded = data?.myReservations;
  const statuses = useRef(new Map<string, ReservationStatus>());
  // Compares lists instead of using the event alone, because changes before the connection was open are news, too.
  const tellNews = (): void => {
    for (const { number, status } of loaded?.items ?? []) {
      const before = statuses.current.get(number);
      statuses.current.set(number, status);
      if (before === undefined || before === status) continue;
      // A decision of the agency is shown in a notice.
      if (status === 'ACCEPTED' || status === 'REFUSED')
        void notify({
          tone: status === 'ACCEPTED' ? 'success' : 'info',
          message: newsOf(number, status),
          autoClose: newsFor,
        });
    }
  };
  useWhen(loaded !== undefined, tellNews, loaded);

  useMyReservationChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: changed } }) => {
      const { number, status } = changed?.reservationChanged ?? {};
      if (number && status) {
        // Other changes, often made by the customer, are only announced to screen readers.
        if (statuses.current.get(number) === status) setAnnouncement(t('reservations.liveUpdated', { number }));
        else if (status === 'CANCELLED') setAnnouncement(newsOf(number, status));
      }
      reload();
    },
  });
  useCatchUp(reload, firstCatchUpAfter);

  const found = loaded && searching ? searchRows(loaded.items, field, text) : null;
  return {
    page: found ? { items: found, totalCount: found.length, page: 1, pageCount: 1 } : loaded,
    /** Set if there are more reservations than a search loads. */
    searchLimit: searching && loaded && loaded.totalCount > searchedRows ? searchedRows : null,
    error,
    loading,
    stale,
    reload,
    announcement,
  };
};
