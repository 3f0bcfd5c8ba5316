import { batchedLists } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { CustomerRecord } from '../../people/account/customer.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation, ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import type { MaintenanceTable } from '../../upkeep/maintenance/maintenance.entity.js';
import type { DamageRecord, DamageTable } from './damage.entity.js';
import type {
  InspectionPhotoRecord,
  InspectionPhotoTable,
  InspectionRecord,
  InspectionTable,
} from './inspection.entity.js';
import { InspectionStatus, PAPER_VIEWS } from './inspection.enums.js';

/** Matches texts that a UUID column accepts. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tells whether a text has the form of the UUIDs that clients make. */
export function isClientId(text: string): boolean {
  return UUID.test(text);
}

/** Reads inspections, their photos and the damage of vehicles, each in one statement for all records of a page. */
export class InspectionReader {
  private readonly loadOfRental: (reservationId: number) => Promise<InspectionRecord[]>;
  private readonly loadPhotos: (inspectionId: number) => Promise<InspectionPhotoRecord[]>;
  private readonly loadPaperPhotos: (customerId: number) => Promise<InspectionPhotoRecord[]>;
  private readonly loadDamages: (vehicleId: number) => Promise<DamageRecord[]>;

  constructor(private readonly reader: Reader) {
    this.loadOfRental = batchedLists(
      (ids) => this.inspections().where('reservationId', 'in', ids).orderBy('id').execute(),
      ({ reservationId }) => reservationId,
    );
    this.loadPhotos = batchedLists(
      (ids) =>
        reader
          .tables<InspectionPhotoTable>()
          .selectFrom('inspectionPhoto')
          .selectAll()
          .where('inspectionId', 'in', ids)
          .orderBy('id')
          .execute(),
      ({ inspectionId }) => inspectionId,
    );
    this.loadPaperPhotos = batchedLists(
      (ids) =>
        reader
          .tables<InspectionPhotoTable & InspectionTable & ReservationTable>()
          .selectFrom('inspectionPhoto as p')
          .innerJoin('inspection as i', 'i.id', 'p.inspectionId')
          .innerJoin('reservation as r', 'r.id', 'i.reservationId')
          .distinctOn(['r.renterId', 'p.view'])
          .selectAll('p')
          .select('r.renterId')
          .where('r.renterId', 'in', ids)
          .where('p.view', 'in', [...PAPER_VIEWS])
          .where('p.imageFile', 'is not', null)
          .orderBy('r.renterId')
          .orderBy('p.view')
          .orderBy('p.id', 'desc')
          .execute(),
      ({ renterId }) => renterId ?? 0,
    );
    this.loadDamages = batchedLists(
      (ids) =>
        this.damagesFound()
          .where('d.vehicleId', 'in', ids)
          .where('i.status', '=', InspectionStatus.COMPLETED)
          .orderBy('d.id')
          .execute(),
      ({ vehicleId }) => vehicleId,
    );
  }

  /** Returns a rental's inspections, oldest first: all to the staff, completed ones to its owner, none to others. */
  async of(actor: Actor, reservation: Pick<Reservation, 'id' | 'customerId'>): Promise<InspectionRecord[]> {
    if (!canRead(actor, reservation)) return [];
    const found = await this.loadOfRental(reservation.id);
    return isStaff(actor) ? found : found.filter(({ status }) => status === InspectionStatus.COMPLETED);
  }

  /** Returns the inspection with a `clientId`; undefined if there is none. Staff only. */
  async find(actor: Actor, clientId: string): Promise<InspectionRecord | undefined> {
    requireStaff(actor);
    const id = clientId.toLowerCase();
    if (!isClientId(id)) return undefined;
    return this.inspections().where('clientId', '=', id).executeTakeFirst();
  }

  /** Returns an inspection that a command has saved. */
  saved({ id }: Pick<InspectionRecord, 'id'>): Promise<InspectionRecord> {
    return this.inspections().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** Returns a damage that a command has changed. */
  changed({ id }: Pick<DamageRecord, 'id'>): Promise<DamageRecord> {
    return this.damagesFound().where('d.id', '=', id).executeTakeFirstOrThrow();
  }

  /** Returns an inspection's photos in the order of its manifest. Staff only. */
  async photos(actor: Actor, { id }: InspectionRecord): Promise<InspectionPhotoRecord[]> {
    requireStaff(actor);
    return this.loadPhotos(id);
  }

  /** Returns the newest photo of each side of a customer's papers, from departures at which they were the first driver. Staff only. */
  async paperPhotos(actor: Actor, { id }: Pick<CustomerRecord, 'id'>): Promise<InspectionPhotoRecord[]> {
    requireStaff(actor);
    return this.loadPaperPhotos(id);
  }

  /** Returns the damage of a vehicle from completed inspections, oldest first; only open damage if `openOnly`. Staff only. */
  async damages(actor: Actor, { id }: Pick<Vehicle, 'id'>, openOnly: boolean): Promise<DamageRecord[]> {
    requireStaff(actor);
    const found = await this.loadDamages(id);
    return openOnly ? found.filter(({ repairId }) => repairId === null) : found;
  }

  private inspections() {
    return this.reader.tables<InspectionTable>().selectFrom('inspection').selectAll();
  }

  private damagesFound() {
    return this.reader
      .tables<DamageTable & InspectionTable & ReservationTable & MaintenanceTable>()
      .selectFrom('vehicleDamage as d')
      .innerJoin('inspection as i', 'i.id', 'd.inspectionId')
      .innerJoin('reservation as r', 'r.id', 'i.reservationId')
      .leftJoin('maintenance as m', 'm.id', 'd.repairId')
      .selectAll('d')
      .select(['r.numberKey as foundInKey', 'm.performedOn as repairedOn']);
  }
}
