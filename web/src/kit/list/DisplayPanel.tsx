import { ActionIcon, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../texts';
import { notifyUndoable } from '../notice/notifyUndoable';
import classes from './DisplayMenu.module.css';
import type { ListPrefs, SavedView } from './listPrefs';

/** The choices of how a list is shown. */
export interface DisplayChoice {
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

const Views = ({ prefs: { views }, onChange, query }: Pick<DisplayChoice, 'prefs' | 'onChange' | 'query'>) => {
  const [name, setName] = useState('');
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return;
    // Saving under an existing name replaces that view.
    onChange({ views: [...views.filter((view) => view.name !== wanted), { name: wanted, query }] });
    setName('');
  };
  const remove = (gone: SavedView): void => {
    onChange({ views: views.filter((view) => view !== gone) });
    notifyUndoable({
      message: t('list.viewRemoved', { name: gone.name }),
      undo: () => onChange({ views }),
    });
  };
  return (
    <section>
      <h2 className={classes.heading}>{t('list.views')}</h2>
      {views.length > 0 && (
        <ul className={classes.views}>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                to={{ search: view.query }}
                className={classes.view}
                {...(view.query === query && { 'aria-current': 'true' as const })}
              >
                <IconBookmark size={16} aria-hidden /> {view.name}
              </Link>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('list.removeView', { name: view.name })}
                onClick={() => remove(view)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save} className={classes.save}>
        <TextInput
          aria-label={t('list.viewName')}
          placeholder={t('list.viewName')}
          maxLength={40}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button type="submit" variant="default" disabled={!name.trim()}>
          {t('list.saveView')}
        </Button>
      </form>
      <Text size="xs" c="dimmed" mt={4}>
        {t('list.keptHere')}
      </Text>
    </section>
  );
};

/** Shows the content of 'Affichage': saved views, columns and density. */
export const DisplayPanel = ({ columns, prefs, onChange, ownDense, compact, query }: DisplayChoice) => {
  const shown = columns.filter(({ key }) => !prefs.hidden.includes(key));
  return (
    <Stack gap="md">
      <Views prefs={prefs} onChange={onChange} query={query} />
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
    </Stack>
  );
};
