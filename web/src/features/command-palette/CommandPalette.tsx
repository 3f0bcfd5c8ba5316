import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconBolt, IconCalendarCheck, IconCar, IconFile, IconSearch, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recentlyOpened } from '../../platform/device/recentlyOpened';
import { StatusBadge } from '../../kit/display/StatusBadge';
import classes from './CommandPalette.module.css';
import {
  actionResults,
  columnsFor,
  foundResults,
  pageResults,
  recentResults,
  type PaletteAction,
  type PalettePage,
  type PaletteResult,
  type PaletteTargets,
} from './paletteResults';
import { usePaletteSearchQuery } from './PaletteSearch.generated';
import { palette, paletteStore } from './paletteStore';
import { t } from './texts';

interface CommandPaletteProps {
  /** The pages this person may open. */
  pages: readonly PalettePage[];
  targets: PaletteTargets;
  /** The actions that this person may start from every page. */
  actions: readonly PaletteAction[];
  typed: string;
  onType: (text: string) => void;
  /** Called when its field takes what is typed, and when it closes. */
  onSettled: () => void;
}

/** Shorter texts would match half of everything. */
const shortest = 2;
/** The groups of results in their order. Those that arrive last are below the others, so that nothing moves under the pointer. */
const groups = ['recent', 'actions', 'pages', 'vehicles', 'reservations', 'customers'] as const;
const icons = {
  actions: IconBolt,
  pages: IconFile,
  vehicles: IconCar,
  reservations: IconCalendarCheck,
  customers: IconUser,
} as const;

/** Returns the id of the chosen entry. It is read from the document, because the library does not have the choice in its state. */
const chosenId = (listId: string): string | undefined =>
  document.getElementById(listId)?.querySelector('[data-action][data-selected]')?.id;

/** Finds pages, vehicles, reservations and clients by a few letters (Ctrl K). */
export const CommandPalette = ({ pages, targets, actions, typed, onType, onSettled }: CommandPaletteProps) => {
  const navigate = useNavigate();
  const { listId, opened } = useSpotlight(paletteStore);
  const [chosen, setChosen] = useState<string>();
  const [text] = useDebouncedValue(typed.trim(), 200);
  const searching = text.length >= shortest && opened;
  const { data, previousData, loading, error } = usePaletteSearchQuery({
    variables: { text, ...columnsFor(text) },
    skip: !searching,
    fetchPolicy: 'network-only',
  });
  const waiting = searching && loading;
  // Results of the previous text stay until those of the current one arrive.
  const found = data ?? (error ? undefined : previousData);
  const results = [
    ...recentResults(opened ? recentlyOpened() : [], typed),
    // Without a text, pages are more useful than actions, which would push them out of sight.
    ...(typed.trim() ? actionResults(actions, typed) : []),
    ...pageResults(pages, typed),
    ...(typed.trim() ? [] : actionResults(actions, typed)),
    ...(searching && typed.trim().length >= shortest ? foundResults(found, targets) : []),
  ];
  const follow = (to: PaletteResult['to']): void => {
    if (typeof to === 'string') void navigate(to);
    else to();
  };
  const byGroup = (typed.trim() ? groups : (['recent', 'pages', 'actions'] as const))
    .map((group) => ({ group, items: results.filter((result) => result.group === group) }))
    .filter(({ items }) => items.length > 0);

  const note = (): string => {
    if (searching && error) return t('failed');
    if (waiting) return t('searching');
    if (typed.trim().length < shortest) return t('hint');
    return results.length === 0 ? t('none', { text: typed.trim() }) : t('count', { count: results.length });
  };

  const line = ({ key, kind, label, detail, to, status }: PaletteResult) => {
    const Icon = icons[kind];
    return (
      <Spotlight.Action
        key={key}
        // The library overwrites the id property, so the id is set on the element, where the field can refer to it.
        ref={(element: HTMLButtonElement | null) => {
          if (element) element.id = `palette-${key}`;
        }}
        role="option"
        aria-selected={chosen === `palette-${key}`}
        onClick={() => follow(to)}
        className={classes.action ?? ''}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={classes.text}>
          <b>{label}</b>
          {detail && <span>{detail}</span>}
        </span>
        {status && <StatusBadge status={status} />}
      </Spotlight.Action>
    );
  };

  return (
    <Spotlight.Root
      store={paletteStore}
      query={typed}
      onQueryChange={(query) => {
        onType(query);
        setChosen(undefined);
      }}
      shortcut={null}
      scrollable
      maxHeight="min(32rem, 75dvh)"
      size={620}
      title={t('title')}
      classNames={{ header: classes.unseen ?? '' }}
      onSpotlightClose={() => {
        setChosen(undefined);
        onSettled();
      }}
    >
      <Spotlight.Search
        role="combobox"
        aria-label={t('title')}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen}
        aria-autocomplete="list"
        onFocus={onSettled}
        placeholder={t('placeholder')}
        leftSection={waiting ? <Loader size={18} /> : <IconSearch size={20} stroke={1.75} aria-hidden />}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            requestAnimationFrame(() => setChosen(chosenId(listId)));
          } else if (event.key === 'Enter' && !chosenId(listId) && results[0]) {
            // If nothing is chosen yet, Enter means the first entry.
            event.preventDefault();
            palette.close();
            follow(results[0].to);
          }
        }}
      />
      <Spotlight.ActionsList role="listbox" aria-label={t('results')} className={classes.list ?? ''}>
        {byGroup.map(({ group, items }) => (
          <Spotlight.ActionsGroup key={group} label={t(group)} role="group" aria-label={t(group)}>
            {items.map(line)}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.foot ?? ''}>
        <span role="status">{note()}</span>
        <span className={classes.keys}>{t('keys')}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
};
