import { useEffect } from 'react';

/** Names the page in the browser's tab, in its history and for screen readers. */
export const usePageTitle = (title: string, site?: string): void => {
  useEffect(() => {
    document.title = site ? `${title} · ${site}` : title;
  }, [title, site]);
};
