import type { Kysely } from 'kysely';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { MaintenanceNature, MaintenanceTable } from '../../upkeep/maintenance/maintenance.entity.js';
import { NATURE_SUBJECTS } from '../../upkeep/maintenance/maintenance-natures.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import type { DamageTable } from '../inspection/damage.entity.js';
import { causeOf, type Danger, RiskCause } from './risk-cause.js';
import type { RentalRiskTable } from './rental-risk.tables.js';

/** What endangers a rental, with the facts that its French description needs. */
export interface StoredRisk extends Danger {
  readonly id: number;
  readonly since: Date;
  /** Number key and promised end of the late rental. */
  readonly lateKey: string | null;
  readonly lateEnd: Date | null;
  /** Nature and time of the maintenance. */
  readonly nature: MaintenanceNature | null;
  readonly keptFrom: Date | null;
  readonly keptUntil: Date | null;
  /** When the damage was found. */
  readonly foundAt: Date | null;
}

type Tables = RentalRiskTable & ReservationTable & MaintenanceTable & DamageTable;

/** Reads the stored dangers of rentals by their ids. */
export async function dangersOf(tables: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, StoredRisk>> {
  if (ids.length === 0) return new Map();
  const found = await tables
    .selectFrom('rentalRisk as k')
    .leftJoin('reservation as late', 'late.id', 'k.lateId')
    .leftJoin('maintenance as m', 'm.id', 'k.maintenanceId')
    .leftJoin('vehicleDamage as d', 'd.id', 'k.damageId')
    .select(['k.reservationId as id', 'k.since', 'k.lateId', 'k.maintenanceId', 'k.damageId', 'd.foundAt'])
    .select(['late.numberKey as lateKey', 'late.endsAt as lateEnd'])
    .select(['m.nature', 'm.immobilisedFrom as keptFrom', 'm.immobilisedUntil as keptUntil'])
    .where('k.reservationId', 'in', ids)
    .execute();
  return new Map(found.map((danger) => [danger.id, danger]));
}

const at = (moment: Date | null): string => toReadableTime(new Date(moment ?? 0));

/** Returns the danger as a French clause that continues a sentence. */
export function clauseOf(danger: StoredRisk): string {
  const { lateKey, nature, keptFrom, keptUntil, foundAt } = danger;
  switch (causeOf(danger)) {
    case RiskCause.LATE:
      return `la location ${formatNumber(lateKey ?? '')} n'est pas rentrée`;
    case RiskCause.WORK:
      return `véhicule immobilisé du ${at(keptFrom)} au ${at(keptUntil)} (${subjectOf(nature)})`;
    case RiskCause.DAMAGE:
      return `dommage immobilisant constaté le ${at(foundAt)}`;
  }
}

/** Returns the danger as complete French sentences. */
export function sentenceOf(danger: StoredRisk): string {
  const { lateKey, lateEnd, nature, keptFrom, keptUntil, foundAt } = danger;
  switch (causeOf(danger)) {
    case RiskCause.LATE:
      return `Le véhicule n'est pas rentré : la location ${formatNumber(lateKey ?? '')} devait finir le ${at(lateEnd)}.`;
    case RiskCause.WORK:
      return `Le véhicule est immobilisé du ${at(keptFrom)} au ${at(keptUntil)} (${subjectOf(nature)}).`;
    case RiskCause.DAMAGE:
      return `Le véhicule a un dommage immobilisant, constaté le ${at(foundAt)}, qui n'est pas réparé.`;
  }
}

function subjectOf(nature: MaintenanceNature | null): string {
  return nature ? NATURE_SUBJECTS[nature].toLocaleLowerCase('fr') : 'entretien';
}
