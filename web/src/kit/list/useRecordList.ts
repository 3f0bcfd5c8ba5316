import type { Started } from '../../platform/query/preload';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ExportedFile, NamedBlob } from '../../platform/device/download';
import { useReload } from '../../platform/live/live';
import { useExport } from '../../platform/device/useExport';
import { useLoaded } from '../../platform/query/useLoaded';
import { useShownQuery, type Operation, type OperationVariables } from '../../platform/query/useShownQuery';
import type { ListParams } from './listParams';
import { useListParams } from './useListParams';
import { listVariables, type Asked, type ListQuery, type LoadedList } from './listQuery';

/** A page of a list, as every list query returns it. */
export interface ShownPage<Item> {
  items: readonly Item[];
  totalCount: number;
  page: number;
  pageCount: number;
}

export interface RecordListOptions<
  Params extends ListParams,
  Data,
  Variables extends OperationVariables,
  Item,
  ExportData,
> extends ListQuery<Params, Data, Variables> {
  pageOf: (data: Data) => ShownPage<Item>;
  /** Returns the workbook of the list. */
  exported?: {
    query: Operation<ExportData, Asked<NoInfer<Variables>>>;
    fileOf: (data: ExportData) => ExportedFile | null | undefined;
  };
}

interface ListAnswer<Data> {
  data: Data | undefined;
  error: unknown;
  loading: boolean;
  stale: boolean;
  refetch: () => Promise<unknown>;
}

/** Manages a list with an answer to its query: its view in the address, the page that the server returned, and the export of its rows. */
const useList = <Params extends ListParams, Data, Variables extends OperationVariables, Item, ExportData>(
  { view, asked, pageOf, exported }: RecordListOptions<Params, Data, Variables, Item, ExportData>,
  { data, error, loading, stale, refetch }: ListAnswer<Data>,
) => {
  const { state, update, hrefFor } = useListParams(view);
  const variables = asked(state);
  const load = useExport(exported?.query, (answer) => exported?.fileOf(answer));
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return {
    state,
    update,
    hrefFor,
    /** Filter, search and order that the server was queried with. */
    asked: variables,
    data,
    page: data && pageOf(data),
    loading,
    /** Whether the shown rows belong to a previous query. */
    stale,
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

/** Manages a list whose query the loader of its route has started (`listRoute`). Suspends until the first answer. */
export const useLoadedList = <
  Params extends ListParams,
  Data,
  Variables extends OperationVariables,
  Item,
  ExportData = never,
>(
  options: RecordListOptions<Params, Data, Variables, Item, ExportData>,
) => {
  const { list } = useLoaderData<LoadedList>();
  return useList(options, useLoaded(options.query, list as Started<Data>));
};

/**
 * Manages a list that asks its query itself. The address and the list change in the same frame, so that only the address holds the view,
 * and one change leads to one query.
 */
export const useRecordList = <
  Params extends ListParams,
  Data,
  Variables extends OperationVariables,
  Item,
  ExportData = never,
>(
  options: RecordListOptions<Params, Data, Variables, Item, ExportData>,
) => {
  const { state } = useListParams(options.view);
  const { data, previousData, error, loading, refetch } = useShownQuery(
    options.query,
    listVariables(options, state),
    'cache-and-network',
  );
  return useList(options, { data: data ?? previousData, error, loading, stale: loading && !data, refetch });
};
