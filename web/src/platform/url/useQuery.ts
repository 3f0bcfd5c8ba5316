import { useCallback, useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';

/**
 * Returns the query of the address and a function that changes it. Unlike with the router's own hook, a change starts from the previous
 * change even if the page was not rendered in between: closing a dialog and searching by one click must not bring the dialog back. Only the
 * router's context has its state at the moment of the call.
 */
export const useQuery = () => {
  const [query, setQuery] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useLocation();

  const change = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions): void => {
      const now = router?.state.navigation.location ?? router?.state.location;
      // During a navigation to another page the query still belongs to this one.
      const { search } = now?.pathname === drawn.pathname ? now : drawn;
      setQuery(next(new URLSearchParams(search)), options);
    },
    [router, drawn, setQuery],
  );

  return [query, change] as const;
};
