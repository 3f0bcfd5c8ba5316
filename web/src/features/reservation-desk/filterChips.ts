import { t } from '../../lib/i18n/backoffice';
import { formatDate } from '../../lib/time';
import type { FilterChip } from '../../ui/list/FilterChips';
import type { FilterChoices } from './ReservationFilters';
import type { ListState } from './listState';

interface Chip {
  label: string;
  /** The view without this filter. */
  removal: Partial<ListState>;
}

const dayLabel = (day: string): string => formatDate(`${day}T00:00`);

const periodLabel = ({ from, to }: ListState): string => {
  if (from && to) return t('list.chipPeriod', { from: dayLabel(from), to: dayLabel(to) });
  return from ? t('list.chipFrom', { from: dayLabel(from) }) : t('list.chipTo', { to: dayLabel(to) });
};

const chipsOf = (state: ListState, choices: FilterChoices | undefined): Chip[] => [
  ...(state.text
    ? [
        {
          label: t('list.chipSearch', { field: t(`list.fields.${state.field}`), text: state.text }),
          removal: { text: '' },
        },
      ]
    : []),
  ...(state.from || state.to ? [{ label: periodLabel(state), removal: { from: '', to: '' } }] : []),
  ...(state.vehicleId
    ? [
        {
          label: t('list.chipVehicle', { name: choices?.vehicleName ?? '…' }),
          removal: { vehicleId: '' },
        },
      ]
    : []),
  ...(state.agencyId
    ? [
        {
          label: t('list.chipAgency', { name: choices?.agencyName ?? '…' }),
          removal: { agencyId: '' },
        },
      ]
    : []),
  ...(state.customerId
    ? [{ label: t('list.chipCustomer', { name: choices?.customerName ?? '…' }), removal: { customerId: '' } }]
    : []),
  ...(state.kind ? [{ label: t('list.chipKind', { name: t(`kind.${state.kind}`) }), removal: { kind: null } }] : []),
];

/** Everything that narrows the list, for the chips under the search. */
export const filterChips = (
  state: ListState,
  choices: FilterChoices | undefined,
  remove: (removal: Partial<ListState>) => void,
): FilterChip[] => chipsOf(state, choices).map(({ label, removal }) => ({ label, onRemove: () => remove(removal) }));
