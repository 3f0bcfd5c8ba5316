import { addMoney, type Money, compareMoney, money, timesMoney } from '../../src/kernel/money.js';
import { DAY_MS } from '../../src/kernel/time.js';
import { RentalStage } from '../../src/modules/booking/reservation/rental-stage.js';
import { ReservationKind, ReservationStatus } from '../../src/modules/booking/reservation/reservation-status.js';
import { readBooking } from '../../src/modules/booking/reservation/reservation.commands.js';
import type { Reservation } from '../../src/modules/booking/reservation/reservation.entity.js';
import { PriceLineKind } from '../../src/modules/fleet/quote/price-quote.js';
import { contractPrice, statedLines } from '../../src/modules/booking/contract/stated-lines.js';
import { standingLines } from '../../src/modules/booking/reservation/reservation-lines.js';
import { HOUR_MS, type Step, type Told, named, sorted } from './life.js';
import { RentalSteps } from './rental-steps.js';

const MAX_STEPS = 9;

/** One rental from its booking to its end. */
export class History extends RentalSteps {
  /** Books a rental, takes at most nine random steps, ends it and compares what is stored with what the commands reported. */
  async live(): Promise<void> {
    const number = await this.begin();
    if (!number) return;
    for (let step = this.dice.between(2, MAX_STEPS); step > 0; step--) {
      await this.tick(this.dice.between(0, 60));
      const seen = await this.look(number);
      if (!seen.stage && seen.status !== ReservationStatus.PENDING) break;
      const { name, run } = (await this.isAtRisk(seen)) ? this.named('rehouse') : this.choose(seen);
      await this.take(name, seen, run);
    }
    await this.end(number);
    await this.compare(number);
  }

  /** Books a vehicle, accepted at once or as a request that is decided later. */
  private async begin(): Promise<string | undefined> {
    const { dice } = this;
    const accept = dice.chance(0.8);
    const days = dice.between(1, 4);
    for (let attempt = 0; attempt < 3; attempt++) {
      await this.tick(dice.between(0, 10));
      const startsAt = new Date(Date.now() + dice.between(accept ? -2 : 1, 14) * HOUR_MS);
      const period = { startsAt, endsAt: new Date(startsAt.getTime() + days * DAY_MS - dice.between(0, 3) * HOUR_MS) };
      const total = money(days * dice.between(200, 400));
      const advance = dice.chance(0.5) ? money(dice.between(1, 200)) : null;
      const extras = dice.chance(0.3)
        ? [{ ruleId: String(this.world.seatRuleId), quantity: dice.between(1, 2) }]
        : null;
      const { actor, method, vehicle } = this;
      const booked = await this.attempt(accept ? 'book' : 'ask', () =>
        this.app.services.reservationBookings.book(
          actor,
          readBooking({
            ...{ kind: ReservationKind.QUICK, vehicleId: String(vehicle.id), period, accept, total, advance },
            ...{ pickupPlace: 'Casablanca', returnPlace: 'Rabat-Sale', advanceMethod: advance ? method : null, extras },
            driver: { lastName: 'Idrissi', firstName: 'Omar', phone: '0612345678' },
          } as never),
        ),
      );
      if (!booked) continue;
      const payments = accept && advance ? [advance] : [];
      this.told = { number: booked.number, payments, deposits: [], lines: [], total: accept ? total : '0.00' };
      return booked.number;
    }
    return undefined;
  }

  /** Takes a step, sometimes twice at the same time, of which at most one may succeed. */
  private async take(name: string, seen: Reservation, run: Step): Promise<boolean> {
    const twice = this.dice.chance(0.12);
    const done = await Promise.all(
      (twice ? [0, 1] : [0]).map(() => this.attempt(name, async () => (await run(seen), true))),
    );
    const successes = done.filter(Boolean).length;
    if (successes > 1) this.report.flaws.push(`${name}: succeeded twice on one version of ${seen.number}`);
    return successes > 0;
  }

  /** Chooses a step, mostly one that the stage allows. */
  private choose(seen: Reservation): { name: string; run: Step } {
    const { dice } = this;
    const byStage: Record<RentalStage, readonly string[]> = {
      PLANNED: [
        'depart',
        'depart',
        'depart',
        'extend',
        'shorten',
        'swap',
        'edit',
        'noShow',
        'cancel',
        'rehouse',
        'pay',
        'hold',
        'line',
      ],
      OUT: [
        'giveBack',
        'giveBack',
        'extend',
        'extend',
        'shorten',
        'swap',
        'swap',
        'earlyReturn',
        'edit',
        'pay',
        'hold',
        'line',
      ],
      RETURNED: [
        'pay',
        'pay',
        'refund',
        'correct',
        'reopen',
        'giveDeposit',
        'keepDeposit',
        'correctDeposit',
        'close',
        'line',
        'unline',
        'edit',
      ],
      CLOSED: ['reopen', 'refund', 'pay'],
      NO_SHOW: ['reopen', 'pay'],
    };
    const any = Object.values(byStage).flat();
    const named = seen.stage
      ? byStage[seen.stage]
      : (['accept', 'accept', 'accept', 'refuse', 'cancel', 'edit'] as const);
    const name = dice.of(dice.chance(0.1) ? any : named);
    return this.named(name);
  }

  private named(name: string): { name: string; run: Step } {
    return { name, run: this.stepOf(name) };
  }

  /** Tells whether to give the rental another vehicle next, which happens to most rentals at risk. */
  private async isAtRisk({ id }: Reservation): Promise<boolean> {
    const rows = await this.execute('select 1 from rental_risk where reservation_id = ?', [id]);
    return rows.length > 0 && this.dice.chance(0.7);
  }

  private stepOf(name: string): Step {
    const steps: Record<string, Step> = {
      accept: (seen) => this.accept(seen),
      refuse: (seen) => this.app.services.reservations.refuse(this.actor, { ...named(seen), reason: 'Complet' }),
      cancel: (seen) =>
        this.app.services.reservations.cancel(this.actor, { ...named(seen), reason: 'Le client renonce' }),
      depart: (seen) => this.depart(seen),
      giveBack: (seen) => this.giveBack(seen),
      noShow: (seen) => this.noShow(seen),
      close: (seen) =>
        this.app.services.rentalStages.close(this.world.admin, { ...named(seen), reason: 'Dossier réglé' }),
      reopen: (seen) => this.reopen(seen),
      extend: (seen) => this.extend(seen),
      shorten: (seen) =>
        this.change(seen, { endsAt: new Date(seen.endsAt.getTime() - this.dice.between(1, 30) * HOUR_MS) }),
      earlyReturn: (seen) => this.earlyReturn(seen),
      swap: (seen) => this.swap(seen),
      rehouse: (seen) => this.rehouse(seen),
      edit: (seen) => this.edit(seen),
      pay: (seen) => this.pay(seen, false),
      refund: (seen) => this.pay(seen, true),
      correct: (seen) => this.correct(seen),
      hold: (seen) => this.hold(seen),
      giveDeposit: (seen) => this.endDeposit(seen, false),
      keepDeposit: (seen) => this.endDeposit(seen, true),
      correctDeposit: (seen) => this.correctDeposit(seen),
      line: (seen) => this.line(seen),
      unline: (seen) => this.unline(seen),
    };
    return steps[name] as Step;
  }

  /** Ends the rental, so that its vehicle is free for others: returns it, pays the balance and settles the deposit. */
  private async end(number: string): Promise<void> {
    for (let attempt = 0; attempt < 12; attempt++) {
      await this.tick(this.dice.between(0, 5));
      const seen = await this.look(number);
      const name = this.lastStep(seen);
      if (!name) return;
      await this.take(name, seen, this.lastStepOf(name));
    }
    const seen = await this.look(number);
    if (seen.stage === RentalStage.OUT || seen.stage === RentalStage.PLANNED)
      this.report.flaws.push(`${number} could not be ended: ${seen.stage}`);
  }

  private lastStep({ status, stage, balance, depositHeld }: Reservation): string | undefined {
    if (status === ReservationStatus.PENDING) return 'refuse';
    if (stage === RentalStage.PLANNED) return 'cancel';
    if (stage === RentalStage.OUT) return 'giveBack';
    if (stage !== RentalStage.RETURNED || this.dice.chance(0.1)) return undefined;
    if (compareMoney(depositHeld, '0') > 0) return 'settleDeposit';
    return compareMoney(balance ?? '0', '0') > 0 ? 'settle' : undefined;
  }

  private lastStepOf(name: string): Step {
    if (name === 'settle') return (seen) => this.pay(seen, false, seen.balance ?? '0');
    if (name === 'settleDeposit') return (seen) => this.endDeposit(seen, this.dice.chance(0.3), 1);
    return this.stepOf(name);
  }

  /** Checks that the stored entries of money are those that the commands reported, each once. */
  private async compare(number: string): Promise<void> {
    const { payments, deposits, lines, total } = this.told as Told;
    const seen = await this.look(number);
    const rows = async (table: string, more = ''): Promise<string> =>
      sorted(
        await this.execute<{ amount: Money }>(
          `select amount::text as amount from ${table} where reservation_id = ? ${more}`,
          [seen.id],
        ).then((found) => found.map(({ amount }) => amount)),
      );
    const differ = (what: string, stored: string, said: string): void => {
      if (stored !== said) this.report.flaws.push(`${what} of ${number}: ${stored} is stored, ${said} was said`);
    };
    differ('payments', await rows('payment'), sorted(payments));
    differ('deposit', await rows('deposit_entry'), sorted(deposits));
    differ('lines', await rows('reservation_line', 'and reason is not null'), sorted(lines));
    if (seen.status === ReservationStatus.ACCEPTED) differ('total', money(seen.total ?? '0'), money(total));
    await this.readLines(seen);
  }

  /** Checks that the lines of the price read as people add them up: on the page, on the contract and on the invoice. */
  private async readLines(seen: Reservation): Promise<void> {
    const { app } = this;
    const flaw = (what: string): void => void this.report.flaws.push(`lines of ${seen.number}: ${what}`);
    await app.inContext(async () => {
      const stated = await app.services.statedLines.of(
        await app.services.reservations.getById(this.world.admin, seen.id),
      );
      const made = await app.services.amendments.standing(seen);
      const sum = addMoney(...stated.map(({ amount }) => amount));
      if (sum !== money(seen.total ?? seen.quotedTotal)) flaw(`they make ${sum} and not ${seen.total}`);
      for (const { label, quantity, unitPrice, amount } of stated)
        if (timesMoney(unitPrice, quantity) !== money(amount))
          flaw(`${label}: ${quantity} × ${unitPrice} is not ${amount}`);
      const kept = await app.services.reservationLines.of(seen, made[0]?.before.days);
      const printed = standingLines(statedLines(seen, kept, made, '20.00'));
      if (addMoney(...printed.map(({ amount }) => amount)) !== sum) flaw('the invoice has others');
      const contract = contractPrice(seen, kept, made[0], '20.00');
      if (addMoney(...contract.lines.map(({ amount }) => amount)) !== contract.total) flaw('the contract has others');
      const days = contract.lines.filter(({ kind, quantity }) => kind === PriceLineKind.DAYS && quantity > 1);
      const promised = made[0]?.before.days ?? seen.days;
      if (days.length > 0 && days.reduce((count, { quantity }) => count + quantity, 0) !== promised)
        flaw(`the contract has other days than ${promised}`);
      // Amendments and lines state their own price: only what the contract agreed freely stands beside them.
      const isCorrection = ({ id, label }: { id: number | null; label: string }): boolean =>
        id === null && /^(Supplément|Remise) conven/.test(label);
      const agreed = contract.lines.filter(isCorrection).map(({ amount }) => amount);
      const corrections = stated.filter(isCorrection).map(({ amount }) => amount);
      if (corrections.join() !== agreed.join()) flaw(`they have a correction of ${corrections.join()}`);
    });
  }
}
