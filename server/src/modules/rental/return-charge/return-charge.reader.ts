import { sql } from 'kysely';
import { requireStaff } from '../../../kernel/access.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import { batched } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { type RecordOf, sourceOf } from '../../../platform/database/records.js';
import { InspectionPhoto } from '../inspection/inspection.entity.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { canRead } from '../reservation/reservation.policy.js';
import { ReturnCharge } from './return-charge.entity.js';
import { ReturnChargeStatus } from './return-charge.enums.js';

const PHOTOS = sourceOf(InspectionPhoto, 'p');

/** Reads charges that returns made proposed, and the photos of what they are for. */
export class ReturnChargeReader {
  private readonly load: (reservationId: number) => Promise<ReturnCharge[]>;
  private readonly loadPhotos: (damageId: number) => Promise<RecordOf<InspectionPhoto>[]>;

  constructor(em: Em, reader: Reader) {
    this.load = batched(async (ids) => {
      const found = await em.find(
        ReturnCharge,
        { reservation: { $in: [...ids] }, status: { $ne: ReturnChargeStatus.VOID } },
        { orderBy: { id: 'asc' }, populate: ['decidedBy'] },
      );
      return ids.map((id) => found.filter(({ reservation }) => reservation.id === id));
    });
    this.loadPhotos = batched(async (ids) => {
      const damages = await reader.rows(
        sql<{
          id: number;
          clientId: string;
        }>`select id, client_id as "clientId" from vehicle_damage where id = any(${[...ids]})`,
      );
      const photos = await reader.list(PHOTOS, {
        where: [sql`p.damage_client_id = any(${damages.map(({ clientId }) => clientId)}::uuid[])`],
        orderBy: sql`p.id`,
      });
      const clientIds = new Map(damages.map(({ id, clientId }) => [id, clientId]));
      return ids.map((id) => photos.filter(({ damageClientId }) => damageClientId === clientIds.get(id)));
    });
  }

  /** A rental's charges: all of them for the staff, confirmed ones for its owner, none for others. */
  async of(actor: Actor, reservation: RecordOf<Reservation>): Promise<ReturnCharge[]> {
    if (!canRead(actor, reservation)) return [];
    const charges = await this.load(reservation.id);
    return isStaff(actor) ? charges : charges.filter(({ status }) => status === ReturnChargeStatus.CONFIRMED);
  }

  /** Photos of the damage that a charge is for. Staff only. */
  async photos(actor: Actor, { damage }: ReturnCharge): Promise<RecordOf<InspectionPhoto>[]> {
    requireStaff(actor);
    return damage ? this.loadPhotos(damage.id) : [];
  }
}
