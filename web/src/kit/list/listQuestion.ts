import type { Operation, OperationVariables } from '../../platform/query/useShownQuery';
import { readListState, type ListParams, type ListState } from './listParams';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

/** The variables that a list and its export share. */
export type Asked<Variables> = Omit<Variables, 'page'>;

/** The query of a list: for the list, and for its route, which sends it while the list's code is loaded. */
export interface ListQuestion<Params extends ListParams, Data, Variables extends OperationVariables> {
  /** The state of the list in the address. */
  view: Params;
  query: Operation<Data, Variables>;
  /** Returns filter, search and order for the server. */
  asked: (state: ListState<Params>) => Asked<NoInfer<Variables>>;
  /** If true, the list has one page only, and the page in the address belongs to another list. */
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
