import { sql } from 'kysely';
import { batched } from '../../../platform/database/batched.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { canRead } from '../reservation/reservation.policy.js';
import { Damage } from './damage.entity.js';
import { Inspection, InspectionPhoto } from './inspection.entity.js';
import { InspectionStatus } from './inspection.enums.js';

const INSPECTIONS = sourceOf(Inspection, 'i', { employee: true, vehicle: true });
const PHOTOS = sourceOf(InspectionPhoto, 'p');
const DAMAGES = sourceOf(Damage, 'd', { inspection: { reservation: true }, repair: true });

/** A text that no UUID column refuses. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an identifier as clients make them. */
export function isClientId(text: string): boolean {
  return UUID.test(text);
}

/** Reads inspections, their photos and the damage of vehicles, each in one statement a page. */
export class InspectionReader {
  private readonly loadOfRental: (reservationId: number) => Promise<RecordOf<Inspection>[]>;
  private readonly loadPhotos: (inspectionId: number) => Promise<RecordOf<InspectionPhoto>[]>;
  private readonly loadDamages: (vehicleId: number) => Promise<RecordOf<Damage>[]>;

  constructor(private readonly reader: Reader) {
    this.loadOfRental = batched(async (ids) => {
      const found = await reader.list(INSPECTIONS, {
        where: [sql`i.reservation_id = any(${[...ids]})`],
        orderBy: sql`i.id`,
      });
      return ids.map((id) => found.filter(({ reservation }) => reservation.id === id));
    });
    this.loadPhotos = batched(async (ids) => {
      const found = await reader.list(PHOTOS, {
        where: [sql`p.inspection_id = any(${[...ids]})`],
        orderBy: sql`p.id`,
      });
      return ids.map((id) => found.filter(({ inspection }) => inspection.id === id));
    });
    this.loadDamages = batched(async (ids) => {
      const found = await reader.list(DAMAGES, {
        where: [sql`d.vehicle_id = any(${[...ids]}) and d_inspection.status = ${InspectionStatus.COMPLETED}`],
        orderBy: sql`d.id`,
      });
      return ids.map((id) => found.filter(({ vehicle }) => vehicle.id === id));
    });
  }

  /** A rental's inspections, oldest first: all of them for the staff, completed ones for its owner, none for others. */
  async of(actor: Actor, reservation: RecordOf<Reservation>): Promise<RecordOf<Inspection>[]> {
    if (!canRead(actor, reservation)) return [];
    const found = await this.loadOfRental(reservation.id);
    return isStaff(actor) ? found : found.filter(({ status }) => status === InspectionStatus.COMPLETED);
  }

  /** The inspection that a client named; undefined when there is none. Staff only. */
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

  /** An inspection's photos in the order of its manifest. Staff only. */
  async photos(actor: Actor, { id }: RecordOf<Inspection>): Promise<RecordOf<InspectionPhoto>[]> {
    requireStaff(actor);
    return this.loadPhotos(id);
  }

  /** Damage of a vehicle that completed inspections found, oldest first; open damage alone if asked for. Staff only. */
  async damages(actor: Actor, { id }: RecordOf<Vehicle>, openOnly: boolean): Promise<RecordOf<Damage>[]> {
    requireStaff(actor);
    const found = await this.loadDamages(id);
    return openOnly ? found.filter(({ repair }) => !repair) : found;
  }
}
