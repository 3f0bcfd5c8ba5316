import type { Reservation } from '../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../modules/booking/reservation/reservation-status.js';
import { keepNotifications } from '../modules/office/notification/notification-store.js';
import { dueNotices } from '../modules/upkeep/maintenance/maintenance.notices.js';
import { Leg } from '../modules/booking/reservation/leg.entity.js';
import type { StageEvent } from '../modules/handover/stage/stage-event.entity.js';
import { hashPassword } from '../modules/people/account/password.js';
import type { OccupationTable } from '../modules/fleet/occupation/occupation.tables.js';
import type { FileStore } from '../platform/files/file-store.js';
import type { Em, Orm } from '../platform/database/orm.js';
import { tablesOf } from '../platform/database/tables.js';
import type { Period } from '../kernel/period.js';
import { isEmpty } from './empty-database.js';
import { createChargeRules } from './demo-charges.js';
import { createClock, type DemoClock } from './demo-clock.js';
import {
  createAgencies,
  createBrands,
  createContactMessages,
  createProviders,
  createSettings,
} from './demo-company.js';
import { createFleet, FLEET_DRAWINGS } from './demo-fleet.js';
import { createCustomers, createStaff, DEMO_PASSWORD } from './demo-people.js';
import { createInvoices } from './demo-invoices.js';
import { askDeposits, createDeposits, createDepositSettings } from './demo-deposits.js';
import { createPromotions } from './demo-promotions.js';
import { createPayments, numberReceipts, payExtensions } from './demo-payments.js';
import { demoInvoice } from './demo-invoice.js';
import { type DemoPictures, drawPictures, renderPicture, type RenderPicture } from './demo-pictures.js';
import { insertPositions } from './demo-positions.js';
import { createReservations, momentsOf } from './demo-reservations.js';
import { createAmendments, createCustomerNotes, createNotes, withVehicles } from './demo-amendments.js';
import { endangerOne } from './demo-risk.js';
import { createInspections } from './demo-inspections.js';
import { insertSentMails } from './demo-mails.js';
import { createExtensionRequests } from './demo-extension.js';
import { createRenters, keepReadPapers } from './demo-renters.js';
import { createReturnCharges } from './demo-return-charges.js';
import { createStages } from './demo-stages.js';
import { createNotifications, createSignatures, SIGNATURES } from './demo-traces.js';
import { createTills } from './demo-tills.js';
import { createZones, insertTrackEvents } from './demo-track-events.js';
import { createUpkeep, type WorkshopStay } from './demo-upkeep.js';
import { sql } from 'kysely';

/** The database and file store to fill with the demo, and the moment that its dates are relative to. */
export interface SeedOptions {
  readonly orm: Orm;
  readonly files: FileStore;
  /** Receives the progress, line by line. */
  readonly log: (line: string) => void;
  /** The moment that the demo's dates are relative to. */
  readonly now?: Date;
  /** Renders drawings to pictures; tests pass a quick function. */
  readonly render?: RenderPicture;
}

/** Serialises two instances that seed one database. */
const SEED_LOCK = 734_120_002;

/**
 * Fills an empty database with the demo agency (docs/rules/common.md#the-demo-agency); does nothing to any other. Pictures come first, then
 * all rows in one transaction, so that an interrupted run leaves an empty database for the next start.
 */
export async function seedDemo({
  orm,
  files,
  log,
  now = new Date(),
  render = renderPicture,
}: SeedOptions): Promise<void> {
  if (!(await isEmpty(orm.em.fork()))) return;
  log('Demo agency: drawing its pictures …');
  const pictures = await drawPictures(FLEET_DRAWINGS, SIGNATURES, { files, render, log });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const invoiceFile = await files.save('factures', demoInvoice(), 'pdf');
  const em = orm.em.fork();
  const reservations = await em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    return (await isEmpty(tx)) ? insertAll(tx, createClock(now), pictures, { passwordHash, invoiceFile }) : undefined;
  });
  if (reservations !== undefined)
    log(`Demo agency: ${FLEET_DRAWINGS.length} vehicles and ${reservations} reservations entered`);
}

/** Inserts everything in one flush, then the occupations of the vehicles. Returns the number of reservations. */
async function insertAll(
  em: Em,
  clock: DemoClock,
  pictures: DemoPictures,
  { passwordHash, invoiceFile }: { passwordHash: string; invoiceFile: string },
): Promise<number> {
  const agencies = createAgencies(clock);
  const brands = createBrands(clock, pictures);
  const providers = createProviders(clock);
  const staff = createStaff(clock, passwordHash);
  const customers = createCustomers(clock, passwordHash);
  const vehicles = createFleet(clock, { agencies, brands, pictures });
  const { maintenances, stays } = createUpkeep(clock, { vehicles, providers, invoiceFile });
  const reservations = createReservations(clock, { vehicles, customers, staff });
  const renters = createRenters(reservations);
  const firstPayments = createPayments(clock, reservations);
  askDeposits(clock, reservations);
  const stages = createStages(clock, reservations);
  const deposits = createDeposits(clock, reservations);
  const amendments = createAmendments(clock, reservations);
  const payments = [...firstPayments, ...payExtensions(amendments, firstPayments)];
  const inspections = createInspections(clock, stages.filter(isLeg), vehicles, pictures);
  keepReadPapers(inspections);
  const settings = createSettings(clock, pictures);
  const signatures = createSignatures(clock, reservations, pictures.signatures);
  const vehicleNames = new Map(reservations.map((reservation) => [reservation, reservation.vehicle.getEntity().name]));
  const { notifications, reads } = createNotifications(reservations, vehicleNames, staff);
  em.persist([
    settings,
    ...createChargeRules(clock, pictures),
    ...createPromotions(clock),
    ...createContactMessages(clock),
    ...agencies,
    ...brands,
    ...providers,
    ...staff,
    ...customers.map(({ customer }) => customer).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    ...renters,
    ...vehicles,
    ...maintenances,
    ...reservations,
    ...stages,
    createDepositSettings(),
    ...deposits,
    ...createNotes(clock, reservations),
    ...createCustomerNotes(
      clock,
      customers.map(({ customer }) => customer),
      staff,
    ),
    ...inspections,
    ...createReturnCharges(stages.filter(isLeg)),
    ...createExtensionRequests(clock, reservations),
    ...signatures,
    ...notifications,
    ...reads,
    ...createZones(clock),
  ]);
  await em.flush();
  numberReceipts(payments);
  await em.persist([...payments]).flush();
  await em.persist(createTills(clock, { staff, agencies, payments, deposits })).flush();
  await em.persist([...withVehicles(amendments)]).flush();
  await em.persist(createInvoices(clock, { reservations, amendments, settings })).flush();
  await insertOccupations(em, clock, reservations, stays);
  await endangerOne(em, clock);
  await insertSentMails(em);
  await insertPositions(em, clock, reservations);
  await insertTrackEvents(em);
  await keepNotifications(em, await dueNotices(em, clock.now), clock.now);
  return reservations.length;
}

/** Creates the legs of rentals from their stage events. */
function isLeg(row: StageEvent | Leg): row is Leg {
  return row instanceof Leg;
}

async function insertOccupations(
  em: Em,
  clock: DemoClock,
  reservations: readonly Reservation[],
  stays: readonly WorkshopStay[],
): Promise<void> {
  const rangeOf = ({ startsAt, endsAt }: Period) => sql<string>`tstzrange(${startsAt}, ${endsAt}, '[)')`;
  await tablesOf<OccupationTable>(em)
    .insertInto('occupation')
    .values([
      ...reservations
        .filter(({ status }) => status === ReservationStatus.ACCEPTED)
        .map(({ id, vehicle, ...period }) => ({ vehicleId: vehicle.id, period: rangeOf(period), reservationId: id })),
      ...stays.map(({ slot, maintenance, reason }) => ({
        vehicleId: maintenance.vehicle.id,
        period: rangeOf(momentsOf(clock, slot)),
        maintenanceId: maintenance.id,
        reason,
      })),
    ])
    .execute();
}
