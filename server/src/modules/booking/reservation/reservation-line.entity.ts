import type { Selectable } from 'kysely';
import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Employee } from '../../people/account/employee.entity.js';
import { type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { Reservation } from './reservation.entity.js';

/** A line of a reservation's price as it was quoted (docs/rules/prices.md#what-is-kept). */
@Entity()
export class ReservationLine extends BaseEntity<'beside' | 'reason'> implements PriceLine {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  /** Position among the lines, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  @Enum({ items: () => PriceLineKind })
  kind!: PriceLineKind;

  @Property({ type: 'text' })
  label!: string;

  @Property({ type: 'integer' })
  quantity!: number;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  unitPrice!: Money;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: Money;

  @Property({ type: 'decimal', precision: 5, scale: 2 })
  vatPercent!: string;

  /** The charge rule that priced it. The line stays when the rule is deleted. */
  @Index()
  @Property({ type: 'integer', nullable: true })
  ruleId!: number | null;

  /** Number of pieces of an extra, negative for a reversal. The stock is computed from it. */
  @Property({ type: 'integer', nullable: true })
  pieces!: number | null;

  /** Whether staff entered it after the contract was fixed. The contract does not show it. */
  @Property({ type: 'boolean', default: false })
  beside = false;

  /** Why the staff entered it; null for quoted lines. */
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** The line that it reverses. A line is reversed at most once. */
  @OneToOne(() => ReservationLine, { ref: true, nullable: true, owner: true, unique: true, deleteRule: 'cascade' })
  reverses?: Ref<ReservationLine> | null;

  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;
}

/** The table of ReservationLine for queries. */
export interface ReservationLineTable {
  readonly reservationLine: Columns<ReservationLine>;
}

/** A row of ReservationLine as readers return it. */
export type ReservationLineRecord = Selectable<ReservationLineTable['reservationLine']>;
