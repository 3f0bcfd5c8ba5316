import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';

/**
 * The query of the address and how to change it. Unlike the router's own hook a change starts from the one before it even
 * when the page was not drawn in between: who closes a dialog and searches by one click must not get the dialog back. The router's state at
 * the moment of the call is only to be had from its context.
 */
export const useQuery = () => {
  const [query, setQuery] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useLocation();

  const change = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions): void => {
      const now = router?.state.navigation.location ?? router?.state.location;
      // On the way to another page the query still belongs to this one.
      const { search } = now?.pathname === drawn.pathname ? now : drawn;
      setQuery(next(new URLSearchParams(search)), options);
    },
    [router, drawn, setQuery],
  );

  return [query, change] as const;
};
