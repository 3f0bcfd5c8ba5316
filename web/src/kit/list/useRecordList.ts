import type { Started } from '../../platform/query/preload';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ExportedFile, NamedBlob } from '../../platform/device/download';
import { useReload } from '../../platform/live/live';
import { useExport } from '../../platform/device/useExport';
import { useLoaded } from '../../platform/query/useLoaded';
import type { Operation, OperationVariables } from '../../platform/query/useShownQuery';
import type { ListParams } from './listParams';
import { useListParams } from './useListParams';
import type { ListVariables, ListQuery, LoadedList } from './listQuery';

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
> extends ListQuery<Params, Data, Variables> {
  pageOf: (data: Data) => ShownPage<Item>;
  /** Returns the workbook of the list. */
  exported?: {
    query: Operation<ExportData, ListVariables<NoInfer<Variables>>>;
    fileOf: (data: ExportData) => ExportedFile | null | undefined;
  };
}

/**
 * Manages a list whose query the loader of its route has started (`listRoute`): its view in the address, the page that the server returned
 * for it, and the export of the same rows. Suspends until the first answer; afterwards the previous rows stay until the next one.
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
  variables: variablesOf,
  pageOf,
  exported,
}: RecordListOptions<Params, Data, Variables, Item, ExportData>) => {
  const { state, update, hrefFor } = useListParams(view);
  const variables = variablesOf(state);
  const { list } = useLoaderData<LoadedList>();
  const { data, error, loading, stale, refetch } = useLoaded(query, list as Started<Data>);
  const load = useExport(exported?.query, (answer) => exported?.fileOf(answer));
  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return {
    state,
    update,
    hrefFor,
    /** Filter, search and order that the server was queried with. */
    variables,
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
    ...(exported && { exportAs: (only: ListVariables<Variables> = variables): Promise<NamedBlob> => load(only) }),
  };
};
