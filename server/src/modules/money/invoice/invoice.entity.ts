import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { Money } from '../../../kernel/money.js';
import { Agency } from '../../fleet/agency/agency.entity.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { InvoiceKind } from './invoice.enums.js';
import type { InvoiceSnapshot } from './invoice-snapshot.js';

/**
 * An issued invoice or credit note. It never changes, and its number has no gaps by agency, kind and year
 * (docs/rules/documents.md#invoices).
 */
@ObjectType({ description: 'An issued invoice or credit note. Nothing of it ever changes.' })
@Entity()
@Unique({ properties: ['agency', 'kind', 'year', 'sequence'] })
export class Invoice extends BaseEntity<'corrected'> {
  @Index()
  @ManyToOne(() => Reservation, { ref: true })
  reservation!: Ref<Reservation>;

  @ManyToOne(() => Agency, { ref: true })
  agency!: Ref<Agency>;

  @Field(() => InvoiceKind, { description: 'Invoice or credit note.' })
  @Enum({ items: () => InvoiceKind })
  kind!: InvoiceKind;

  /** Year of the agency's day of issue. */
  @Property({ type: 'integer' })
  year!: number;

  /** Sequence number from 1 without gaps, by agency, kind and year. */
  @Property({ type: 'integer' })
  sequence!: number;

  @Field(() => String, { description: 'Its number, e.g. F2026-01-00042: kind and year, agency, sequence.' })
  @Property({ type: 'text', unique: true })
  number!: string;

  @Field(() => LocalDateScalar, { description: 'Day of issue.' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  issuedBy?: Ref<Employee>;

  @Field(() => String, { description: 'Rate of the TVA in percent, as it was: "20.00".' })
  @Property({ type: 'decimal', precision: 5, scale: 2 })
  vatPercent!: string;

  @Field(() => MoneyScalar, { description: 'HT, in Dh; negative on a credit note.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  net!: Money;

  @Field(() => MoneyScalar, { description: 'TVA, in Dh; negative on a credit note.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  vat!: Money;

  @Field(() => MoneyScalar, { description: 'TTC, in Dh; negative on a credit note.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  total!: Money;

  /** The invoice that a credit note takes back. An invoice is taken back at most once. */
  @Unique()
  @ManyToOne(() => Invoice, { ref: true, nullable: true, deleteRule: 'restrict' })
  corrects?: Ref<Invoice>;

  @Field(() => String, { nullable: true, description: 'Of a credit note: why.' })
  @Property({ type: 'text', nullable: true })
  reason?: string;

  /** Whether a credit note takes it back. Set by the list of a rental's documents, not stored. */
  @Field(() => Boolean, { description: 'Whether a credit note takes it back.' })
  @Property({ persist: false })
  corrected = false;

  /** The printed content as it was on the day of issue. */
  @Property({ type: 'json' })
  snapshot!: InvoiceSnapshot;
}

/** The table of Invoice for queries. */
export interface InvoiceTable {
  readonly invoice: Omit<Columns<Invoice>, 'corrected'>;
}
