import { useLocalStorage } from '@mantine/hooks';
import { createContext, useContext } from 'react';

/** A view of a list under a name. */
export interface SavedView {
  name: string;
  /** The query of its address. */
  query: string;
}

/** How somebody wants to see a list. */
export interface ListPrefs {
  /** Keys of the columns that are left out. */
  hidden: readonly string[];
  /** Smaller rows; null for the list's own. */
  dense: boolean | null;
  views: readonly SavedView[];
}

const none: ListPrefs = { hidden: [], dense: null, views: [] };

/** Names who looks at the lists, so that two people at one machine keep their own columns and views. */
export const ListOwner = createContext('');

/** Whoever wrote it, and whenever: what is not understood counts as not set. */
const read = (text: string | undefined): ListPrefs => {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<ListPrefs> | null;
    return {
      hidden: Array.isArray(stored?.hidden) ? stored.hidden.filter((key) => typeof key === 'string') : [],
      dense: typeof stored?.dense === 'boolean' ? stored.dense : null,
      views: Array.isArray(stored?.views)
        ? stored.views.filter(({ name, query }) => typeof name === 'string' && typeof query === 'string')
        : [],
    };
  } catch {
    return none;
  }
};

/** Keeps columns, density and saved views of a list in this browser, for the one who is logged in (docs/rules/back-office.md#lists). */
export const useListPrefs = (list: string) => {
  const owner = useContext(ListOwner);
  const [prefs, setPrefs] = useLocalStorage<ListPrefs>({
    key: `liste:${owner}:${list}`,
    defaultValue: none,
    getInitialValueInEffect: false,
    deserialize: read,
  });
  return { prefs, change: (part: Partial<ListPrefs>) => setPrefs((now) => ({ ...now, ...part })) };
};
