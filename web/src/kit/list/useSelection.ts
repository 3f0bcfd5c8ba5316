import { useState } from 'react';

/** Manages the selected rows, over several pages; another filter or search clears them. */
export const useSelection = <Row>(keyOf: (row: Row) => string, scope: string) => {
  const [selection, setSelection] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({
    scope,
    rows: new Map(),
  });
  const rows: ReadonlyMap<string, Row> = selection.scope === scope ? selection.rows : new Map<string, Row>();

  const set = (changed: readonly Row[], ticked: boolean): void => {
    const next = new Map(rows);
    for (const row of changed) {
      if (ticked) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    setSelection({ scope, rows: next });
  };

  return {
    rows: [...rows.values()],
    has: (row: Row): boolean => rows.has(keyOf(row)),
    set,
    clear: () => setSelection({ scope, rows: new Map() }),
  };
};

/** The rows that are selected, and the functions that change the selection. */
export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
