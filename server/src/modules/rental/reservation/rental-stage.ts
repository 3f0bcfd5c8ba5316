import { registerEnumType } from 'type-graphql';
import { sql } from 'kysely';
import type { Sql } from '../../../platform/database/sql-parts.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { LATE_AFTER_MINUTES } from '../../base/settings/settings.entity.js';

/** How far a rental is (docs/rules/rental-life.md#stages). A reservation that is no rental has none. */
export enum RentalStage {
  PLANNED = 'PLANNED',
  OUT = 'OUT',
  RETURNED = 'RETURNED',
  CLOSED = 'CLOSED',
  NO_SHOW = 'NO_SHOW',
}

/** Names each stage as the screens do. */
export const STAGE_LABELS = {
  PLANNED: 'À venir',
  OUT: 'En cours',
  RETURNED: 'Rentrée',
  CLOSED: 'Clôturée',
  NO_SHOW: 'Non présenté',
} as const satisfies Record<RentalStage, string>;

/** What a stage can be left to: another one, or no rental any more. */
export type StageTarget = RentalStage | 'CANCELLED';

/** Who may take a step, and whether they have to say why. */
export interface StageRule {
  readonly by: 'STAFF' | 'ADMIN';
  readonly reason: boolean;
}

const ANY_STAFF: StageRule = { by: 'STAFF', reason: false };
const ADMIN_WITH_REASON: StageRule = { by: 'ADMIN', reason: true };

/** The life of a rental: from each stage, where it may go and who may move it. No other step exists. */
const MOVES: Readonly<Record<RentalStage, Partial<Record<StageTarget, StageRule>>>> = {
  PLANNED: { OUT: ANY_STAFF, NO_SHOW: ANY_STAFF, CANCELLED: ANY_STAFF },
  OUT: { RETURNED: ANY_STAFF },
  RETURNED: { CLOSED: ADMIN_WITH_REASON, OUT: ADMIN_WITH_REASON },
  CLOSED: { RETURNED: ADMIN_WITH_REASON },
  NO_SHOW: { PLANNED: ANY_STAFF },
};

/** What the rules look at: a reservation, as an entity or as a plain record. */
export interface StagedRental {
  readonly stage?: RentalStage | null | undefined;
  readonly balance: Money | null;
  /** Deposit that is held now, in Dh. */
  readonly depositHeld: Money;
}

/** Tells who may take a rental to a stage; undefined where no step leads there. A rental that is paid is closed by anyone. */
export function stageRule(rental: StagedRental, to: StageTarget): StageRule | undefined {
  if (!rental.stage) return undefined;
  const rule = MOVES[rental.stage][to];
  return rule && to === RentalStage.CLOSED && isSettled(rental) ? ANY_STAFF : rule;
}

/** Whether nothing is left to pay and no deposit is held, so that a returned rental closes by itself. */
export function isSettled({ balance, depositHeld }: StagedRental): boolean {
  return balance !== null && compareMoney(balance, '0') === 0 && compareMoney(depositHeld, '0') === 0;
}

/** A step that the life of a rental does not know. */
export class RentalStageError extends DomainError {
  constructor(from: RentalStage | null | undefined, to: StageTarget) {
    super(
      'conflict',
      'RENTAL.STAGE',
      from
        ? `Cette location est à l'étape « ${STAGE_LABELS[from]} » : elle ne peut pas passer à « ${to === 'CANCELLED' ? 'Annuler' : STAGE_LABELS[to]} ».`
        : "Cette réservation n'est pas une location.",
      {},
      { from: from ?? null, to },
    );
  }
}

/** Gives the condition that the rental `r` is late at a moment: it is out, and past its promised end by the minutes of the settings. */
export function lateAt(now: Date): Sql {
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
