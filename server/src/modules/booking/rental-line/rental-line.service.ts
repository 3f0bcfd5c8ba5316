import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, StaffActor } from '../../../kernel/actor.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { timesMoney } from '../../../kernel/money.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import type { ExtraStock } from '../reservation/extra-stock.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { tellOf } from '../reservation/reservation.jobs.js';
import { ReservationLine } from '../reservation/reservation-line.entity.js';
import { extrasWithin, piecesOf, type ReservationLines } from '../reservation/reservation-lines.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import type { NewRentalLine, RemovedRentalLine } from './rental-line.commands.js';
import { linesEntered, linesTakenBack } from './rental-line.events.js';
import { RentalLineNotFoundError } from './rental-line.errors.js';
import { type EnteredLine, enterLines, lineByRule, oppositeLine, rentOf } from './rental-lines.js';

/** Kinds of price lines that the staff may remove. The rent and its discounts only change with the rental itself. */
const REMOVABLE: readonly PriceLineKind[] = [PriceLineKind.FEE, PriceLineKind.EXTRA, PriceLineKind.AGREED];

interface Deps {
  readonly em: Em;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly lines: ReservationLines;
  readonly settings: SettingsService;
  readonly stock: ExtraStock;
}

/** Lets staff change the lines of a rental's price until it is closed (docs/rules/prices.md#lines-that-staff-enter). */
export class RentalLineService {
  constructor(private readonly deps: Deps) {}

  /**
   * Adds a line with a reason and changes the total by its amount. Staff only. Throws ReservationNotFoundError, VersionConflictError,
   * ValidationError, RentalLinesClosedError; ExtraTakenError if the extra is out of stock on a day of the rental.
   */
  async add(actor: Actor, input: NewRentalLine): Promise<Reservation> {
    requireStaff(actor);
    const { vatPercent } = await this.deps.settings.get();
    return this.change(actor, input, async (tx, rental) => {
      const line = await this.lineFor(tx, rental, input, vatPercent);
      return this.enter(tx, actor, rental, { line, reason: input.reason }, 'unitPrice');
    });
  }

  /** Removes a line by adding its opposite, with a reason. Staff only. Throws the same, and RentalLineNotFoundError. */
  async remove(actor: Actor, { lineId, reason, ...named }: RemovedRentalLine): Promise<Reservation> {
    requireStaff(actor);
    return this.change(actor, named, async (tx, rental) => {
      const line = await tx.em.findOne(ReservationLine, { id: lineId, reservation: rental.id });
      const taken = line && (await tx.em.count(ReservationLine, { reverses: line.id })) > 0;
      if (!line || taken || line.reverses || !REMOVABLE.includes(line.kind)) throw new RentalLineNotFoundError();
      await this.deps.domainEvents.happened(tx, linesTakenBack, { lines: [line] });
      return this.enter(tx, actor, rental, { line: oppositeLine(line), reason, reverses: line }, 'lineId');
    });
  }

  /** Enters a line in the caller's transaction on a locked rental, and checks the stock if it adds pieces of an extra. */
  private async enter(
    tx: Transaction,
    by: StaffActor,
    rental: Reservation,
    entered: EnteredLine,
    field: string,
  ): Promise<ReservationLine[]> {
    const lines = await enterLines(tx, by, rental, [entered], field);
    await tx.em.flush();
    await this.deps.domainEvents.happened(tx, linesEntered, { reservation: rental, lines, by });
    if ((entered.line.pieces ?? 0) > 0)
      await this.deps.stock.assertEnough(tx, rental.id, await extrasWithin(tx, rental.id), {
        fieldOf: (ruleId) => (ruleId === entered.line.ruleId ? 'quantity' : undefined),
      });
    return lines;
  }

  private async lineFor(
    tx: Transaction,
    rental: Reservation,
    { ruleId, label, unitPrice, quantity }: NewRentalLine,
    vatPercent: string,
  ): Promise<PriceLine> {
    if (ruleId === null) {
      const price = unitPrice ?? '0';
      return {
        ...{ kind: PriceLineKind.AGREED, label: label ?? '', quantity, unitPrice: price, vatPercent },
        ...{ amount: timesMoney(price, quantity), ruleId: null, pieces: null },
      };
    }
    const rule = await tx.em.findOne(ChargeRule, { id: ruleId, active: true });
    if (!rule) throw new ValidationError({ ruleId: ["Cette option n'existe pas."] });
    const lines = await this.deps.lines.of(rental);
    const had = piecesOf(lines).get(rule.id) ?? 0;
    if (rule.kind === 'EXTRA' && had + quantity > rule.maxQuantity)
      throw new ValidationError({ quantity: [mostSentence(rule, had)] });
    return lineByRule(rule, rental, rentOf(lines), quantity, vatPercent);
  }

  private async change(
    actor: StaffActor,
    { number, version }: { readonly number: string; readonly version: number },
    apply: (tx: Transaction, rental: Reservation) => Promise<ReservationLine[]>,
  ): Promise<Reservation> {
    const { em, domainEvents, events, jobs } = this.deps;
    return inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      const lines = await apply(tx, rental);
      tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
      await domainEvents.happened(tx, RESERVATION_EVENTS.changed, { reservation: rental, by: actor });
      await tellOf(jobs, rental.id, 'changed', { lineIds: lines.map(({ id }) => id) });
      return rental;
    });
  }
}

/** Returns the French sentence on how many pieces of an extra all lines of a rental may have together. */
function mostSentence({ name, maxQuantity }: ChargeRule, had: number): string {
  return `${name} : ${maxQuantity} au plus par location${had > 0 ? `, qui en a déjà ${had}` : ''}.`;
}
