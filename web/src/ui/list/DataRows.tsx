import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Key, ReactNode } from 'react';
import { t } from '../../lib/i18n/kit';
import classes from './DataRows.module.css';
import { useCompact } from './useCompact';
import { ViewLink } from './ViewLink';

/** A column of a list, and a line of its cards. */
export interface DataColumn<Row> {
  /** Unique in the list; also what a sorted column is known by. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** Where it stands in a card: its head, beside the head, a line of its own with its label (the default), or nowhere. */
  card?: 'head' | 'aside' | 'line' | 'none';
  /** Its head is a link that sorts by it. */
  sortable?: boolean;
  noWrap?: boolean;
}

/** How a list is sorted, and the address of another order. */
export interface DataSort {
  key: string;
  direction: 'ASC' | 'DESC';
  hrefFor: (key: string, direction: 'ASC' | 'DESC') => string;
}

interface DataRowsProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Buttons of a row, in a column of its own at the end and at the foot of a card. */
  actions?: (row: Row) => ReactNode;
  /** Head of that column: 'Operation'. */
  actionsLabel?: string;
  sort?: DataSort;
  /** From this width in pixels on the table stands still; below it scrolls within its frame. */
  minWidth?: number;
  /** Smaller type and spacing, for lists of many columns. */
  dense?: boolean;
}

const SortHead = ({ column, sort }: { column: { key: string; label: string }; sort: DataSort }) => {
  const active = sort.key === column.key;
  const next = active && sort.direction === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = sort.direction === 'ASC' ? IconArrowUp : IconArrowDown;
  return (
    <ViewLink
      to={sort.hrefFor(column.key, next)}
      className={classes.sort}
      aria-label={t('list.sortBy', { column: column.label })}
      preventScrollReset
    >
      {column.label}
      {active && <Arrow size={14} aria-hidden />}
    </ViewLink>
  );
};

const sortMark = (key: string, sort: DataSort | undefined) =>
  sort?.key === key ? { 'aria-sort': sort.direction === 'ASC' ? ('ascending' as const) : ('descending' as const) } : {};

const RowTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  actions,
  actionsLabel,
  sort,
  minWidth = 760,
  dense = false,
}: DataRowsProps<Row>) => (
  <Table.ScrollContainer type="native" minWidth={minWidth} className={classes.frame}>
    <Table
      verticalSpacing={dense ? 'xs' : 'sm'}
      horizontalSpacing={dense ? 6 : 'sm'}
      className={classes.table}
      data-dense={dense || undefined}
      aria-label={label}
    >
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.key} ta={column.align ?? 'left'} {...sortMark(column.key, sort)}>
              {sort && column.sortable ? <SortHead column={column} sort={sort} /> : column.label}
            </Table.Th>
          ))}
          {actions && (
            <Table.Th ta="right" className={classes.actionsCell ?? ''}>
              {actionsLabel}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)} className={classes.row}>
            {columns.map(({ key, align, noWrap, cell }) => (
              <Table.Td key={key} ta={align ?? 'left'} {...(noWrap && { className: classes.noWrap ?? '' })}>
                {cell(row)}
              </Table.Td>
            ))}
            {actions && (
              <Table.Td className={classes.actionsCell ?? ''}>
                <div className={classes.actions}>{actions(row)}</div>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

const RowCards = <Row,>({ label, columns, rows, keyOf, actions }: DataRowsProps<Row>) => {
  const at = (place: NonNullable<DataColumn<Row>['card']>) => columns.filter(({ card = 'line' }) => card === place);
  const [heads, asides, lines] = [at('head'), at('aside'), at('line')];
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={classes.card}>
          {(heads.length > 0 || asides.length > 0) && (
            <div className={classes.cardHead}>
              <div className={classes.cardTitle}>
                {heads.map(({ key, cell }) => (
                  <div key={key}>{cell(row)}</div>
                ))}
              </div>
              {asides.map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
            </div>
          )}
          {lines.length > 0 && (
            <dl className={classes.lines}>
              {lines.map(({ key, label: name, cell }) => (
                <div key={key} className={classes.line}>
                  <dt>{name}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {actions && <div className={classes.cardFoot}>{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
};

/** Rows of a list: a table above 768 px, cards at 768 px and below. */
export const DataRows = <Row,>(props: DataRowsProps<Row>) => {
  const compact = useCompact();
  return compact ? <RowCards {...props} /> : <RowTable {...props} />;
};
