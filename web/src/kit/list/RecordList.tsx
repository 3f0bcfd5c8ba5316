import { Button, Text } from '@mantine/core';
import { IconInbox, IconSearchOff, type Icon } from '@tabler/icons-react';
import { useContext, useDeferredValue, useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { NamedBlob } from '../../platform/device/download';
import type { FragmentOf, Holding } from '../../platform/graphql/fields';
import { PageHeader } from '../display/PageHeader';
import { EmptyState } from '../state/EmptyState';
import { LoadFailure } from '../state/Loaded';
import { t } from '../texts';
import { useCompact } from './useCompact';
import { Pagination } from './Pagination';
import { BulkBar, type BulkAction } from './BulkBar';
import type { Column, SortedBy } from './columns';
import { DisplayMenu } from './DisplayMenu';
import { ExportButton } from './ExportButton';
import { FilterChips } from './FilterChips';
import { ImportLink } from './ImportLink';
import type { ListFilter } from './filters';
import { FiltersButton } from './FiltersButton';
import { useListPrefs } from './listPrefs';
import { ListViews } from './listViews';
import classes from './RecordList.module.css';
import { RecordRows, type RowMark } from './RecordRows';
import { SearchBox, type SearchFieldChoice } from './SearchBox';
import { useListKeys } from './useListKeys';
import { useRowFocus } from './useRowFocus';
import type { ShownPage } from './useRecordList';
import { useSelection } from './useSelection';

/** The parts that every list's view may have. */
export interface AnyView {
  readonly page: number;
  readonly text?: string;
  readonly field?: string;
  readonly sortBy?: string;
  readonly direction?: 'ASC' | 'DESC' | null;
  readonly opened?: string;
}

/** The parts of `useRecordList` that are shown. */
export interface ShownList<View, Item> {
  state: View;
  update: (change: Partial<View>) => void;
  hrefFor: (change: Partial<View>) => string;
  variables: object;
  page: ShownPage<Item> | undefined;
  loading: boolean;
  stale: boolean;
  error: unknown;
  retry: () => void;
  exportAs?: () => Promise<NamedBlob>;
}

/** Props of a list: its rows, columns, search and filters, and the actions on its records. */
export interface RecordListProps<View extends AnyView, Row, Item> {
  /** The list's name, under which its display choices are stored. */
  name: string;
  list: ShownList<View, Item>;
  title: string;
  lead?: string;
  /** The fields that each row reads of its record by itself, of which the list knows the key; without it, the items are the rows. */
  fragment?: FragmentOf<Row>;
  columns: readonly Column<Row>[];
  keyOf?: (item: Item) => string;
  /** Returns the row's name, for the accessible names of its parts. */
  nameOf?: (row: Row) => string;
  actions?: ((row: Row) => ReactNode) | undefined;
  actionsLabel?: string;
  markOf?: (item: Item) => RowMark;
  minWidth?: number;
  dense?: boolean;
  /** The searched columns; without them there is no search. */
  search?: {
    fields: readonly SearchFieldChoice<string>[];
    placeholder?: string;
    /** If true, each typed letter filters at once, because the browser has all rows. */
    asTyped?: boolean;
  };
  /** If true, columns cannot be chosen and views not saved: for the lists of customers. */
  plain?: boolean;
  filters?: readonly ListFilter<View>[];
  /** Number of rows for each value of the filters; values that are left out would show none. */
  counts?: readonly { filter: string; value: string; count: number }[] | undefined;
  /** Actions on several rows at once. */
  bulk?: readonly BulkAction<Item>[];
  /** The button that adds a record; also shown in an empty list. */
  add?: ReactNode;
  /** The page that imports records of the list, for those who may. */
  importTo?: string | false | undefined;
  /** Tabs or figures between the heading and the tools. */
  above?: ReactNode;
  /** What follows the list on its page. Not shown until the rows are there, which would move it. */
  below?: ReactNode;
  /** Formats the number of rows: `3 prestataires`. */
  countLabel: (count: number) => string;
  loadFailed?: string;
  /** Shown if there are no records at all: an explanation and the next step. */
  empty: { title: string; message: string; icon?: Icon; action?: ReactNode };
}

const idOf = (item: unknown): string => (item as { id: string }).id;

const sortOf = <View extends AnyView, Item>({
  state,
  variables,
  hrefFor,
}: ShownList<View, Item>): SortedBy | undefined => {
  const { sort } = variables as { sort?: { field: string; direction: 'ASC' | 'DESC' } };
  return sort && state.sortBy !== undefined
    ? {
        key: sort.field,
        direction: sort.direction,
        hrefFor: (sortBy, direction) => hrefFor({ sortBy, direction } as Partial<View>),
      }
    : undefined;
};

/** The active filters, each with a way to remove it. */
const chipsOf = <View extends AnyView, Row, Item>({ list, search, filters = [] }: RecordListProps<View, Row, Item>) => {
  const { state, update } = list;
  const named = search?.fields.find(({ value }) => value !== '' && value === state.field)?.label;
  const searched = state.text
    ? [
        {
          label: named
            ? t('list.chipSearch', { field: named, text: state.text })
            : t('list.chipSearchAll', { text: state.text }),
          removal: { text: '' } as Partial<View>,
        },
      ]
    : [];
  return [...searched, ...filters.flatMap(({ set }) => set(state))].map(({ label, removal }) => ({
    label,
    onRemove: () => update(removal),
  }));
};

const viewQuery = <View extends AnyView, Item>({ state, hrefFor }: ShownList<View, Item>): string =>
  hrefFor((state.opened === undefined ? {} : { opened: '' }) as Partial<View>).split('?')[1] ?? '';

/**
 * Shows a list (docs/rules/back-office.md#lists): title, search, filters, chips; rows with what can be done to one or to several;
 * empty state, error with 'Réessayer'; count and page links; columns, density and saved views.
 */
export const RecordList = <View extends AnyView, Row extends object, Item extends Row | Holding<Row>>(
  props: RecordListProps<View, Row, Item>,
) => {
  const { name, list, title, lead, search, filters = [], bulk, add, above, below, countLabel, empty, importTo } = props;
  const { keyOf = idOf, loadFailed = t('list.loadFailed') } = props;
  const { state, update, page, loading, error } = list;
  const compact = useCompact();
  const root = useRef<HTMLElement>(null);
  useListKeys(root);
  const { prefs, change } = useListPrefs(name);
  const views = useContext(ListViews);
  const { filter, search: appliedSearch } = list.variables as { filter?: unknown; search?: unknown };
  const selection = useSelection(keyOf, JSON.stringify([filter, appliedSearch]));
  const chips = chipsOf(props);
  const clearAll = (): void => update(Object.assign({ text: '' }, ...filters.map(({ none }) => none)) as Partial<View>);
  const at = (place: NonNullable<ListFilter<View>['place']>) =>
    filters.filter(({ field, place: own = 'button' }) => field && own === place);
  const behind = at('button');
  const { counts = [] } = props;
  const countOf = (filter: string, value: string): number | undefined =>
    counts.length === 0 ? undefined : (counts.find((one) => one.filter === filter && one.value === value)?.count ?? 0);
  const columns = props.columns.filter(({ key }) => !prefs.hidden.includes(key));

  const body = () => {
    if (!page && error) return <LoadFailure title={loadFailed} error={error} refetch={list.retry} loading={loading} />;
    if (!page) return null;
    if (page.items.length === 0) {
      // The last row of the last page was removed, or the address is outdated, so the last existing page is shown.
      if (page.totalCount > 0 && !loading)
        return <Navigate to={list.hrefFor({ page: page.pageCount } as Partial<View>)} replace />;
      return chips.length > 0 ? (
        <EmptyState
          icon={IconSearchOff}
          title={t('list.noMatchTitle')}
          message={t('list.noMatchText')}
          action={<Button onClick={clearAll}>{t('list.clearAll')}</Button>}
        />
      ) : (
        <EmptyState
          {...empty}
          icon={empty.icon ?? IconInbox}
          action={
            empty.action ??
            (importTo ? (
              <div className={classes.actions}>
                {add}
                <ImportLink to={importTo} />
              </div>
            ) : (
              add
            ))
          }
        />
      );
    }
    return (
      <RecordRows
        label={title}
        columns={columns}
        rows={page.items}
        fragment={props.fragment}
        keyOf={keyOf}
        nameOf={props.nameOf}
        actions={props.actions}
        actionsLabel={props.actionsLabel}
        sort={sortOf(list)}
        minWidth={props.minWidth}
        dense={prefs.dense ?? props.dense ?? false}
        selection={bulk && selection}
        markOf={props.markOf}
      />
    );
  };

  // Draws the controls before the rows, which take longer than a frame, so that a click shows at once.
  const current = body();
  const previous = useDeferredValue(current);
  // Just after the first answer `previous` still has no rows, which must not take the place of the rows and the focus in them.
  const isDrawn = useDeferredValue(page) !== undefined;
  // Opening a record changes the address, but not the rows, which must keep the focus for when it closes.
  const wanted = JSON.stringify([list.variables, state.page]);
  const late = useDeferredValue(wanted) !== wanted;
  const stale = page !== undefined && (list.stale || late);
  useRowFocus(root, stale);

  return (
    <section className={classes.root} ref={root}>
      <div className={classes.head}>
        <PageHeader title={title} lead={lead} />
        {!compact && (list.exportAs || importTo || add) && (
          <div className={classes.actions} data-screen-only>
            {importTo && <ImportLink to={importTo} />}
            {list.exportAs && <ExportButton load={list.exportAs} />}
            {add}
          </div>
        )}
      </div>
      {above}
      {at('above').length > 0 && (
        <div className={classes.above} data-screen-only>
          {at('above').map(({ field }, index) => (
            <div key={index}>{field?.(state, update, countOf)}</div>
          ))}
        </div>
      )}
      <div className={classes.tools} data-screen-only>
        {search && (
          <SearchBox
            fields={search.fields}
            placeholder={search.placeholder}
            asTyped={search.asTyped}
            field={state.field ?? ''}
            text={state.text ?? ''}
            onSearch={({ field, text }) =>
              update((state.field === undefined ? { text } : { field, text }) as Partial<View>)
            }
          />
        )}
        <div className={classes.actions}>
          {compact && add}
          {at('bar').map(({ field }, index) => (
            <div key={index}>{field?.(state, update, countOf)}</div>
          ))}
          {behind.length > 0 && (
            <FiltersButton count={behind.filter(({ set }) => set(state).length > 0).length}>
              {behind.map(({ field }, index) => (
                <div key={index}>{field?.(state, update, countOf)}</div>
              ))}
            </FiltersButton>
          )}
          {!props.plain && (
            <DisplayMenu
              list={name}
              columns={props.columns}
              prefs={prefs}
              onChange={change}
              ownDense={props.dense ?? false}
              compact={compact}
              query={viewQuery(list)}
            />
          )}
          {compact && list.exportAs && <ExportButton load={list.exportAs} />}
          {compact && importTo && <ImportLink to={importTo} />}
        </div>
      </div>
      {!props.plain && views && (
        <views.Links list={name} query={viewQuery(list)} kept={prefs.views} onMoved={() => change({ views: [] })} />
      )}
      {(search || filters.length > 0) && <FilterChips chips={chips} onClearAll={clearAll} />}
      {page && Boolean(error) && (
        <LoadFailure title={loadFailed} error={error} refetch={list.retry} loading={loading} />
      )}
      {/* Rows of the previous query must not be used as the answer to this one: they are inert, and hidden if the answer takes long. */}
      <div className={classes.body} aria-busy={loading} inert={stale} data-stale={stale || undefined}>
        {late && isDrawn ? previous : current}
      </div>
      {/* Outside of what is inert, so that the link that was pressed keeps the focus. */}
      {page && page.items.length > 0 && (
        <div className={classes.foot} data-stale={stale || undefined}>
          <Text size="sm" c="dimmed" role="status">
            {countLabel(page.totalCount)}
          </Text>
          <Pagination
            page={page.page}
            pageCount={page.pageCount}
            hrefFor={(number) =>
              list.hrefFor({ page: number, ...(state.opened !== undefined && { opened: '' }) } as Partial<View>)
            }
          />
        </div>
      )}
      {bulk && selection.rows.length > 0 && (
        <BulkBar
          rows={selection.rows}
          elsewhere={selection.rows.length - (page?.items.filter(selection.has).length ?? 0)}
          actions={bulk}
          onClear={selection.clear}
        />
      )}
      {(page || Boolean(error)) && below}
    </section>
  );
};
