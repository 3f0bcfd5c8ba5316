import { useDocumentTitle } from '@mantine/hooks';
import { createContext, useContext } from 'react';

/** The agency's name, provided by an area's shell, which ends the title of each of its pages. */
export const SiteName = createContext('');

/** Sets the page's title, for the browser's tab, its history and screen readers. */
export const usePageTitle = (title: string): void => {
  const site = useContext(SiteName);
  useDocumentTitle(site ? `${title} · ${site}` : title);
};
