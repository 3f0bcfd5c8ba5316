import { type Column, makeWorkbook } from '../../../platform/xlsx/workbook.js';
import { addMoney, type Money } from '../../../kernel/money.js';
import { ALERT_LABELS } from '../../fleet/vehicle/vehicle.labels.js';
import { HEADINGS } from '../../../platform/xlsx/headings.js';
import type { VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { MaintenanceView } from './maintenance-list.js';
import { NATURE_SUBJECTS } from './maintenance-natures.js';

/** A row of the workbook; the last one of a report is a sum. */
type Line = MaintenanceView | { readonly total: Money };

const VEHICLE: readonly Column<Line>[] = [
  of(HEADINGS.vehicle, ({ vehicle }) => vehicle.name),
  of(HEADINGS.plateNumber, ({ vehicle }) => vehicle.plateNumber, { width: 18 }),
];

const WORK: readonly Column<Line>[] = [
  {
    title: HEADINGS.nature,
    width: 30,
    value: (line) => ('total' in line ? 'Total' : NATURE_SUBJECTS[line.maintenance.nature]),
  },
  of(HEADINGS.date, ({ maintenance }) => maintenance.performedOn, { kind: 'day' }),
  of(HEADINGS.description, ({ maintenance }) => maintenance.description, { width: 44 }),
  of(HEADINGS.provider, ({ provider }) => provider?.name),
  of(HEADINGS.odometer, ({ maintenance }) => maintenance.odometerKm, { kind: 'integer' }),
  {
    title: HEADINGS.cost,
    kind: 'money',
    value: (line) => ('total' in line ? line.total : line.maintenance.cost),
  },
  of(HEADINGS.nextOn, ({ maintenance }) => maintenance.nextOn, { kind: 'day' }),
  of(HEADINGS.nextOdometer, ({ maintenance }) => maintenance.nextOdometerKm, { kind: 'integer' }),
  of(HEADINGS.alert, ({ state }) => state.level && ALERT_LABELS[state.level], { width: 12 }),
  of(HEADINGS.note, ({ state }) => state.note, { width: 44 }),
  of(HEADINGS.outOfServiceFrom, ({ outOfService }) => outOfService?.startsAt, { kind: 'moment' }),
  of(HEADINGS.outOfServiceTo, ({ outOfService }) => outOfService?.endsAt, { kind: 'moment' }),
];

/** Writes the list as a workbook. */
export function maintenanceWorkbook(records: AsyncIterable<MaintenanceView>): Promise<Buffer> {
  return makeWorkbook<Line>('Maintenances', [...VEHICLE, ...WORK], records);
}

/** Writes all maintenance of one vehicle, with its cost (`maintenanceRapport`). */
export function vehicleReport(
  { plateNumber }: Pick<VehicleRecord, 'plateNumber'>,
  records: AsyncIterable<MaintenanceView>,
): Promise<Buffer> {
  return makeWorkbook<Line>(`Maintenance ${plateNumber}`, [...VEHICLE, ...WORK], withTotal(records));
}

async function* withTotal(records: AsyncIterable<MaintenanceView>): AsyncGenerator<Line, void> {
  let total: Money = '0.00';
  for await (const record of records) {
    total = addMoney(total, record.maintenance.cost);
    yield record;
  }
  yield { total };
}

function of(
  title: string,
  value: (record: MaintenanceView) => ReturnType<Column<Line>['value']>,
  rest: Pick<Column<Line>, 'kind' | 'width'> = {},
): Column<Line> {
  return { title, ...rest, value: (line) => ('total' in line ? null : value(line)) };
}
