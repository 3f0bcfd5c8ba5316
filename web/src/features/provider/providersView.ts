import type { ServiceProviderSearch, ServiceProviderSearchField } from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';
import { searchOf } from '../../ui/list/searchOf';

/** What the address holds of the list. */
export const providersView = {
  field: choiceParam<ServiceProviderSearchField, ServiceProviderSearchField>(
    'champ',
    { nom: 'NAME', telephone: 'PHONE' },
    'NAME',
  ),
  text: textParam('recherche'),
};

/** The search for the server. */
export const toProviderSearch = ({ field, text }: ListState<typeof providersView>): ServiceProviderSearch | undefined =>
  searchOf(text, field);
