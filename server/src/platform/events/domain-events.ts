import type { Transaction } from '../database/transaction.js';

/** An event that commands of a module publish; modules of higher rank listen to it. */
export interface DomainEvent<Payload> {
  /** Identifies the event in messages for developers: `reservation.accepted`. */
  readonly name: string;
  /** Only carries the type; never set. */
  readonly payload?: Payload;
}

/** Declares an event and the type of its payload. */
export function domainEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

type Listener = (tx: Transaction, payload: never) => Promise<void>;

/**
 * Publishes events to higher modules: a command says what happened, and modules that it does not know react within its transaction. A
 * listener that throws rolls back the whole transaction.
 */
export class DomainEvents {
  private readonly listeners = new Map<DomainEvent<never>, Listener[]>();

  /** Registers a listener; listeners are called in the order of registration. */
  on<Payload>(event: DomainEvent<Payload>, listener: (tx: Transaction, payload: Payload) => Promise<void>): void {
    const registered = this.listeners.get(event as DomainEvent<never>) ?? [];
    this.listeners.set(event as DomainEvent<never>, [...registered, listener]);
  }

  /** Calls all listeners one after the other, within the transaction. */
  async happened<Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: Payload): Promise<void> {
    for (const listener of this.listeners.get(event as DomainEvent<never>) ?? []) await listener(tx, payload as never);
  }
}
