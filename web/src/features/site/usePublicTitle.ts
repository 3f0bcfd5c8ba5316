import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useWhen } from '../../platform/effect/useWhen';
import { PageTitleDocument } from './usePublicTitle.generated';

/** Returns the path with the query parameters that change the title. */
const titled = (pathname: string, search: string): string => {
  const vehicle = new URLSearchParams(search).get('vehicule');
  return vehicle ? `${pathname}?vehicule=${encodeURIComponent(vehicle)}` : pathname;
};

/** The page that came as HTML, with its title, until another one is shown. */
let loaded: string | null =
  typeof window === 'undefined' ? null : titled(window.location.pathname, window.location.search);
/** The page whose title is needed. */
let wanted = '';

/**
 * Sets the titles of public pages as the server does: the first one is in its HTML, the others are queried. If the server is unreachable,
 * the page's heading is used.
 */
export const usePublicTitle = (): void => {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  const path = titled(pathname, search);
  const setTitle = (): void => {
    wanted = path;
    const asLoaded = loaded === path;
    loaded = null;
    if (asLoaded) return;
    client.query({ query: PageTitleDocument, variables: { path }, fetchPolicy: 'cache-first' }).then(
      ({ data }) => {
        if (data && wanted === path) document.title = data.pageTitle;
      },
      () => {
        const heading = document.querySelector('main h1')?.textContent;
        if (heading && wanted === path) document.title = heading;
      },
    );
  };
  useWhen(true, setTitle, path);
};
