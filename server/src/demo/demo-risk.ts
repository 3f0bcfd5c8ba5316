import type { Em } from '../platform/database/orm.js';
import { tablesOf } from '../platform/database/tables.js';
import { agencyDay, DAY_MS } from '../kernel/time.js';
import type { ReservationTable } from '../modules/booking/reservation/reservation.entity.js';
import { RentalStage } from '../modules/booking/reservation/rental-stage.js';
import type { LegTable } from '../modules/booking/reservation/leg.entity.js';
import type { RentalRiskTable } from '../modules/handover/rental-risk/rental-risk.tables.js';
import { type MaintenanceTable, MaintenanceNature } from '../modules/upkeep/maintenance/maintenance.entity.js';
import type { ServiceProviderTable } from '../modules/upkeep/provider/service-provider.entity.js';
import type { OccupationTable } from '../modules/fleet/occupation/occupation.tables.js';
import type { DemoClock } from './demo-clock.js';
import { sql } from 'kysely';

/** The earliest start of the rental at risk from now, so that visitors of the demo have time to give it another vehicle. */
const FROM_MS = 2.5 * DAY_MS;
/** The latest start of the rental at risk from now, so that visitors of the demo find it in this week. */
const UNTIL_MS = 7 * DAY_MS;
/** How long before the start of the rental the maintenance begins. */
const BEFORE_MS = 4 * 3_600_000;
/** How long ago the maintenance was entered. */
const NOTICED_MS = 40 * 60_000;

/**
 * Adds a maintenance that overlaps the next rental of a vehicle, which is then at risk. The occupations are stored by now, so the
 * maintenance occupies what they leave free.
 */
export async function endangerOne(em: Em, { now }: DemoClock): Promise<void> {
  const since = new Date(now.getTime() - NOTICED_MS);
  const tables = tablesOf<
    ReservationTable & LegTable & OccupationTable & MaintenanceTable & ServiceProviderTable & RentalRiskTable
  >(em);
  const next = await tables
    .selectFrom('reservation as r')
    .select(['r.id', 'r.vehicleId', 'r.startsAt'])
    .where('r.stage', '=', RentalStage.PLANNED)
    .where('r.startsAt', '>=', new Date(now.getTime() + FROM_MS))
    .where('r.startsAt', '<=', new Date(now.getTime() + UNTIL_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('rentalLeg as l')
            .select('l.id')
            .whereRef('l.vehicleId', '=', 'r.vehicleId')
            .where('l.endedAt', 'is', null),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('occupation as o')
            .select('o.id')
            .whereRef('o.vehicleId', '=', 'r.vehicleId')
            .whereRef('o.reservationId', '<>', 'r.id')
            .where(sql<boolean>`o.period && tstzrange(r.starts_at - interval '1 day', r.starts_at + interval '1 day')`),
        ),
      ),
    )
    .orderBy('r.startsAt')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return;
  const { vehicleId, startsAt } = next;
  const from = new Date(startsAt.getTime() - BEFORE_MS);
  const reason = "Panne d'embrayage, pièce attendue";
  const work = await tables
    .insertInto('maintenance')
    .values({
      createdAt: since,
      updatedAt: since,
      vehicleId,
      providerId: (eb) => eb.selectFrom('serviceProvider').select((read) => read.fn.min('id').as('id')),
      nature: MaintenanceNature.SERVICING,
      performedOn: agencyDay(from),
      description: reason,
      cost: '1850.00',
      immobilisedFrom: from,
      immobilisedUntil: new Date(startsAt.getTime() + DAY_MS),
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('occupation')
    .values({ vehicleId, period: sql`tstzrange(${from}, ${startsAt}, '[)')`, maintenanceId: work.id, reason })
    .execute();
  await tables.insertInto('rentalRisk').values({ reservationId: next.id, maintenanceId: work.id, since }).execute();
}
