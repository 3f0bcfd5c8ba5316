import { Checkbox, Stack, Text } from '@mantine/core';
import { useContext } from 'react';
import { t } from '../texts';
import classes from './DisplayMenu.module.css';
import type { ListPrefs } from './listPrefs';
import { ListViews } from './listViews';

/** The choices of how a list is shown. */
export interface DisplayChoice {
  /** Name of the list. */
  list: string;
  columns: readonly { key: string; label: string }[];
  prefs: ListPrefs;
  onChange: (part: Partial<ListPrefs>) => void;
  /** The list's default density. */
  ownDense: boolean;
  /** Whether rows are shown as cards, which have no density. */
  compact: boolean;
  /** The query of the current view. */
  query: string;
}

/** Shows the content of 'Affichage': saved views, columns and density. */
export const DisplayPanel = ({ list, columns, prefs, onChange, ownDense, compact, query }: DisplayChoice) => {
  const views = useContext(ListViews);
  const shown = columns.filter(({ key }) => !prefs.hidden.includes(key));
  return (
    <Stack gap="md">
      {views && <views.Panel list={list} query={query} />}
      <section>
        <h2 className={classes.heading}>{t('list.columns')}</h2>
        <div className={classes.columns}>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={!prefs.hidden.includes(key)}
              // At least one column must stay.
              disabled={shown.length === 1 && shown[0]?.key === key}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ hidden: checked ? prefs.hidden.filter((each) => each !== key) : [...prefs.hidden, key] })
              }
            />
          ))}
        </div>
      </section>
      {!compact && (
        <section>
          <h2 className={classes.heading}>{t('list.density')}</h2>
          <Checkbox
            label={t('list.dense')}
            checked={prefs.dense ?? ownDense}
            onChange={({ currentTarget: { checked } }) => onChange({ dense: checked })}
          />
        </section>
      )}
      <Text size="xs" c="dimmed">
        {t('list.keptHere')}
      </Text>
    </Stack>
  );
};
