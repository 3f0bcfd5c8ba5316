import type { ReactNode } from 'react';

/** A column of a list, and what its cards show of it. */
export interface Column<Row> {
  /** Unique in the list; a sorted column is known by it. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | 'center';
  noWrap?: boolean;
  /**
   * Where it stands in a card: on top, at the end of the top line, among the facts (the default), among them with its label in sight,
   * beside the buttons, or nowhere.
   */
  card?: 'head' | 'aside' | 'line' | 'labelled' | 'foot' | 'none';
  /** Its head is a link that sorts by it, in this direction first. */
  sort?: 'ASC' | 'DESC';
}

/** How a list is sorted, and the address of another order. */
export interface SortedBy {
  key: string;
  direction: 'ASC' | 'DESC';
  hrefFor: (key: string, direction: 'ASC' | 'DESC') => string;
}
