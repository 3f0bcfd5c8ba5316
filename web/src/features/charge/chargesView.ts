import type { ChargeKind, ChargeRuleFilter, ChargeRuleSearchField } from '../../platform/graphql/types.generated';
import { choiceParam, searchParams, type ListState } from '../../kit/list/listParams';
import { searchOf } from '../../kit/list/searchOf';

/** The query parameters that hold the state of the list of extras, fees and charges. */
export const chargesView = {
  ...searchParams<ChargeRuleSearchField>({ nom: 'NAME' }),
  kind: choiceParam<ChargeKind, null>('nature', { option: 'EXTRA', frais: 'FEE', retour: 'RETURN' }, null),
  active: choiceParam('etat', { oui: 'yes', non: 'no' } as const, null),
};

/** The search, filters and page of the list of extras, fees and charges. */
export type ChargesView = ListState<typeof chargesView>;

/** Returns the variables of the list's query. */
export const variablesOf = ({ text, field, kind, active }: ChargesView) => ({
  filter: { ...(kind && { kinds: [kind] }), ...(active && { active: active === 'yes' }) } satisfies ChargeRuleFilter,
  search: searchOf(text, field),
});
