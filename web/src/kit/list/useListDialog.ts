import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageOf } from '../../platform/url/pageOf';

/** The dialog that is open over a list, by its name in the address: `/listCar/ajouter`, `/listCar/12/modifier`. */
export interface ListDialog {
  /** `ajouter`; empty if none is open. */
  dialog: string;
  /** Id of the record; empty for an added one. */
  id: string;
}

const dialogIn = (pathname: string): ListDialog => {
  const [, , first = '', second = ''] = pathname.split('/');
  return second ? { dialog: second, id: decodeURIComponent(first) } : { dialog: first, id: '' };
};

/** State of the history if the dialog was opened from the list, so that closing it goes back one step. */
interface Opened {
  over?: boolean;
}

/**
 * Reads from the address which dialog is open over the list, so that it can be linked to and closed by going back. The view of the list,
 * which stands in the query, stays.
 */
export const useListDialog = () => {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: Opened | null };
  const navigate = useNavigate();
  const page = pageOf(pathname);
  const openedHere = state?.over === true;

  const open = (dialog: string, id?: string): void => {
    const over: Opened = { over: true };
    const href = [page, ...(id === undefined ? [] : [encodeURIComponent(id)]), dialog].join('/') + search;
    void navigate(href, { state: over, preventScrollReset: true });
  };

  const close = useCallback((): void => {
    if (openedHere) void navigate(-1);
    else void navigate(page + search, { replace: true, preventScrollReset: true });
  }, [navigate, openedHere, page, search]);

  return { ...dialogIn(pathname), open, close };
};
