import { useEffect } from 'react';
import { addToWallTime } from '../../lib/time';
import { useDayMovementsQuery } from './TodayBoard.generated';

/** Every rental that touches the agency's day of `now` (wall time, empty while it is not known), however many. */
export const useDayRentals = (now: string) => {
  const midnight = now && `${now.slice(0, 10)}T00:00`;
  const { data, error, loading, refetch, fetchMore } = useDayMovementsQuery({
    variables: { from: midnight, to: addToWallTime(midnight, { days: 1 }), page: 1 },
    skip: !now,
  });
  const loaded = data?.reservations;
  const nextPage = loaded && loaded.page < loaded.pageCount ? loaded.page + 1 : null;

  useEffect(() => {
    if (!nextPage) return;
    fetchMore({
      variables: { page: nextPage },
      updateQuery: (known, { fetchMoreResult: more }) => ({
        reservations: { ...more.reservations, items: [...known.reservations.items, ...more.reservations.items] },
      }),
    }).catch(() => undefined);
  }, [nextPage, fetchMore]);

  return { rentals: nextPage ? undefined : loaded?.items, error, loading, refetch };
};
