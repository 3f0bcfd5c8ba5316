import { type Actor, type CustomerActor, isStaff } from '../../../kernel/actor.js';
import { batched, batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { InspectionPhotoRecord, InspectionPhotoTable } from '../inspection/inspection.entity.js';
import { PAPER_VIEWS } from '../inspection/inspection.enums.js';
import type { DamageTable } from '../inspection/damage.entity.js';
import type { ReservationRecord, ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import { ReturnCharge, type ReturnChargeTable } from './return-charge.entity.js';
import { ReturnChargeStatus } from './return-charge.enums.js';

/** Reads charges proposed at returns, and photos of the damage that they are for. */
export class ReturnChargeReader {
  private readonly load: (reservationId: number) => Promise<ReturnCharge[]>;
  private readonly loadByLine: (lineId: number) => Promise<ReturnCharge | undefined>;
  private readonly loadOwner: (reservationId: number) => Promise<number | null>;
  private readonly loadPhotos: (damageId: number) => Promise<InspectionPhotoRecord[]>;

  constructor(
    em: Em,
    private readonly reader: Reader,
  ) {
    this.load = batchedLists(
      (ids) =>
        em.find(
          ReturnCharge,
          { reservation: { $in: [...ids] }, status: { $ne: ReturnChargeStatus.VOID } },
          { orderBy: { id: 'asc' } },
        ),
      ({ reservation }) => reservation.id,
    );
    this.loadByLine = batched(async (ids) => {
      const found = await em.find(ReturnCharge, { line: { $in: [...ids] }, status: { $ne: ReturnChargeStatus.VOID } });
      return ids.map((id) => found.find(({ line }) => line?.id === id));
    });
    // Only the inspection that found the damage counts, because a later one that shows it again belongs to another rental.
    this.loadPhotos = batchedLists(
      (ids) =>
        reader
          .tables<DamageTable & InspectionPhotoTable>()
          .selectFrom('vehicleDamage as d')
          .innerJoin('inspectionPhoto as p', (join) =>
            join.onRef('p.inspectionId', '=', 'd.inspectionId').onRef('p.damageClientId', '=', 'd.clientId'),
          )
          .selectAll('p')
          .select('d.id as damageId')
          .where('d.id', 'in', ids)
          .where('p.view', 'not in', [...PAPER_VIEWS])
          .orderBy('p.id')
          .execute(),
      ({ damageId }) => damageId,
    );
    this.loadOwner = batched(async (ids) => {
      const owners = await reader
        .tables<ReservationTable>()
        .selectFrom('reservation')
        .select(['id', 'customerId'])
        .where('id', 'in', ids)
        .execute();
      return ids.map((id) => owners.find((one) => one.id === id)?.customerId ?? null);
    });
  }

  /** Returns a rental's charges: all to the staff, confirmed ones to its owner, none to others. */
  async of(actor: Actor, reservation: ReservationRecord): Promise<ReturnCharge[]> {
    if (!canRead(actor, reservation)) return [];
    const charges = await this.load(reservation.id);
    return isStaff(actor) ? charges : charges.filter(({ status }) => status === ReturnChargeStatus.CONFIRMED);
  }

  /** Returns the charge that became a price line: to the staff and, once it is confirmed, to the owner. */
  async ofLine(actor: Actor, lineId: number): Promise<ReturnCharge | null> {
    const charge = await this.loadByLine(lineId);
    return charge && (await this.canSee(actor, charge)) ? charge : null;
  }

  /**
   * Returns photos of a charge's damage from the inspection that found it: to the staff and, once the charge is confirmed, to the owner.
   */
  async photos(actor: Actor, charge: ReturnCharge): Promise<InspectionPhotoRecord[]> {
    return charge.damage && (await this.canSee(actor, charge)) ? this.loadPhotos(charge.damage.id) : [];
  }

  /** Tells whether a customer may open the file of a photo, because it shows damage that one of their rentals was charged for. */
  async opensPhoto({ id }: CustomerActor, imageFile: string): Promise<boolean> {
    const row = await this.reader
      .tables<ReservationTable & ReturnChargeTable & DamageTable & InspectionPhotoTable>()
      .selectFrom('reservation as r')
      .innerJoin('returnCharge as c', 'c.reservationId', 'r.id')
      .innerJoin('vehicleDamage as d', 'd.id', 'c.damageId')
      .innerJoin('inspectionPhoto as p', (join) =>
        join.onRef('p.inspectionId', '=', 'd.inspectionId').onRef('p.damageClientId', '=', 'd.clientId'),
      )
      .select('r.id')
      .where('c.status', '=', ReturnChargeStatus.CONFIRMED)
      .where('r.customerId', '=', id)
      .where('p.imageFile', '=', imageFile)
      .where('p.view', 'not in', [...PAPER_VIEWS])
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  private async canSee(actor: Actor, { reservation, status }: ReturnCharge): Promise<boolean> {
    if (isStaff(actor)) return true;
    if (actor.kind !== 'customer' || status !== ReturnChargeStatus.CONFIRMED) return false;
    return (await this.loadOwner(reservation.id)) === actor.id;
  }
}
