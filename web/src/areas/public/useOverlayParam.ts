import type { To } from 'react-router-dom';
import { useQuery } from '../../platform/url/useQuery';

/** The query parameter of a dialog: `suivi` for tracking, `vehicule` for a vehicle's details, `comparaison` for comparing several. */
type OverlayParam = 'suivi' | 'vehicule' | 'comparaison';

/** Manages one dialog's parameter in the URL: a shared link opens it, the back button closes it. `to` keeps the rest of the query. */
export const useOverlayParam = (param: OverlayParam) => {
  const [params, setParams] = useQuery();
  const to = (value: string): To => {
    const next = new URLSearchParams(params);
    next.set(param, value);
    return { search: next.toString() };
  };
  const change = (next: (now: URLSearchParams) => void): void =>
    setParams(
      (now) => {
        next(now);
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  return {
    value: params.get(param),
    to,
    /** Opens the dialog without a new entry in the history. */
    open: (value: string): void => change((now) => now.set(param, value)),
    close: (): void => change((now) => now.delete(param)),
  };
};
