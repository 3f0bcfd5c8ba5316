import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { ContractDrivers } from './contract-drivers.js';
import { Reservation } from '../reservation/reservation.entity.js';

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
}
