import { domainEvent } from '../../../platform/events/domain-events.js';

/** An Admin changed the preparation between two rentals: what is promised from now on, and what was promised before, has the new one. */
export const preparationChanged = domainEvent<undefined>('settings.preparation-changed');
