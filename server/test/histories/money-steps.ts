import { type Money, compareMoney, money, subtractMoney, timesMoney } from '../../src/kernel/money.js';
import { agencyDay } from '../../src/kernel/time.js';
import { DepositMethod } from '../../src/modules/money/deposit/deposit.enums.js';
import { RentalStage } from '../../src/modules/booking/reservation/rental-stage.js';
import type { Reservation } from '../../src/modules/booking/reservation/reservation.entity.js';
import { Life, type Told, named, oneOf } from './life.js';

/** Steps about payments, deposits and price lines of a rental. */
export abstract class MoneySteps extends Life {
  protected async pay(seen: Reservation, refund: boolean, amount = money(this.dice.between(1, 400))): Promise<void> {
    await this.app.services.payments.record(this.actor, {
      ...{
        ...named(seen),
        amount,
        refund,
        method: this.method,
        paidOn: agencyDay(new Date()),
        agencyId: null,
        note: null,
      },
    });
    (this.told as Told).payments.push(refund ? subtractMoney('0', amount) : amount);
  }

  protected async correct(seen: Reservation): Promise<void> {
    const rows = await this.execute<{ id: number; amount: Money }>(
      'select id, amount::text as amount from payment where reservation_id = ?',
      [seen.id],
    );
    const { id, amount } = oneOf(rows, seen);
    await this.app.services.payments.correct(this.actor, { paymentId: id, reason: 'Saisi deux fois' });
    (this.told as Told).payments.push(subtractMoney('0', amount));
  }

  protected async hold(seen: Reservation): Promise<void> {
    const amount = money(this.dice.between(500, 3000));
    await this.app.services.depositRecords.hold(this.actor, {
      ...{ ...named(seen), amount, method: this.dice.of([DepositMethod.CASH, DepositMethod.TRANSFER]) },
      ...{ reference: null, expiresOn: null, agencyId: null },
    });
    (this.told as Told).deposits.push(amount);
  }

  protected async endDeposit(seen: Reservation, kept: boolean, part = this.dice.of([0.3, 1, 1])): Promise<void> {
    const amount = money(Math.ceil(Number(seen.depositHeld) * part));
    const sum = compareMoney(amount, '0') > 0 ? amount : '1.00';
    const told = this.told as Told;
    if (kept) {
      const rayure = { field: 'amount', amount: sum, pays: { charge: 'Rayure à droite' } };
      const changed = await this.app.services.depositRecords.keep(this.actor, {
        ...{ ...named(seen), reason: null, parts: [rayure] },
      });
      // Where nobody came, what is kept is no part of the price.
      if (changed.stage && changed.stage !== RentalStage.NO_SHOW) {
        told.lines.push(sum);
        told.payments.push(sum);
        told.total = money(changed.total ?? '0');
      }
    } else {
      const step = { ...named(seen), amount: sum, reason: 'Rendue', method: DepositMethod.CASH };
      await this.app.services.depositRecords.giveBack(this.actor, step);
    }
    told.deposits.push(subtractMoney('0', sum));
  }

  protected async correctDeposit(seen: Reservation): Promise<void> {
    const rows = await this.execute<{ id: number; amount: Money; pays: boolean }>(
      'select id, amount::text as amount, payment_id is not null as pays from deposit_entry where reservation_id = ?',
      [seen.id],
    );
    const { id, amount, pays } = oneOf(rows, seen);
    await this.app.services.depositRecords.correct(this.actor, { entryId: id, reason: 'Erreur de saisie' });
    (this.told as Told).deposits.push(subtractMoney('0', amount));
    if (pays) (this.told as Told).payments.push(amount);
  }

  protected async line(seen: Reservation): Promise<void> {
    const byRule = this.dice.chance(0.4);
    const quantity = this.dice.between(1, 3);
    const unitPrice = money(this.dice.of([-40, 25, 60, 120]));
    const changed = await this.app.services.rentalLines.add(this.actor, {
      ...{ ...named(seen), quantity, reason: 'Demande du client' },
      ...(byRule
        ? { ruleId: this.world.seatRuleId, label: null, unitPrice: null }
        : { ruleId: null, label: 'Livraison', unitPrice }),
    });
    const told = this.told as Told;
    const amount = subtractMoney(changed.total ?? '0', seen.total ?? '0');
    if (!byRule && amount !== timesMoney(unitPrice, quantity))
      this.report.flaws.push(`line of ${seen.number}: ${quantity} × ${unitPrice} made ${amount}`);
    told.lines.push(amount);
    told.total = money(changed.total ?? '0');
  }

  protected async unline(seen: Reservation): Promise<void> {
    const rows = await this.execute<{ id: number; amount: Money }>(
      'select id, amount::text as amount from reservation_line where reservation_id = ? and reason is not null',
      [seen.id],
    );
    const { id, amount } = oneOf(rows, seen);
    const changed = await this.app.services.rentalLines.remove(this.actor, {
      ...named(seen),
      lineId: id,
      reason: 'Retirée',
    });
    const told = this.told as Told;
    told.lines.push(subtractMoney('0', amount));
    told.total = money(changed.total ?? '0');
  }
}
