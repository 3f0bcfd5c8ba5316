import type { Em } from '../../../platform/database/orm.js';
import { changeSettingsRow, type SettingsRow } from '../../../platform/database/settings-row.js';
import type { Snapshots } from '../../../platform/events/snapshots.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { type Money, money } from '../../../kernel/money.js';
import type { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import type { DepositSettingsEdit } from './deposit.commands.js';
import { DepositSettings, type DepositSettingsTable } from './deposit-settings.entity.js';

const SETTINGS_ROW: SettingsRow<DepositSettings> = {
  entity: DepositSettings,
  insert: ['insert into deposit_settings (id) values (1) on conflict do nothing'],
  conflict: 'DEPOSIT_SETTINGS.VERSION_CONFLICT',
};

/** Stores the agency's settings of deposits (docs/rules/payments.md#deposits). */
export class DepositSettingsService {
  constructor(
    private readonly em: Em,
    private readonly snapshots: Snapshots,
  ) {}

  /** Returns the settings. Staff only. */
  async get(actor: Actor): Promise<DepositSettings> {
    requireStaff(actor);
    return this.stored(this.em);
  }

  /** Changes the settings. Rentals accepted before keep their deposit. Admin only. Throws VersionConflictError. */
  async update(actor: Actor, edit: DepositSettingsEdit): Promise<DepositSettings> {
    requireAdmin(actor);
    return changeSettingsRow(this.em, SETTINGS_ROW, edit);
  }

  /**
   * Returns deposit (0 for none) and excess (null if not stated) of a category in Dh. They are kept, because each acceptance asks for them.
   */
  async ofCategory(tx: Transaction, category: VehicleCategory): Promise<{ deposit: Money; excess: Money | null }> {
    const load = async () => {
      const stored = await tablesOf<DepositSettingsTable>(tx.em)
        .selectFrom('depositSettings')
        .select(['amounts', 'excesses'])
        .where('id', '=', 1)
        .executeTakeFirst();
      return stored;
    };
    const stored = await this.snapshots.remember(['deposit amounts'], load, { unchanged: true });
    const amountIn = (list: readonly { category: VehicleCategory; amount: Money }[] | undefined): Money | undefined =>
      list?.find((each) => each.category === category)?.amount;
    return { deposit: money(amountIn(stored?.amounts) ?? '0'), excess: amountIn(stored?.excesses) ?? null };
  }

  private async stored(em: Em): Promise<DepositSettings> {
    const settings = await em.findOne(DepositSettings, { id: 1 });
    // Without a row, the defaults have version 1, which the first edit sends.
    return settings ?? Object.assign(new DepositSettings(), { id: 1, version: 1 });
  }
}
