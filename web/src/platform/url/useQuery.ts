import { useCallback, useContext, useMemo } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';

/**
 * Returns the query of the address and a function that changes it. Unlike with the router's own hook, a change starts from the previous
 * change even if the page was not rendered in between: closing a dialog and searching by one click must not bring the dialog back. Only the
 * router's context has its state at the moment of the call.
 */
export const useQuery = () => {
  const [, setQuery] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useLocation();
  // While the loader of the page starts the query of the next view, its address counts already, so that a click shows at once.
  const coming = useNavigation().location;
  const { search: shown } = coming?.pathname === drawn.pathname ? coming : drawn;
  const query = useMemo(() => new URLSearchParams(shown), [shown]);

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
