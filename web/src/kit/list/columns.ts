import type { ReactNode } from 'react';

/** A column of a list, and its place in cards. */
export interface Column<Row> {
  /** Unique in the list; identifies the sorted column. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What a card shows in its place, where the heading that explains the cell is missing, or where it is merged with another column. */
  inCard?: (row: Row) => ReactNode;
  align?: 'start' | 'end' | 'center';
  noWrap?: boolean;
  /**
   * Its place in a card: on top, at the end of the top line, among the facts (the default), among them with a visible label, beside the
   * buttons, or nowhere.
   */
  card?: 'head' | 'aside' | 'line' | 'labelled' | 'foot' | 'none';
  /** If set, its heading is a link that sorts by it, in this direction first. */
  sort?: 'ASC' | 'DESC';
}

/** The current order of a list, and the address of another order. */
export interface SortedBy {
  key: string;
  direction: 'ASC' | 'DESC';
  hrefFor: (key: string, direction: 'ASC' | 'DESC') => string;
}
