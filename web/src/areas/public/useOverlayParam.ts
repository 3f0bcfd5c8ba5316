import type { To } from 'react-router-dom';
import { useQuery } from '../../lib/useQuery';

/** Dialogs that stand in the URL: `suivi` the tracking dialog, `vehicule` a vehicle's detail, `comparaison` several. */
type OverlayParam = 'suivi' | 'vehicule' | 'comparaison';

/**
 * One dialog's place in the URL: a shared link opens it, the back button closes it. `to` keeps the rest of the query.
 */
export const useOverlayParam = (param: OverlayParam) => {
  const [params, setParams] = useQuery();
  const to = (value: string): To => {
    const next = new URLSearchParams(params);
    next.set(param, value);
    return { search: next.toString() };
  };
  const close = (): void =>
    setParams(
      (now) => {
        now.delete(param);
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  return { value: params.get(param), to, close };
};
