import { registerEnumType } from 'type-graphql';
import { sql, type RawBuilder } from 'kysely';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { LATE_AFTER_MINUTES } from '../../base/settings/settings.entity.js';

/** The stage of a rental (docs/rules/rental-life.md#stages). Reservations that are no rentals have none. */
export enum RentalStage {
  PLANNED = 'PLANNED',
  OUT = 'OUT',
  RETURNED = 'RETURNED',
  CLOSED = 'CLOSED',
  NO_SHOW = 'NO_SHOW',
}

/** French name of each stage, for screens. */
export const STAGE_LABELS = {
  PLANNED: 'À venir',
  OUT: 'En cours',
  RETURNED: 'Rentrée',
  CLOSED: 'Clôturée',
  NO_SHOW: 'Non présenté',
} as const satisfies Record<RentalStage, string>;

/** What can follow a stage: another stage, or the cancellation of the rental. */
export type StageTarget = RentalStage | 'CANCELLED';

/** Who may make a transition, and whether a reason is required. */
export interface StageRule {
  readonly by: 'STAFF' | 'ADMIN';
  readonly reason: boolean;
}

const ANY_STAFF: StageRule = { by: 'STAFF', reason: false };
const ADMIN_WITH_REASON: StageRule = { by: 'ADMIN', reason: true };

/** Lists the allowed transitions between stages, and who may make them. */
const MOVES: Readonly<Record<RentalStage, Partial<Record<StageTarget, StageRule>>>> = {
  PLANNED: { OUT: ANY_STAFF, NO_SHOW: ANY_STAFF, CANCELLED: ANY_STAFF },
  OUT: { RETURNED: ANY_STAFF },
  RETURNED: { CLOSED: ADMIN_WITH_REASON, OUT: ADMIN_WITH_REASON },
  CLOSED: { RETURNED: ADMIN_WITH_REASON },
  NO_SHOW: { PLANNED: ANY_STAFF },
};

/** The fields of a reservation, as an entity or as a plain record, that the stage rules depend on. */
export interface StagedRental {
  readonly stage?: RentalStage | null | undefined;
  readonly balance: Money | null;
  /** Held part of the deposit, in Dh. */
  readonly depositHeld: Money;
  /** Number of proposed charges that the staff have not decided yet. */
  readonly openCharges: number;
}

/**
 * Returns who may move a rental to a stage; undefined if there is no such transition. Every member of staff may close a rental that is
 * settled.
 */
export function stageRule(rental: StagedRental, to: StageTarget): StageRule | undefined {
  if (!rental.stage) return undefined;
  const rule = MOVES[rental.stage][to];
  return rule && to === RentalStage.CLOSED && isSettled(rental) ? ANY_STAFF : rule;
}

/** Tells whether nothing is left to pay or to decide and no deposit is held. A returned rental is then closed automatically. */
export function isSettled({ balance, depositHeld, openCharges }: StagedRental): boolean {
  return (
    openCharges === 0 && balance !== null && compareMoney(balance, '0') === 0 && compareMoney(depositHeld, '0') === 0
  );
}

/** Tells whether a deposit is held, or something of a rental that is back is left to pay or to decide. */
export function isUnsettled(rental: StagedRental): boolean {
  return compareMoney(rental.depositHeld, '0') > 0 || (rental.stage === RentalStage.RETURNED && !isSettled(rental));
}

/** Thrown when a rental cannot move from its stage to the requested one. */
export class RentalStageError extends DomainError {
  constructor(from: RentalStage | null | undefined, to: StageTarget) {
    super('conflict', 'RENTAL.STAGE', refusalOf(from, to), {}, { from: from ?? null, to });
  }
}

function refusalOf(from: RentalStage | null | undefined, to: StageTarget): string {
  if (!from) return "Cette réservation n'est pas une location.";
  // Somebody else took the same step before, at another desk or on a phone that was without a network.
  if (from === to) return `Cette location est déjà à l'étape « ${STAGE_LABELS[from]} ».`;
  return `Cette location est à l'étape « ${STAGE_LABELS[from]} » : elle ne peut pas passer à « ${to === 'CANCELLED' ? 'Annuler' : STAGE_LABELS[to]} ».`;
}

/**
 * Returns the SQL condition that the rental `r` is late at a moment: it is out, and its agreed end is longer ago than the minutes of the
 * settings.
 */
export function lateAt(now: Date): RawBuilder<boolean> {
  return sql`(r.stage = 'OUT' and r.ends_at + make_interval(mins =>
    coalesce((select s.late_after_minutes from settings s), ${LATE_AFTER_MINUTES}::int)) < ${now}::timestamptz)`;
}

registerEnumType(RentalStage, {
  name: 'RentalStage',
  description: 'How far a rental is: PLANNED → OUT → RETURNED → CLOSED, or NO_SHOW.',
  valuesConfig: {
    PLANNED: { description: 'À venir: accepted, the vehicle is still here.' },
    OUT: { description: 'En cours: the customer has the vehicle.' },
    RETURNED: { description: 'Rentrée: the vehicle is back, something is left to settle.' },
    CLOSED: { description: 'Clôturée: nothing is left to do.' },
    NO_SHOW: { description: 'Non présenté: the customer did not come; the vehicle is free again.' },
  },
});
