import { createContext, useContext, useEffect } from 'react';

/** The agency's name, which an area's shell knows; it ends the title of each of its pages. */
export const SiteName = createContext('');

/** Names the page in the browser's tab, in its history and for screen readers. */
export const usePageTitle = (title: string): void => {
  const site = useContext(SiteName);
  useEffect(() => {
    document.title = site ? `${title} · ${site}` : title;
  }, [title, site]);
};
