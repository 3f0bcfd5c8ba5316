import type { ChargeKind, ChargeRuleFilter, ChargeRuleSearchField } from '../../platform/graphql/types.generated';
import { choiceParam, searchParams, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** What the address holds of the list. */
export const chargesView = {
  ...searchParams<ChargeRuleSearchField>({ nom: 'NAME' }),
  kind: choiceParam<ChargeKind, null>('nature', { option: 'EXTRA', frais: 'FEE', retour: 'RETURN' }, null),
  active: choiceParam('etat', { oui: 'yes', non: 'no' } as const, null),
};

export type ChargesView = ListState<typeof chargesView>;

/** What the server is asked for in a view. */
export const askedOf = ({ text, field, kind, active }: ChargesView) => ({
  filter: { ...(kind && { kinds: [kind] }), ...(active && { active: active === 'yes' }) } satisfies ChargeRuleFilter,
  search: searchOf(text, field),
});
