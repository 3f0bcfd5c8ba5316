import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import { type Money, money } from '../../../kernel/money.js';
import type { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { DepositSettingsEdit } from './deposit.commands.js';
import { DepositSettings } from './deposit-settings.entity.js';

/** Keeps what the agency chose for deposits (docs/rules/payments.md#deposits). */
export class DepositSettingsService {
  constructor(private readonly em: Em) {}

  /** Gives the settings. Staff only. */
  async get(actor: Actor): Promise<DepositSettings> {
    requireStaff(actor);
    return this.stored(this.em);
  }

  /** Changes the settings; rentals that were accepted before keep their deposit. Admin only. Throws VersionConflictError. */
  async update(actor: Actor, { version, changes }: DepositSettingsEdit): Promise<DepositSettings> {
    requireAdmin(actor);
    return inTransaction(this.em, async (tx) => {
      // Made with the first wish: a row that a migration made would come twice when a backup is restored.
      await tx.em.execute('insert into deposit_settings (id) values (1) on conflict do nothing');
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const settings = await tx.em.findOneOrFail(DepositSettings, { id: 1 }, lock);
      assertVersion(settings, version, 'DEPOSIT_SETTINGS.VERSION_CONFLICT');
      tx.em.assign(settings, changes);
      await tx.em.flush();
      return settings;
    });
  }

  /** Gives the deposit of a category in Dh, 0 for none. Asked at each acceptance, so without building an entity. */
  async amountOf(tx: Transaction, category: VehicleCategory): Promise<Money> {
    const [stored] = await rowsWithin(
      tx,
      sql<Pick<DepositSettings, 'amounts'>>`select amounts from deposit_settings where id = 1`,
    );
    return money(stored?.amounts.find((each) => each.category === category)?.amount ?? '0');
  }

  private async stored(em: Em): Promise<DepositSettings> {
    const settings = await em.findOne(DepositSettings, { id: 1 });
    // The row is made with the first wish, which goes by this version.
    return settings ?? Object.assign(new DepositSettings(), { id: 1, version: 1 });
  }
}
