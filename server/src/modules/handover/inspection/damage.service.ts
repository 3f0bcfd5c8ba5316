import { ref } from '@mikro-orm/core';
import { lockRecord, holdRecord, type RecordKind } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay } from '../../../kernel/time.js';
import { Maintenance } from '../../upkeep/maintenance/maintenance.entity.js';
import { Damage } from './damage.entity.js';
import { DamageNotFoundError } from './inspection.errors.js';
import { damageChanged } from './inspection.events.js';

const DAMAGE: RecordKind<Damage> = { entity: Damage, notFound: () => new DamageNotFoundError() };

/** Closes damage of vehicles, and marks damage that immobilises its vehicle (docs/rules/rental-life.md#damage). */
export class DamageService {
  constructor(
    private readonly em: Em,
    private readonly domainEvents: DomainEvents,
  ) {}

  /**
   * Records which maintenance repaired a damage; null opens it again. Staff only. Throws DamageNotFoundError; ValidationError if the
   * maintenance is of another vehicle or before the damage.
   */
  async repair(actor: Actor, id: number, maintenanceId: number | null): Promise<Damage> {
    requireStaff(actor);
    return inTransaction(this.em, async (tx) => {
      // Locked before the damage, in the order in which the deletion of a maintenance locks both, to prevent a deadlock.
      const work = maintenanceId === null ? undefined : await holdRecord(tx, Maintenance, maintenanceId);
      const damage = await lockRecord(tx, DAMAGE, id);
      if (maintenanceId === null) {
        damage.repair = null;
      } else {
        if (work?.vehicle.id !== damage.vehicle.id)
          throw new ValidationError({ maintenanceId: ["Ce véhicule n'a pas eu cet entretien."] });
        if (work.performedOn < agencyDay(damage.foundAt))
          throw new ValidationError({ maintenanceId: ['Cet entretien précède le dommage.'] });
        damage.repair = ref(work);
      }
      return this.save(tx, damage);
    });
  }

  /** Records whether a damage immobilises its vehicle until it is repaired. Staff only. Throws DamageNotFoundError. */
  async mark(actor: Actor, id: number, immobilising: boolean): Promise<Damage> {
    requireStaff(actor);
    return inTransaction(this.em, async (tx) => {
      const damage = await lockRecord(tx, DAMAGE, id);
      damage.immobilising = immobilising;
      return this.save(tx, damage);
    });
  }

  /** Saves the damage, and says that it has changed. */
  private async save(tx: Transaction, damage: Damage): Promise<Damage> {
    await tx.em.flush();
    await this.domainEvents.happened(tx, damageChanged, { damage });
    return damage;
  }
}
