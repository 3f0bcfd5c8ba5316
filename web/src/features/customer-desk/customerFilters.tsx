import { NativeSelect } from '@mantine/core';
import { choiceFilter, type ListFilter } from '../../kit/list/filters';
import type { CustomersState } from './customersView';
import { t } from './texts';

/** The orders offered beside the filters; the headings of the columns offer two of them as well. */
const orders = ['CREATED_AT', 'UPDATED_AT', 'NAME', 'RENTALS'] as const;

/** The filters of the client list: Statut, Etat, verification and order. */
export const customerFilters: readonly ListFilter<CustomersState>[] = [
  choiceFilter({
    label: t('customers.columns.status'),
    any: t('customers.any'),
    choices: (['ACTIVE', 'BLOCKED'] as const).map((value) => ({ value, label: t(`statuses.${value}`) })),
    get: ({ status }) => status,
    change: (status) => ({ status }),
    counted: 'status',
    chip: ({ label }) => t('customers.chipStatus', { name: label }),
  }),
  choiceFilter({
    label: t('customers.columns.rating'),
    any: t('customers.any'),
    choices: (['GOOD', 'IRRESPONSIBLE'] as const).map((value) => ({ value, label: t(`ratings.${value}`) })),
    get: ({ rating }) => rating,
    change: (rating) => ({ rating }),
    counted: 'rating',
    chip: ({ label }) => t('customers.chipRating', { name: label }),
  }),
  choiceFilter({
    label: t('customers.verification'),
    any: t('customers.any'),
    choices: [
      { value: 'YES', label: t('common:yes') },
      { value: 'NO', label: t('common:no') },
    ],
    get: ({ verified }) => verified,
    change: (verified) => ({ verified }),
    counted: 'verified',
    countedAs: (value) => String(value === 'YES'),
    chip: ({ value }) => t(value === 'YES' ? 'customers.chipVerified' : 'customers.chipUnverified'),
  }),
  {
    set: () => [],
    none: {},
    field: ({ sortBy }, change) => (
      <NativeSelect
        label={t('customers.sort')}
        value={sortBy}
        onChange={({ currentTarget: { value } }) => {
          const order = orders.find((field) => field === value) ?? 'CREATED_AT';
          // Names are sorted ascending by default, everything else descending.
          change({ sortBy: order, direction: order === 'NAME' ? 'ASC' : 'DESC' });
        }}
        data={orders.map((value) => ({ value, label: t(`customers.sorts.${value}`) }))}
      />
    ),
  },
];
