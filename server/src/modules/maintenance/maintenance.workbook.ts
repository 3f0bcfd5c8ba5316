import { type Column, makeWorkbook } from '../../infra/xlsx/workbook.js';
import { addMoney, type Money } from '../../shared/money.js';
import type { Vehicle } from '../vehicle/vehicle.entity.js';
import { AlertLevel } from './maintenance.alert.js';
import type { MaintenanceRecord } from './maintenance.list.js';
import { NATURE_NAMES } from './maintenance.natures.js';

/** A line of the workbook; the last one of a report is a sum. */
type Line = MaintenanceRecord | { readonly total: Money };

const LEVEL_NAMES: Readonly<Record<AlertLevel, string>> = {
  GOOD: 'À jour',
  BAD: 'À prévoir',
  EXPIRED: 'En retard',
};

const VEHICLE: readonly Column<Line>[] = [
  of('Véhicule', ({ maintenance }) => maintenance.vehicle.getEntity().name),
  of('Immatriculation', ({ maintenance }) => maintenance.vehicle.getEntity().plateNumber, { width: 18 }),
];

const WORK: readonly Column<Line>[] = [
  {
    title: 'Nature',
    width: 30,
    value: (line) => ('total' in line ? 'Total' : NATURE_NAMES[line.maintenance.nature]),
  },
  of('Date', ({ maintenance }) => maintenance.performedOn, { kind: 'day' }),
  of('Désignation', ({ maintenance }) => maintenance.description, { width: 44 }),
  of('Prestataire', ({ maintenance }) => maintenance.provider?.getEntity().name),
  of('Kilométrage', ({ maintenance }) => maintenance.odometerKm, { kind: 'integer' }),
  {
    title: 'Coût',
    kind: 'money',
    value: (line) => ('total' in line ? line.total : line.maintenance.cost),
  },
  of('Prochaine date', ({ maintenance }) => maintenance.nextOn, { kind: 'day' }),
  of('Prochain kilométrage', ({ maintenance }) => maintenance.nextOdometerKm, { kind: 'integer' }),
  of('Alerte', ({ state }) => state.level && LEVEL_NAMES[state.level], { width: 12 }),
  of('Note', ({ state }) => state.note, { width: 44 }),
  of('Immobilisé du', ({ outOfService }) => outOfService?.startsAt, { kind: 'moment' }),
  of('Immobilisé au', ({ outOfService }) => outOfService?.endsAt, { kind: 'moment' }),
];

/** The list as a workbook. */
export function maintenanceWorkbook(records: AsyncIterable<MaintenanceRecord>): Promise<Buffer> {
  return makeWorkbook<Line>('Maintenances', [...VEHICLE, ...WORK], records);
}

/** Everything ever done on one vehicle, with what it cost (`maintenanceRapport`). */
export function vehicleReport({ plateNumber }: Vehicle, records: AsyncIterable<MaintenanceRecord>): Promise<Buffer> {
  return makeWorkbook<Line>(`Maintenance ${plateNumber}`, [...VEHICLE, ...WORK], withTotal(records));
}

async function* withTotal(records: AsyncIterable<MaintenanceRecord>): AsyncGenerator<Line, void> {
  let total: Money = '0.00';
  for await (const record of records) {
    total = addMoney(total, record.maintenance.cost);
    yield record;
  }
  yield { total };
}

function of(
  title: string,
  value: (record: MaintenanceRecord) => ReturnType<Column<Line>['value']>,
  rest: Pick<Column<Line>, 'kind' | 'width'> = {},
): Column<Line> {
  return { title, ...rest, value: (line) => ('total' in line ? null : value(line)) };
}
