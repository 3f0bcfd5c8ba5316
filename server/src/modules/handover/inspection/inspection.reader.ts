import { sql } from 'kysely';
import { batchedLists } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import { Damage } from './damage.entity.js';
import { Inspection, InspectionPhoto } from './inspection.entity.js';
import { InspectionStatus } from './inspection.enums.js';

const INSPECTIONS = sourceOf(Inspection, 'i', { employee: true, vehicle: true });
const PHOTOS = sourceOf(InspectionPhoto, 'p');
const DAMAGES = sourceOf(Damage, 'd', { inspection: { reservation: true }, repair: true });

/** Matches texts that a UUID column accepts. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tells whether a text has the form of the UUIDs that clients make. */
export function isClientId(text: string): boolean {
  return UUID.test(text);
}

/** Reads inspections, their photos and the damage of vehicles, each in one statement for all records of a page. */
export class InspectionReader {
  private readonly loadOfRental: (reservationId: number) => Promise<RecordOf<Inspection>[]>;
  private readonly loadPhotos: (inspectionId: number) => Promise<RecordOf<InspectionPhoto>[]>;
  private readonly loadDamages: (vehicleId: number) => Promise<RecordOf<Damage>[]>;

  constructor(private readonly reader: Reader) {
    this.loadOfRental = batchedLists(
      (ids) =>
        reader.list(INSPECTIONS, {
          where: [sql`i.reservation_id = any(${[...ids]})`],
          orderBy: sql`i.id`,
        }),
      ({ reservation }) => reservation.id,
    );
    this.loadPhotos = batchedLists(
      (ids) =>
        reader.list(PHOTOS, {
          where: [sql`p.inspection_id = any(${[...ids]})`],
          orderBy: sql`p.id`,
        }),
      ({ inspection }) => inspection.id,
    );
    this.loadDamages = batchedLists(
      (ids) =>
        reader.list(DAMAGES, {
          where: [sql`d.vehicle_id = any(${[...ids]}) and d_inspection.status = ${InspectionStatus.COMPLETED}`],
          orderBy: sql`d.id`,
        }),
      ({ vehicle }) => vehicle.id,
    );
  }

  /** Returns a rental's inspections, oldest first: all to the staff, completed ones to its owner, none to others. */
  async of(actor: Actor, reservation: RecordOf<Reservation>): Promise<RecordOf<Inspection>[]> {
    if (!canRead(actor, reservation)) return [];
    const found = await this.loadOfRental(reservation.id);
    return isStaff(actor) ? found : found.filter(({ status }) => status === InspectionStatus.COMPLETED);
  }

  /** Returns the inspection with a `clientId`; undefined if there is none. Staff only. */
  async find(actor: Actor, clientId: string): Promise<RecordOf<Inspection> | undefined> {
    requireStaff(actor);
    const id = clientId.toLowerCase();
    if (!isClientId(id)) return undefined;
    const [found] = await this.reader.list(
      INSPECTIONS,
      { where: [sql`i.client_id = ${id}`], orderBy: sql`i.id` },
      { limit: 1 },
    );
    return found;
  }

  /** Returns an inspection's photos in the order of its manifest. Staff only. */
  async photos(actor: Actor, { id }: RecordOf<Inspection>): Promise<RecordOf<InspectionPhoto>[]> {
    requireStaff(actor);
    return this.loadPhotos(id);
  }

  /** Returns the damage of a vehicle from completed inspections, oldest first; only open damage if `openOnly`. Staff only. */
  async damages(actor: Actor, { id }: RecordOf<Vehicle>, openOnly: boolean): Promise<RecordOf<Damage>[]> {
    requireStaff(actor);
    const found = await this.loadDamages(id);
    return openOnly ? found.filter(({ repair }) => !repair) : found;
  }
}
