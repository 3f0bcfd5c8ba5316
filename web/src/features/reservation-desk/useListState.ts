import { useCallback, useMemo } from 'react';
import { paths } from '../../lib/paths';
import { useQuery } from '../../lib/useQuery';
import { readListState, writeListState, type ListState } from './listState';

/** The view of the reservation list, kept in the address. A change of anything but the page leads to page 1. */
export const useListState = () => {
  const [params, setParams] = useQuery();
  const state = useMemo(() => readListState(params), [params]);

  const update = useCallback(
    (change: Partial<ListState>, options: { replace?: boolean } = {}): void => {
      setParams((current) => writeListState({ ...readListState(current), page: 1, ...change }), {
        replace: options.replace ?? false,
        preventScrollReset: true,
      });
    },
    [setParams],
  );

  /** Opens a reservation beside the list, or closes it with an empty number; the page stays. */
  const open = useCallback(
    (number: string): void => update({ opened: number, page: readListState(params).page }),
    [update, params],
  );

  const hrefFor = useCallback(
    (change: Partial<ListState>): string => {
      const query = writeListState({ ...state, page: 1, ...change }).toString();
      return query ? `${paths.reservations}?${query}` : paths.reservations;
    },
    [state],
  );

  return { state, update, open, hrefFor };
};
