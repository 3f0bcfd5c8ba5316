import { Checkbox, Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFields, type FragmentOf, type Holding } from '../../platform/graphql/fields';
import { breakLongWords } from './longWords';
import { WholeDates } from '../display/WholeDates';
import { t } from '../texts';
import { useCompact } from './useCompact';
import { useScrollEdges } from './useScrollEdges';
import type { Column, SortedBy } from './columns';
import classes from './RecordRows.module.css';
import type { Selection } from './useSelection';

/** Marks a row as new or as opened beside the list. */
export interface RowMark {
  fresh?: boolean;
  opened?: boolean;
}

interface RecordRowsProps<Row, Item> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Item[];
  /** The fields that each row reads of its record by itself; without it, the items are the rows. */
  fragment?: FragmentOf<Row> | undefined;
  keyOf: (item: Item) => string;
  /** Returns the row's name, for the accessible names of its parts. */
  nameOf?: ((row: Row) => string) | undefined;
  /** Buttons of a row, in a last column of their own, or at the bottom of a card. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Heading of that column: 'Operation'. */
  actionsLabel?: string | undefined;
  sort?: SortedBy | undefined;
  /** Width in pixels below which the table scrolls within its frame. */
  minWidth?: number | undefined;
  /** Smaller type and spacing. */
  dense?: boolean;
  selection?: Selection<Item> | undefined;
  markOf?: ((item: Item) => RowMark) | undefined;
}

const SortHead = ({ label, first, sort, name }: { label: string; first: string; sort: SortedBy; name: string }) => {
  const active = sort.key === name;
  const turned = sort.direction === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = sort.direction === 'ASC' ? IconArrowUp : IconArrowDown;
  return (
    <Link
      to={sort.hrefFor(name, active ? turned : first === 'DESC' ? 'DESC' : 'ASC')}
      className={classes.sort}
      aria-label={t('list.sortBy', { column: label })}
      preventScrollReset
    >
      {label}
      {active && <Arrow size={14} aria-hidden />}
    </Link>
  );
};

const sortMark = (key: string, sort: SortedBy | undefined) =>
  sort?.key === key ? { 'aria-sort': sort.direction === 'ASC' ? ('ascending' as const) : ('descending' as const) } : {};

interface RowOfProps<Row, Item> {
  item: Item;
  fragment: FragmentOf<Row> | undefined;
  children: (row: Row) => ReactNode;
}

const RecordRow = <Row extends object>({
  item,
  fragment,
  children,
}: RowOfProps<Row, Holding<Row>> & { fragment: FragmentOf<Row> }) => children(useFields(fragment, item) as Row);

/** Reads the row of an item where it is drawn, so that a change of one record draws one row. */
const RowOf = <Row extends object, Item>({ item, fragment, children }: RowOfProps<Row, Item>) =>
  fragment ? (
    <RecordRow item={item as Holding<Row>} fragment={fragment}>
      {children}
    </RecordRow>
  ) : (
    children(item as unknown as Row)
  );

const RowTick = <Item,>({ item, name, selection }: { item: Item; name: string; selection: Selection<Item> }) => (
  <Checkbox
    aria-label={t('list.select', { name })}
    checked={selection.has(item)}
    onChange={({ currentTarget: { checked } }) => selection.set([item], checked)}
    data-hotkey="x"
    className={classes.tick ?? ''}
  />
);

const AllTick = <Item,>({ rows, selection }: { rows: readonly Item[]; selection: Selection<Item> }) => {
  const ticked = rows.filter((row) => selection.has(row)).length;
  return (
    <Checkbox
      aria-label={t('list.selectAll')}
      checked={ticked > 0 && ticked === rows.length}
      indeterminate={ticked > 0 && ticked < rows.length}
      onChange={({ currentTarget: { checked } }) => selection.set(rows, checked)}
      className={classes.tick ?? ''}
    />
  );
};

/** The attributes of a row or card by which styles and keys find it. */
const marksOf = <Item,>(
  item: Item,
  { keyOf, markOf, selection }: Pick<RecordRowsProps<never, Item>, 'keyOf' | 'markOf' | 'selection'>,
) => {
  const { fresh, opened } = markOf?.(item) ?? {};
  return {
    'data-row': keyOf(item),
    'data-fresh': fresh || undefined,
    'data-opened': opened || undefined,
    'data-ticked': selection?.has(item) || undefined,
  };
};

const RowTable = <Row extends object, Item>({
  label,
  columns,
  rows,
  fragment,
  keyOf,
  nameOf,
  actions,
  actionsLabel,
  sort,
  minWidth = 760,
  dense = false,
  selection,
  markOf,
}: RecordRowsProps<Row, Item>) => {
  const edges = useScrollEdges();
  return (
    <div ref={edges} className={classes.edges} data-acts={actions !== undefined || undefined}>
      <Table.ScrollContainer type="native" minWidth={minWidth} className={classes.frame}>
        <Table
          verticalSpacing={dense ? 2 : 'sm'}
          horizontalSpacing={dense ? 5 : 'sm'}
          className={classes.table}
          data-dense={dense || undefined}
          aria-label={label}
        >
          <Table.Thead>
            <Table.Tr>
              {selection && (
                <Table.Td className={classes.tickCell ?? ''} data-screen-only>
                  <AllTick rows={rows} selection={selection} />
                </Table.Td>
              )}
              {columns.map((column) => (
                <Table.Th key={column.key} ta={column.align ?? 'start'} {...sortMark(column.key, sort)}>
                  {sort && column.sort ? (
                    <SortHead label={column.label} first={column.sort} sort={sort} name={column.key} />
                  ) : (
                    column.label
                  )}
                </Table.Th>
              ))}
              {actions && (
                <Table.Th ta="end" className={classes.actionsCell ?? ''} data-screen-only>
                  {actionsLabel}
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((item) => {
              const key = keyOf(item);
              return (
                <RowOf key={key} item={item} fragment={fragment}>
                  {(row) => (
                    <Table.Tr className={classes.row} {...marksOf(item, { keyOf, markOf, selection })}>
                      {selection && (
                        <Table.Td className={classes.tickCell ?? ''} data-screen-only>
                          <RowTick item={item} name={nameOf?.(row) ?? key} selection={selection} />
                        </Table.Td>
                      )}
                      {columns.map((column) => (
                        <Table.Td
                          key={column.key}
                          ta={column.align ?? 'start'}
                          {...(column.noWrap && { className: classes.noWrap ?? '' })}
                        >
                          {wrapping(column.cell(row))}
                        </Table.Td>
                      ))}
                      {actions && (
                        <Table.Td className={classes.actionsCell ?? ''} data-screen-only>
                          <div className={classes.actions}>{actions(row)}</div>
                        </Table.Td>
                      )}
                    </Table.Tr>
                  )}
                </RowOf>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
};

/** Keeps the dates of a cell that is a text in one piece, and lets long words break. */
const wrapping = (cell: ReactNode): ReactNode => {
  const broken = breakLongWords(cell);
  return typeof broken === 'string' ? <WholeDates>{broken}</WholeDates> : broken;
};

const RowCards = <Row extends object, Item>({
  label,
  columns,
  rows,
  fragment,
  keyOf,
  nameOf,
  actions,
  selection,
  markOf,
}: RecordRowsProps<Row, Item>) => {
  const at = (...places: NonNullable<Column<Row>['card']>[]) =>
    columns.filter(({ card = 'line' }) => places.includes(card));
  const [heads, asides, facts, feet] = [at('head'), at('aside'), at('line', 'labelled'), at('foot')];
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((item) => {
        const id = keyOf(item);
        return (
          <RowOf key={id} item={item} fragment={fragment}>
            {(row) => (
              <li className={classes.card} {...marksOf(item, { keyOf, markOf, selection })}>
                <div className={classes.cardHead}>
                  {selection && <RowTick item={item} name={nameOf?.(row) ?? id} selection={selection} />}
                  <div className={classes.cardTitle}>
                    {heads.map(({ key, cell, inCard = cell }) => (
                      <div key={key}>{wrapping(inCard(row))}</div>
                    ))}
                  </div>
                  {asides.map(({ key, cell, inCard = cell }) => (
                    <div key={key}>{wrapping(inCard(row))}</div>
                  ))}
                </div>
                <dl className={classes.facts}>
                  {facts.map(({ key, label: name, cell, inCard = cell, card }) => (
                    <div key={key} className={classes.fact}>
                      <dt data-seen={card === 'labelled' || undefined}>{name}</dt>
                      <dd>{wrapping(inCard(row))}</dd>
                    </div>
                  ))}
                </dl>
                {(actions || feet.length > 0) && (
                  <div className={classes.cardFoot} data-screen-only>
                    {feet.map(({ key, cell, inCard = cell }) => (
                      <div key={key}>{wrapping(inCard(row))}</div>
                    ))}
                    {actions?.(row)}
                  </div>
                )}
              </li>
            )}
          </RowOf>
        );
      })}
    </ul>
  );
};

/** Shows the rows of a list: as a table above 768 px, as cards otherwise. */
export const RecordRows = <Row extends object, Item = Row>(props: RecordRowsProps<Row, Item>) => {
  const compact = useCompact();
  return compact ? <RowCards {...props} /> : <RowTable {...props} />;
};
