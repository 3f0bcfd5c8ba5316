import { useCallback, useMemo } from 'react';
import { useLocation, type NavigateOptions } from 'react-router-dom';
import { pageOf } from '../../platform/url/pageOf';
import { useQuery } from '../../platform/url/useQuery';
import { readListState, viewHref, writeListState, type ListParams, type ListState } from './listParams';

/**
 * Manages the view of a page or a list in the address, so that it survives a reload and can be shared. A change of anything but the page
 * goes to page 1. `params` must be one object for the list's whole life: declare it outside the component.
 */
export const useListParams = <Params extends ListParams>(params: Params) => {
  const [query, setQuery] = useQuery();
  const path = pageOf(useLocation().pathname);
  const state = useMemo(() => readListState(params, query), [params, query]);

  const update = useCallback(
    (change: Partial<ListState<Params>>, options: Pick<NavigateOptions, 'replace' | 'state'> = {}): void => {
      setQuery((current) => writeListState(params, { ...readListState(params, current), page: 1, ...change }), {
        replace: false,
        ...options,
        preventScrollReset: true,
      });
    },
    [params, setQuery],
  );

  const hrefFor = useCallback(
    (change: Partial<ListState<Params>>): string => viewHref(path, params, { page: 1, ...change }, query),
    [params, path, query],
  );

  return { state, update, hrefFor };
};
