import type { Generated } from 'kysely';

/** The table of the keys under which callers have saved operations. */
export interface IdempotencyKeyTable {
  readonly idempotencyKey: {
    readonly id: Generated<string>;
    readonly createdAt: Generated<Date>;
    readonly keyHash: string;
    readonly contentHash: string;
  };
}
