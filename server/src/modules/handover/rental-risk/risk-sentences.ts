import { type RawBuilder, sql } from 'kysely';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { MaintenanceNature } from '../../upkeep/maintenance/maintenance.entity.js';
import { NATURE_SUBJECTS } from '../../upkeep/maintenance/maintenance-natures.js';
import { causeOf, type Danger, RiskCause } from './risk-cause.js';

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

/** Runs a query, within a transaction or outside of one. */
type Rows = (query: RawBuilder<StoredRisk>) => Promise<StoredRisk[]>;

/** Reads the stored dangers of rentals by their ids. */
export async function dangersOf(rows: Rows, ids: readonly number[]): Promise<Map<number, StoredRisk>> {
  if (ids.length === 0) return new Map();
  const found = await rows(
    sql<StoredRisk>`select k.reservation_id as id, k.since, k.late_id as "lateId", k.maintenance_id as "maintenanceId",
        k.damage_id as "damageId", late.number_key as "lateKey", late.ends_at as "lateEnd", m.nature,
        m.immobilised_from as "keptFrom", m.immobilised_until as "keptUntil", d.found_at as "foundAt"
      from rental_risk k left join reservation late on late.id = k.late_id left join maintenance m on m.id = k.maintenance_id
      left join vehicle_damage d on d.id = k.damage_id where k.reservation_id = any(${[...ids]})`,
  );
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
