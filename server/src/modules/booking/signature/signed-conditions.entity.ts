import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Columns } from '../../../platform/database/tables.js';

/** General conditions as contracts were signed with them, each text once. Never changed. */
@Entity()
export class SignedConditions {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** SHA-256 of the text, hexadecimal. */
  @Unique()
  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'text' })
  text!: string;
}

/** The table of SignedConditions for queries. */
export interface SignedConditionsTable {
  readonly signedConditions: Columns<SignedConditions>;
}
