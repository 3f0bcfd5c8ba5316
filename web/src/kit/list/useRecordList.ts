import { useCallback } from 'react';
import type { ExportedFile, NamedBlob } from '../../platform/device/download';
import { useReload } from '../../platform/live/live';
import { useExport } from '../../platform/device/useExport';
import { useShownQuery, type Operation, type OperationVariables } from '../../platform/query/useShownQuery';
import type { ListParams } from './listParams';
import { useListParams } from './useListParams';
import { listVariables, type Asked, type ListQuestion } from './listQuestion';

/** A page of a list, as every list query returns it. */
export interface ShownPage<Item> {
  items: readonly Item[];
  totalCount: number;
  page: number;
  pageCount: number;
}

interface RecordListOptions<
  Params extends ListParams,
  Data,
  Variables extends OperationVariables,
  Item,
  ExportData,
> extends ListQuestion<Params, Data, Variables> {
  pageOf: (data: Data) => ShownPage<Item>;
  /** Returns the workbook of the list. */
  exported?: {
    query: Operation<ExportData, Asked<NoInfer<Variables>>>;
    fileOf: (data: ExportData) => ExportedFile | null | undefined;
  };
}

/**
 * Manages a list: its view in the address, the page that the server returned for it, and the export of the same rows. The address and the
 * list change in the same frame, so that only the address holds the view, and one change leads to one query.
 */
export const useRecordList = <
  Params extends ListParams,
  Data,
  Variables extends OperationVariables,
  Item,
  ExportData = never,
>({
  view,
  query,
  asked,
  pageOf,
  onePage = false,
  exported,
}: RecordListOptions<Params, Data, Variables, Item, ExportData>) => {
  const { state, update, hrefFor } = useListParams(view);
  const variables = asked(state);
  const { data, previousData, error, loading, refetch } = useShownQuery(
    query,
    listVariables({ view, query, asked, onePage }, state),
    'cache-and-network',
  );
  const load = useExport(exported?.query, (answer) => exported?.fileOf(answer));
  const shownData = data ?? previousData;
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return {
    state,
    update,
    hrefFor,
    /** Filter, search and order that the server was queried with. */
    asked: variables,
    data: shownData,
    page: shownData && pageOf(shownData),
    loading,
    /** Whether the shown rows belong to a previous query. */
    stale: loading && !data,
    error,
    refetch,
    /** Queries again, after a failure or a change. */
    retry,
    /** Queries again after a live event; several at once lead to two queries at most. */
    reload: useReload({ loading, refetch }),
    /** Returns the workbook of the list, or of the rows that `only` selects. */
    ...(exported && { exportAs: (only: Asked<Variables> = variables): Promise<NamedBlob> => load(only) }),
  };
};
