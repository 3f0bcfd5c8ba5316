import type { MouseEvent } from 'react';
import { createPath, Link, type LinkProps, useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom';
import { useQueryNow } from '../../lib/useQuery';

/** A click that the browser does not take for a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to another view of the open page. Its address is the one of the last drawing; what was changed in the query since then
 * (a search, a filter) is kept when it is followed.
 */
export const ViewLink = ({ to, onClick, preventScrollReset, ...props }: LinkProps) => {
  const target = useResolvedPath(to);
  const [drawn] = useSearchParams();
  const queryNow = useQueryNow();
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const now = queryNow();
    if (event.defaultPrevented || !isPlain(event) || now.toString() === drawn.toString()) return;
    event.preventDefault();
    const wanted = new URLSearchParams(target.search);
    for (const name of new Set([...wanted.keys(), ...drawn.keys()])) {
      const value = wanted.get(name);
      if (value === drawn.get(name)) continue;
      if (value === null) now.delete(name);
      else now.set(name, value);
    }
    void navigate(
      createPath({ ...target, search: now.toString() }),
      preventScrollReset === undefined ? {} : { preventScrollReset },
    );
  };

  return <Link to={to} onClick={follow} {...(preventScrollReset !== undefined && { preventScrollReset })} {...props} />;
};
