import type { Operation, OperationVariables } from '../../platform/query/useShownQuery';
import { readListState, type ListParams, type ListState } from './listParams';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

/** What a list and its export are both asked with. */
export type Asked<Variables> = Omit<Variables, 'page'>;

/** What a list asks the server at an address: shared by the list, and by its route, which asks while the list's code is loaded. */
export interface ListQuestion<Params extends ListParams, Data, Variables extends OperationVariables> {
  /** What the address holds of the list. */
  view: Params;
  query: Operation<Data, Variables>;
  /** Filter, search and order for the server. */
  asked: (state: ListState<Params>) => Asked<NoInfer<Variables>>;
  /** There is one page of it at most: the page in the address belongs to something else. */
  onePage?: boolean;
}

/** Returns the variables of a list's query in a view of it. */
export const listVariables = <Params extends ListParams, Data, Variables extends OperationVariables>(
  { asked, onePage = false }: ListQuestion<Params, Data, Variables>,
  state: ListState<Params>,
): OperationVariables => ({ ...asked(state), page: { page: onePage ? 1 : state.page, size: pageSize } });

/** Returns the variables of a list's query at an address. */
export const listVariablesAt = <Params extends ListParams, Data, Variables extends OperationVariables>(
  question: ListQuestion<Params, Data, Variables>,
  query: URLSearchParams,
): OperationVariables => listVariables(question, readListState(question.view, query));
