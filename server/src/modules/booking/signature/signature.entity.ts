import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import type { PapersRead } from '../../people/customer/renters.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { SignedConditions } from './signed-conditions.entity.js';

/** What a contract says of a driver. Days are `YYYY-MM-DD`. */
export interface ContractDriver extends PapersRead {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly nationality: string | null;
}

/** The data of both drivers as the contract prints them; null for the second if there is none. */
export interface ContractDrivers {
  readonly first: ContractDriver;
  readonly second: ContractDriver | null;
}

/** A signature of a contract. Documents show the newest one; for how long older ones are stored, see docs/rules/limits.md#signatures. */
@Entity()
export class Signature extends BaseEntity {
  @Index()
  @ManyToOne(() => Reservation, { ref: true })
  reservation!: Ref<Reservation>;

  /** Name of the picture's file in the folder `signatures` of the file store; null after newer signatures have replaced it. */
  @Property({ type: 'text', nullable: true })
  imageFile?: string | null;

  @Property({ type: 'text' })
  ipAddress!: string;

  /** SHA-256 of the picture, hexadecimal. */
  @Property({ type: 'text' })
  sha256!: string;

  /** What the contract said of its drivers when it was signed; null for signatures of earlier releases. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  drivers?: ContractDrivers | null;

  /** The general conditions that were signed; null for the default text. */
  @ManyToOne(() => SignedConditions, { ref: true, nullable: true, deleteRule: 'restrict' })
  conditions?: Ref<SignedConditions> | null;
}

/** The table of Signature for queries. */
export interface SignatureTable {
  readonly signature: Columns<Signature>;
}
