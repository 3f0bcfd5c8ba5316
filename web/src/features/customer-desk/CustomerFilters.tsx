import { NativeSelect } from '@mantine/core';
import { t } from '../../lib/i18n/people';
import { FiltersButton } from '../../ui/list/FiltersButton';
import { countFilters, sortFields, type CustomersState } from './customersView';

interface CustomerFiltersProps {
  state: CustomersState;
  onChange: (change: Partial<CustomersState>) => void;
}

const any = () => ({ value: '', label: t('customers.any') });

/** Statut, Etat, verification and order of the client list. */
export const CustomerFilters = ({ state, onChange }: CustomerFiltersProps) => (
  <FiltersButton count={countFilters(state)}>
    <NativeSelect
      label={t('customers.columns.status')}
      value={state.status ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ status: value === 'ACTIVE' || value === 'BLOCKED' ? value : null })
      }
      data={[any(), ...(['ACTIVE', 'BLOCKED'] as const).map((value) => ({ value, label: t(`statuses.${value}`) }))]}
    />
    <NativeSelect
      label={t('customers.columns.rating')}
      value={state.rating ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ rating: value === 'GOOD' || value === 'IRRESPONSIBLE' ? value : null })
      }
      data={[any(), ...(['GOOD', 'IRRESPONSIBLE'] as const).map((value) => ({ value, label: t(`ratings.${value}`) }))]}
    />
    <NativeSelect
      label={t('customers.verification')}
      value={state.verified ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ verified: value === 'YES' || value === 'NO' ? value : null })
      }
      data={[any(), { value: 'YES', label: t('common:yes') }, { value: 'NO', label: t('common:no') }]}
    />
    <NativeSelect
      label={t('customers.sort')}
      value={state.sort}
      onChange={({ currentTarget: { value } }) =>
        onChange({ sort: sortFields.find((field) => field === value) ?? 'CREATED_AT' })
      }
      data={sortFields.map((value) => ({ value, label: t(`customers.sorts.${value}`) }))}
    />
  </FiltersButton>
);
