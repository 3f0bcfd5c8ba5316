import { createContext, type ComponentType } from 'react';

/** A view that an earlier release kept in the browser. */
export interface KeptView {
  name: string;
  query: string;
}

export interface ListViewsProps {
  /** Name of the list. */
  list: string;
  /** The query of the current view. */
  query: string;
}

export interface ViewLinksProps extends ListViewsProps {
  /** Views that are only in this browser, and are to be moved to the server. */
  kept: readonly KeptView[];
  onMoved: () => void;
}

/** What an area adds to its lists: links to saved views, and the part of 'Affichage' where they are saved. Null where none are kept. */
export const ListViews = createContext<{
  Links: ComponentType<ViewLinksProps>;
  Panel: ComponentType<ListViewsProps>;
} | null>(null);
