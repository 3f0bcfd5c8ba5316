import { DomainError, NotFoundError } from '../../../kernel/domain-error.js';
import { toAgencyIso, toReadableTime } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';

/** Thrown when there is no maintenance with the id, or it was deleted. */
export class MaintenanceNotFoundError extends NotFoundError {
  constructor() {
    super("Cette maintenance n'existe pas.", 'MAINTENANCE.NOT_FOUND');
  }
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
