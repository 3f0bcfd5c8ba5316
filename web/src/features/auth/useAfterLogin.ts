import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../platform/url/paths';

/** Goes to the `redirect` of the query if it is a page of this site, else to `home`. */
export const useAfterLogin = (home: string): (() => void) => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return () => void navigate(safeRedirect(params.get('redirect')) ?? home, { replace: true });
};
