import { Button, Text, Title } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/kit';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Pagination } from '../Pagination';
import { FilterChips, type FilterChip } from './FilterChips';
import classes from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton';
import { useCompact } from './useCompact';

/** A page of a list as every list query answers it. */
export interface ShownPage<Item> {
  items: readonly Item[];
  totalCount: number;
  page: number;
  pageCount: number;
}

interface ListPageProps<Item> {
  title: string;
  lead?: string;
  /** Buttons beside the title: add, export. */
  actions?: ReactNode;
  /** Tabs or figures between the head and the tools. */
  above?: ReactNode;
  /** The search box. */
  search?: ReactNode;
  /** Further tools on the same row. */
  filters?: ReactNode;
  chips?: readonly FilterChip[];
  /** Takes search and filters away. */
  onClearAll?: () => void;
  /** What the query gave: `(data ?? previousData)?.xs`. */
  shown: ShownPage<Item> | undefined;
  loading: boolean;
  /** Whether what is shown answers an earlier question; it is dimmed until the answer to this one comes. */
  stale: boolean;
  error: unknown;
  onRetry: () => void;
  /** `3 prestataires`. */
  countLabel: (count: number) => string;
  loadFailed?: string;
  /** When there is nothing at all: what it is, what to do next. */
  empty: { title: string; message: string; icon?: ReactNode; action?: ReactNode };
  hrefForPage: (page: number) => string;
  /** The rows. */
  children: (items: readonly Item[]) => ReactNode;
}

const Body = <Item,>({
  shown,
  loading,
  error,
  onRetry,
  chips = [],
  onClearAll,
  countLabel,
  loadFailed = t('list.loadFailed'),
  empty,
  hrefForPage,
  children,
}: ListPageProps<Item>) => {
  const compact = useCompact();
  if (!shown && error)
    return <ErrorState title={loadFailed} message={readProblem(error).message} onRetry={onRetry} retrying={loading} />;
  if (!shown) return <ListSkeleton compact={compact} />;
  if (shown.items.length === 0) {
    // The last row of the last page was removed, or the address is an old one.
    if (shown.totalCount > 0 && !loading) return <Navigate to={hrefForPage(shown.pageCount)} replace />;
    return chips.length > 0 ? (
      <EmptyState
        icon={<IconSearchOff size={40} stroke={1.5} aria-hidden />}
        title={t('list.noMatchTitle')}
        message={t('list.noMatchText')}
        action={onClearAll && <Button onClick={onClearAll}>{t('list.clearAll')}</Button>}
      />
    ) : (
      <EmptyState {...empty} icon={empty.icon ?? <IconInbox size={40} stroke={1.5} aria-hidden />} />
    );
  }
  return (
    <>
      {children(shown.items)}
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {countLabel(shown.totalCount)}
        </Text>
        <Pagination page={shown.page} pageCount={shown.pageCount} hrefFor={hrefForPage} />
      </div>
    </>
  );
};

/**
 * Frames a list (docs/rules/back-office.md#lists): title, tools, chips; skeleton, empty state, error with 'Réessayer'; count
 * and page links.
 */
export const ListPage = <Item,>(props: ListPageProps<Item>) => {
  const {
    title,
    lead,
    actions,
    above,
    search,
    filters,
    chips = [],
    onClearAll,
    shown,
    loading,
    stale,
    error,
    onRetry,
  } = props;
  return (
    <section className={classes.root}>
      <div className={classes.head}>
        <div>
          <Title order={1} size={26}>
            {title}
          </Title>
          {lead && <Text c="dimmed">{lead}</Text>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {above}
      {(search || filters) && (
        <div className={classes.tools}>
          {search}
          {filters}
        </div>
      )}
      {onClearAll && <FilterChips chips={chips} onClearAll={onClearAll} />}
      {shown && Boolean(error) && (
        <ErrorState
          title={props.loadFailed ?? t('list.loadFailed')}
          message={readProblem(error).message}
          onRetry={onRetry}
          retrying={loading}
        />
      )}
      <div className={classes.body} aria-busy={loading} data-stale={(stale && Boolean(shown)) || undefined}>
        <Body {...props} />
      </div>
    </section>
  );
};
