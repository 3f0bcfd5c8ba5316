import { domainEvent } from '../../../platform/events/domain-events.js';
import type { StaffActor } from '../../../kernel/actor.js';
import type { Customer } from '../account/customer.entity.js';

/**
 * The staff remove a customer, who is locked. A listener with records of theirs that must stay readable calls `keepRecord`: then the account is archived,
 * else deleted. A listener that throws prevents the removal.
 */
export const customerRemoval = domainEvent<{
  readonly customer: Customer;
  readonly by: StaffActor;
  readonly keepRecord: () => void;
}>('customer.removal');
