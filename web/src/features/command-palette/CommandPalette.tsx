import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconCalendarCheck, IconCar, IconFile, IconSearch, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n/palette';
import { StatusBadge } from '../../ui/StatusBadge';
import classes from './CommandPalette.module.css';
import {
  columnsFor,
  foundResults,
  pageResults,
  type PalettePage,
  type PaletteResult,
  type PaletteTargets,
} from './paletteResults';
import { usePaletteSearchQuery } from './PaletteSearch.generated';
import { palette, paletteStore } from './paletteStore';

interface CommandPaletteProps {
  /** The pages this person may open. */
  pages: readonly PalettePage[];
  targets: PaletteTargets;
}

/** Shorter texts find half of everything. */
const shortest = 2;
const kinds = ['pages', 'vehicles', 'reservations', 'customers'] as const;
const icons = { pages: IconFile, vehicles: IconCar, reservations: IconCalendarCheck, customers: IconUser } as const;

/** What those who hear the palette are told has been chosen: the parts move the choice in the document, not in their state. */
const chosenId = (listId: string): string | undefined =>
  document.getElementById(listId)?.querySelector('[data-action][data-selected]')?.id;

/** Finds pages, vehicles, reservations and clients by a few letters (Ctrl K). */
export const CommandPalette = ({ pages, targets }: CommandPaletteProps) => {
  const navigate = useNavigate();
  const { listId, opened } = useSpotlight(paletteStore);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [text] = useDebouncedValue(typed.trim(), 200);
  const asked = text.length >= shortest && opened;
  const { data, loading, error } = usePaletteSearchQuery({
    variables: { text, ...columnsFor(text) },
    skip: !asked,
    fetchPolicy: 'network-only',
  });
  const waiting = asked && loading;
  const results = [
    ...pageResults(pages, typed),
    ...(asked && typed.trim().length >= shortest ? foundResults(data, targets) : []),
  ];
  const byKind = kinds
    .map((kind) => ({ kind, items: results.filter((result) => result.kind === kind) }))
    .filter(({ items }) => items.length > 0);

  const note = (): string => {
    if (asked && error) return t('failed');
    if (waiting) return t('searching');
    if (typed.trim().length < shortest) return t('hint');
    return results.length === 0 ? t('none', { text: typed.trim() }) : t('count', { count: results.length });
  };

  const line = ({ key, kind, label, detail, to, status }: PaletteResult) => {
    const Icon = icons[kind];
    return (
      <Spotlight.Action
        key={key}
        // The part keeps an id for itself; the one that is read out is set on the element.
        ref={(element: HTMLButtonElement | null) => {
          if (element) element.id = `palette-${key}`;
        }}
        role="option"
        aria-selected={chosen === `palette-${key}`}
        onClick={() => void navigate(to)}
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
        setTyped(query);
        setChosen(undefined);
      }}
      shortcut={null}
      scrollable
      maxHeight="min(32rem, 75dvh)"
      size={620}
      title={t('title')}
      classNames={{ header: classes.unseen ?? '' }}
      onSpotlightClose={() => setChosen(undefined)}
    >
      <Spotlight.Search
        role="combobox"
        aria-label={t('title')}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen}
        aria-autocomplete="list"
        placeholder={t('placeholder')}
        leftSection={waiting ? <Loader size={18} /> : <IconSearch size={20} stroke={1.75} aria-hidden />}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            requestAnimationFrame(() => setChosen(chosenId(listId)));
          } else if (event.key === 'Enter' && !chosenId(listId) && results[0]) {
            // Nothing chosen yet: the first one is meant.
            event.preventDefault();
            palette.close();
            void navigate(results[0].to);
          }
        }}
      />
      <Spotlight.ActionsList role="listbox" aria-label={t('results')}>
        {byKind.map(({ kind, items }) => (
          <Spotlight.ActionsGroup key={kind} label={t(kind)} role="group" aria-label={t(kind)}>
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
