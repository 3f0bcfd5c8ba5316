import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';
import { toAgencyIso, toReadableTime } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';

/** Thrown when there is no maintenance with the id, or it was deleted. */
export class MaintenanceNotFoundError extends NotFoundError {
  constructor() {
    super("Cette maintenance n'existe pas.", 'MAINTENANCE.NOT_FOUND');
  }
}

/** Converts "not found" to a validation error, because an id in the body is one of its fields. */
export async function idFromBody<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof MaintenanceNotFoundError ? new ValidationError({ id: [error.message] }, error.code) : error;
  });
}

/** Thrown when the time out of service conflicts with a rental or another maintenance: 409, with the next free time. */
export class MaintenanceSlotTakenError extends DomainError {
  constructor(sentence: string, proposal: Period | undefined) {
    const offer = proposal
      ? ` Le prochain créneau libre va du ${toReadableTime(proposal.startsAt)} au ${toReadableTime(proposal.endsAt)}.`
      : '';
    super(
      'conflict',
      'MAINTENANCE.VEHICLE_TAKEN',
      `${sentence}${offer}`,
      { 'outOfService.startsAt': [sentence] },
      proposal ? { proposal: { startsAt: toAgencyIso(proposal.startsAt), endsAt: toAgencyIso(proposal.endsAt) } } : {},
    );
  }
}
