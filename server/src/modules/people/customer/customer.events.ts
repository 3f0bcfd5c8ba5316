import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Customer } from '../account/customer.entity.js';

/**
 * The staff take a customer off every list. Who has something of theirs that must stay readable calls `keepRecord`: then the
 * account is archived, else deleted. Who throws refuses the removal.
 */
export const customerRemoval = domainEvent<{
  readonly customer: Customer;
  readonly keepRecord: () => void;
}>('customer.removal');
