import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** A change of the query that the page has not been drawn with yet, and the place it was made from. */
let pending: { from: string; query: URLSearchParams; at: number } | null = null;

/** No page takes longer to be drawn, in ms; a change that is not there by then was held back (a form with unsaved changes). */
const drawnWithin = 2_000;

/**
 * The query of the address and how to change it. Unlike the router's own hook a change starts from the one before it even
 * when the page was not drawn in between: who closes a dialog and types at once must not get the dialog back.
 */
export const useQuery = () => {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();

  useEffect(() => {
    pending = null;
  }, [key]);

  const change = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions): void => {
      const now = performance.now();
      const current = pending?.from === key && now - pending.at < drawnWithin ? pending.query : query;
      const changed = next(new URLSearchParams(current));
      pending = { from: key, query: changed, at: now };
      setQuery(changed, options);
    },
    [key, query, setQuery],
  );

  return [query, change] as const;
};
