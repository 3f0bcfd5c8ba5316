import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import { Reservation } from '../reservation/reservation.entity.js';

/**
 * A signature of the contract. A newer one replaces it in the documents; what is kept of the older ones is told in
 * docs/rules/limits.md#signatures.
 */
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
}
