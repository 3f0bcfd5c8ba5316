import type { ServiceProviderFilter, ServiceProviderSearchField } from '../../lib/graphql/types.generated';
import { choiceParam, textParam, type ListState } from '../../ui/list/listParams';

/** What the address holds of the list. */
export const providersView = {
  field: choiceParam<ServiceProviderSearchField, ServiceProviderSearchField>(
    'champ',
    { nom: 'NAME', telephone: 'PHONE' },
    'NAME',
  ),
  text: textParam('recherche'),
};

/** The filter for the server. */
export const toProviderFilter = ({ field, text }: ListState<typeof providersView>): ServiceProviderFilter =>
  text.trim() ? { search: { field, text: text.trim() } } : {};
