import type { Transaction } from '../database/transaction.js';

/** Something that commands of a module tell of; modules above listen. */
export interface DomainEvent<Payload> {
  /** For people: `reservation.accepted`. */
  readonly name: string;
  /** Carries the type alone. */
  readonly payload?: Payload;
}

/** Names something that happens, with what is told of it. */
export function domainEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

type Listener = (tx: Transaction, payload: never) => Promise<void>;

/**
 * Carries news upwards: a command says what happened, and modules that it knows nothing of do their part within its transaction.
 * A listener that throws ends the transaction, so that nothing happened.
 */
export class DomainEvents {
  private readonly listeners = new Map<DomainEvent<never>, Listener[]>();

  /** Listens from now on; listeners are called in the order in which they came. */
  on<Payload>(event: DomainEvent<Payload>, listener: (tx: Transaction, payload: Payload) => Promise<void>): void {
    const known = this.listeners.get(event as DomainEvent<never>) ?? [];
    this.listeners.set(event as DomainEvent<never>, [...known, listener]);
  }

  /** Tells everyone who listens, one after the other, within the transaction. */
  async happened<Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: Payload): Promise<void> {
    for (const listener of this.listeners.get(event as DomainEvent<never>) ?? []) await listener(tx, payload as never);
  }
}
