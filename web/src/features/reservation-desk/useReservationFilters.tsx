import { fullName } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import { choiceFilter, daysFilter, recordFilter, type ListFilter } from '../../kit/list/filters';
import { AgencyFilterChoice, VehicleChoice } from '../../domain/choice/RecordChoice';
import { stageFilter } from '../../domain/rental/stageChoice';
import { useNamedAgency, useNamedVehicle } from '../../domain/choice/useNamedRecords';
import { useReservationFilterCustomerQuery } from './ReservationFilters.generated';
import type { ReservationsView } from './reservationsView';
import { t } from './texts';

type Filter = ListFilter<ReservationsView>;

const periodLabel = ({ from, to }: { from: string; to: string }): string => {
  if (from && to) return t('list.chipPeriod', { from: formatDate(from), to: formatDate(to) });
  return from ? t('list.chipFrom', { from: formatDate(from) }) : t('list.chipTo', { to: formatDate(to) });
};

const period: Filter = daysFilter({
  from: t('list.from'),
  to: t('list.to'),
  get: ({ from, to }) => ({ from, to }),
  change: (days) => days,
  chips: (days) =>
    days.from || days.to ? [{ label: periodLabel(days), removal: { from: '' as const, to: '' as const } }] : [],
});

const kind: Filter = choiceFilter({
  label: t('list.kind'),
  any: t('list.any'),
  choices: (['FULL', 'QUICK'] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
  get: (view) => view.kind,
  change: (value) => ({ kind: value }),
  chip: ({ label }) => t('list.chipKind', { name: label }),
});

const stage: Filter = stageFilter('button');

/** Returns the filters of the list of reservations; the state has tabs of its own, and only links set a customer. */
export const useReservationFilters = ({ vehicleId, agencyId, customerId }: ReservationsView): readonly Filter[] => {
  const { data: named } = useReservationFilterCustomerQuery({ variables: { id: customerId }, skip: !customerId });
  const vehicle: Filter = recordFilter({
    get: (view) => view.vehicleId,
    change: (id) => ({ vehicleId: id }),
    chip: t('list.chipVehicle', { name: useNamedVehicle(vehicleId)?.label ?? '' }),
    field: (id, choose) => (
      <VehicleChoice label={t('list.vehicle')} placeholder={t('list.any')} value={id} onChange={choose} inPopover />
    ),
  });
  const agency: Filter = recordFilter({
    get: (view) => view.agencyId,
    change: (id) => ({ agencyId: id }),
    chip: t('list.chipAgency', { name: useNamedAgency(agencyId)?.label ?? '' }),
    field: (id, choose) => (
      <AgencyFilterChoice
        label={t('list.agency')}
        placeholder={t('list.anyAgency')}
        value={id}
        onChange={choose}
        inPopover
      />
    ),
  });
  const customer: Filter = recordFilter({
    get: (view) => view.customerId,
    change: (id) => ({ customerId: id }),
    chip: t('list.chipCustomer', { name: named?.customer ? fullName(named.customer) : '…' }),
  });
  return [period, stage, vehicle, agency, customer, kind];
};
