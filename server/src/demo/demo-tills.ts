import { ref } from '@mikro-orm/core';
import type { DepositEntry } from '../modules/money/deposit/deposit-entry.entity.js';
import { DepositMethod } from '../modules/money/deposit/deposit.enums.js';
import type { Payment } from '../modules/money/payment/payment.entity.js';
import { PaymentMethod } from '../kernel/payment-method.js';
import { Till } from '../modules/money/till/till.entity.js';
import { TillEntry } from '../modules/money/till/till-entry.entity.js';
import { TillEntryKind } from '../modules/money/till/till.enums.js';
import type { Agency } from '../modules/fleet/agency/agency.entity.js';
import type { Employee } from '../modules/people/account/employee.entity.js';
import { addMoney, compareMoney, type Money, subtractMoney } from '../kernel/money.js';
import { agencyDay, atAgencyHour, DAY_MS } from '../kernel/time.js';
import type { DemoClock } from './demo-clock.js';
import { createDice } from './dice.js';
import { make } from './make-entity.js';

/** Days of the past for which the demo has tills. */
const DAYS = 10;
const FLOAT = '1000.00';
const EXPENSES = ['Lavage des véhicules', 'Carburant', 'Fournitures de bureau', 'Péage et stationnement'];

interface Sources {
  readonly staff: readonly Employee[];
  readonly agencies: readonly Agency[];
  readonly payments: readonly Payment[];
  readonly deposits: readonly DepositEntry[];
}

/** Makes a closed till for each employee and day on which they took cash, with expenses and, now and then, a difference. */
export function createTills(clock: DemoClock, { staff, agencies, payments, deposits }: Sources): (Till | TillEntry)[] {
  const dice = createDice(103);
  const made: (Till | TillEntry)[] = [];
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const day = agencyDay(new Date(clock.now.getTime() - ago * DAY_MS));
    for (const [index, employee] of staff.entries()) {
      const isTheirs = (entry: Payment | DepositEntry): boolean =>
        entry.recordedBy?.getEntity() === employee && agencyDay(entry.createdAt) === day;
      const paid = payments.filter((entry) => entry.method === PaymentMethod.CASH && isTheirs(entry));
      const held = deposits.filter((entry) => entry.method === DepositMethod.CASH && isTheirs(entry));
      if (paid.length + held.length === 0) continue;
      const agency = agencies[index % agencies.length] as Agency;
      // Open as long as they took money on that day.
      const moments = [...paid, ...held].map(({ createdAt }) => createdAt.getTime());
      const openedAt = new Date(Math.min(atAgencyHour(clock.now, -ago, 8).getTime(), ...moments));
      const closedAt = new Date(Math.max(atAgencyHour(clock.now, -ago, 20).getTime(), ...moments));
      const till = make(Till, {
        agency: ref(agency),
        employee: ref(employee),
        openedAt,
        openingAmount: FLOAT,
        createdAt: openedAt,
        updatedAt: closedAt,
      });
      const entries: TillEntry[] = [];
      const add = (values: Partial<TillEntry> & { amount: Money }, at: Date): void => {
        entries.push(make(TillEntry, { till: ref(till), createdAt: at, updatedAt: at, ...values } as TillEntry));
      };
      for (const payment of paid)
        add({ kind: TillEntryKind.PAYMENT, amount: payment.amount, payment: ref(payment) }, payment.createdAt);
      for (const entry of held)
        add({ kind: TillEntryKind.DEPOSIT, amount: entry.amount, depositEntry: ref(entry) }, entry.createdAt);
      if (dice.chance(0.4))
        add(
          { kind: TillEntryKind.EXPENSE, amount: `-${dice.int(4, 30) * 10}.00`, reason: dice.pick(EXPENSES) },
          closedAt,
        );
      let closing = addMoney(FLOAT, ...entries.map(({ amount }) => amount));
      if (compareMoney(closing, '6000') > 0) {
        add({ kind: TillEntryKind.BANK, amount: '-4000.00', reason: 'Versement du soir' }, closedAt);
        closing = subtractMoney(closing, '4000');
      }
      const difference = dice.chance(0.15) ? '20.00' : '0.00';
      const counted = compareMoney(closing, difference) >= 0 ? subtractMoney(closing, difference) : closing;
      // A till that paid back more than it held was filled up meanwhile, which the demo leaves out.
      if (compareMoney(counted, '0') < 0) continue;
      Object.assign(till, { closedAt, closedBy: till.employee, closingAmount: closing, countedAmount: counted });
      made.push(till, ...entries.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
    }
  }
  return made;
}
