import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';

/**
 * Reads the query as the router has it at the moment of the call. What a component was drawn with lags behind it: pages are drawn in a
 * transition, and a navigation that loads something is not drawn before it has loaded. The router's own state is only to be had
 * from this context.
 */
export const useQueryNow = (): (() => URLSearchParams) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useLocation();
  return useCallback(() => {
    const now = router?.state.navigation.location ?? router?.state.location;
    // On the way to another page the query still belongs to this one.
    return new URLSearchParams(now?.pathname === drawn.pathname ? now.search : drawn.search);
  }, [router, drawn]);
};

/**
 * The query of the address and how to change it. Unlike the router's own hook a change starts from the one before it even
 * when the page was not drawn in between: who closes a dialog and types at once must not get the dialog back.
 */
export const useQuery = () => {
  const [query, setQuery] = useSearchParams();
  const queryNow = useQueryNow();

  const change = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions): void =>
      setQuery(next(queryNow()), options),
    [queryNow, setQuery],
  );

  return [query, change] as const;
};
