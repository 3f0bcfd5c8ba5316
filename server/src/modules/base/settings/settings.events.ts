import { domainEvent } from '../../../platform/events/domain-events.js';

/** Published when an Admin has changed the preparation between two rentals. It applies to existing and new occupations. */
export const preparationChanged = domainEvent<undefined>('settings.preparation-changed');
