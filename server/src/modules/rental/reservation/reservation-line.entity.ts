import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Money } from '../../../kernel/money.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { Reservation } from './reservation.entity.js';

/** One line of a reservation's price, as it was quoted (docs/rules/prices.md#what-is-kept). */
@Entity()
export class ReservationLine extends BaseEntity implements PriceLine {
  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  /** Its place among the lines, from 0. */
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

  /** The rule of charges that it comes from. The line stays when the rule goes. */
  @Property({ type: 'integer', nullable: true })
  ruleId!: number | null;
}
