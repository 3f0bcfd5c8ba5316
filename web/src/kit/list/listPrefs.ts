import { useLocalStorage } from '@mantine/hooks';
import { createContext, useContext } from 'react';
import type { KeptView } from './listViews';

/** Somebody's choices of how a list is shown. */
export interface ListPrefs {
  /** Keys of hidden columns. */
  hidden: readonly string[];
  /** Whether rows are smaller; null for the list's default. */
  dense: boolean | null;
  /** Views that an earlier release kept here. */
  views: readonly KeptView[];
}

const none: ListPrefs = { hidden: [], dense: null, views: [] };

/** Identifies the person who is logged in, so that people who share a machine keep their own columns. */
export const ListOwner = createContext('');

/** Parses stored choices, which an earlier release may have written; anything invalid counts as not set. */
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

/** Stores columns and density of a list in this browser, for the person who is logged in (docs/rules/back-office.md#lists). */
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
