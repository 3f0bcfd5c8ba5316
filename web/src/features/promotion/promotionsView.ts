import type { PromotionFilter, PromotionSearchField } from '../../platform/graphql/types.generated';
import { choiceParam, searchParams, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of promotions. */
export const promotionsView = {
  ...searchParams<PromotionSearchField>({ code: 'CODE' }),
  active: choiceParam('etat', { oui: 'yes', non: 'no' } as const, null),
};

/** The search, filters and page of the list of promotions. */
export type PromotionsView = ListState<typeof promotionsView>;

/** Returns the variables of the list's query in a view. */
export const variablesOf = ({ text, field, active }: PromotionsView) => ({
  filter: { ...(active && { active: active === 'yes' }) } satisfies PromotionFilter,
  search: searchOf(text, field),
});
