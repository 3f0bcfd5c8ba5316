import type { PromotionFilter, PromotionSearchField } from '../../lib/graphql/types.generated';
import { choiceParam, searchParams, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** What the address holds of the list. */
export const promotionsView = {
  ...searchParams<PromotionSearchField>({ code: 'CODE' }),
  active: choiceParam('etat', { oui: 'yes', non: 'no' } as const, null),
};

export type PromotionsView = ListState<typeof promotionsView>;

/** What the server is asked for in a view. */
export const askedOf = ({ text, field, active }: PromotionsView) => ({
  filter: { ...(active && { active: active === 'yes' }) } satisfies PromotionFilter,
  search: searchOf(text, field),
});
