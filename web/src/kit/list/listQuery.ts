import type { LoaderFunctionArgs } from 'react-router-dom';
import { onOtherVariables } from '../../platform/session/guards';
import { preload, type ApolloClient, type Started } from '../../platform/query/preload';
import type { Operation, OperationVariables } from '../../platform/query/useShownQuery';
import { readListState, type ListParams, type ListState } from './listParams';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

/** The variables that a list and its export share. */
export type ListVariables<Variables> = Omit<Variables, 'page'>;

/** The query of a list: for the list, and for the loader of its route. */
export interface ListQuery<Params extends ListParams, Data, Variables extends OperationVariables> {
  /** The state of the list in the address. */
  view: Params;
  query: Operation<Data, Variables>;
  /** Returns filter, search and order for the server. */
  variables: (state: ListState<Params>) => ListVariables<NoInfer<Variables>>;
  /** If true, the list has one page only, and the page in the address belongs to another list. */
  onePage?: boolean;
}

/** Returns the variables of a list's query in a view of it. */
export const listVariables = <Params extends ListParams, Data, Variables extends OperationVariables>(
  { variables, onePage = false }: ListQuery<Params, Data, Variables>,
  state: ListState<Params>,
): OperationVariables => ({ ...variables(state), page: { page: onePage ? 1 : state.page, size: pageSize } });

/** Returns the variables of a list's query at an address. */
export const listVariablesAt = <Params extends ListParams, Data, Variables extends OperationVariables>(
  list: ListQuery<Params, Data, Variables>,
  address: URL,
): OperationVariables => listVariables(list, readListState(list.view, address.searchParams));

/** What the loader of a list's route returns for `useRecordList`. */
export interface LoadedList {
  list: Started<unknown>;
}

/** Starts the query of a list at an address. */
export const preloadList = <Params extends ListParams, Data, Variables extends OperationVariables>(
  client: ApolloClient,
  list: ListQuery<Params, Data, Variables>,
  address: URL,
): LoadedList => ({
  list: preload<Data, OperationVariables>(
    client,
    // Apollo's types cannot know for a generic operation that its variables are complete.
    list.query as unknown as Operation<Data, OperationVariables>,
    listVariablesAt(list, address),
  ),
});

/** Makes what the route of a list loads: its query, and another one for another filter, order or page. */
export const listRoute = <Params extends ListParams, Data, Variables extends OperationVariables>(
  client: ApolloClient,
  list: ListQuery<Params, Data, Variables>,
) => ({
  loader: ({ request }: LoaderFunctionArgs): LoadedList => preloadList(client, list, new URL(request.url)),
  shouldRevalidate: onOtherVariables((address) => listVariablesAt(list, address)),
});
