import { batchedLists } from '../../../platform/database/batched.js';
import type { Em } from '../../../platform/database/orm.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { markCorrected } from '../../../kernel/corrections.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import type { ContractDeposits } from '../../booking/contract/contract-money.js';
import type { ContractSheet } from '../../booking/contract/contract-template.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation, ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import type { ReservationLines } from '../../booking/reservation/reservation-lines.js';
import { canRead } from '../../booking/reservation/reservation.policy.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { contractDeposit } from './contract-deposit.js';
import { DepositEntry } from './deposit-entry.entity.js';
import { DepositEntryKind, DepositState } from './deposit.enums.js';
import { heldByImprint } from './held-parts.js';
import { type UnpaidItem, unpaidItems } from './unpaid-items.js';

/** Stages of a rental at which a deposit can be taken or its amount changed. */
export const OPEN_STAGES: readonly (RentalStage | null | undefined)[] = [
  RentalStage.PLANNED,
  RentalStage.OUT,
  RentalStage.RETURNED,
];

/** Reads the deposits of rentals (docs/rules/payments.md#deposits). */
export class DepositReader implements ContractDeposits {
  private readonly load: (reservationId: number) => Promise<DepositEntry[]>;

  constructor(
    private readonly em: Em,
    private readonly lines: ReservationLines,
  ) {
    this.load = batchedLists(
      (ids) => this.entriesOf(ids),
      ({ reservation }) => reservation.id,
    );
  }

  /** Returns the parts of a rental's price that its deposit may pay. Staff only; an empty list where it takes no payments. */
  async unpaid(actor: Actor, reservation: ReservationRecord): Promise<UnpaidItem[]> {
    requireStaff(actor);
    if (reservation.status !== ReservationStatus.ACCEPTED) return [];
    return unpaidItems(reservation, await this.lines.of(reservation), await this.load(reservation.id));
  }

  /** Returns a rental's entries, oldest first, to its owner and the staff; an empty list to others. */
  async of(actor: Actor, reservation: Pick<Reservation, 'id' | 'customerId'>): Promise<DepositEntry[]> {
    return canRead(actor, reservation) ? this.load(reservation.id) : [];
  }

  /** Returns the same for a document; the caller has checked the permission. */
  forDocument({ id }: Pick<Reservation, 'id'>): Promise<DepositEntry[]> {
    return this.load(id);
  }

  /** Returns the deposit as the contract prints it; the caller has checked the permission. */
  async forContract(rental: Reservation, lowering: readonly string[]): Promise<ContractSheet['deposit']> {
    return contractDeposit(rental, await this.load(rental.id), lowering);
  }

  /** Returns the part of what is held that was left by a card imprint, in Dh. Staff only. */
  async heldByImprint(actor: Actor, reservation: ReservationRecord): Promise<Money> {
    requireStaff(actor);
    return heldByImprint(reservation, await this.load(reservation.id));
  }

  /** Returns the progress of a rental's deposit to its owner and the staff. */
  async state(actor: Actor, reservation: ReservationRecord): Promise<DepositState> {
    if (compareMoney(reservation.depositHeld, '0') > 0) return DepositState.HELD;
    const entries = await this.of(actor, reservation);
    if (entries.some(({ kind, corrected }) => kind === DepositEntryKind.HELD && !corrected))
      return DepositState.SETTLED;
    const asked = OPEN_STAGES.includes(reservation.stage) && compareMoney(reservation.depositAmount, '0') > 0;
    return asked ? DepositState.DUE : DepositState.NONE;
  }

  private async entriesOf(ids: readonly number[]): Promise<DepositEntry[]> {
    const found = await this.em.find(DepositEntry, { reservation: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
    return markCorrected(found);
  }
}
