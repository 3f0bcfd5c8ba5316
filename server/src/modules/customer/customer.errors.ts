import { DomainError, ValidationError } from '../../shared/domain-error.js';
import { toReadableTime } from '../../shared/time.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** Another account already has this e-mail address. */
export class EmailTakenError extends ValidationError {
  constructor() {
    super({ email: ['Cette adresse e-mail est déjà utilisée.'] }, 'CUSTOMER.EMAIL_TAKEN');
  }
}

/** The link of a mail is unknown, used or too old. */
export class LinkInvalidError extends ValidationError {
  constructor() {
    super(
      { token: ["Ce lien n'est plus valable. Demandez un nouvel e-mail de vérification."] },
      'CUSTOMER.LINK_INVALID',
    );
  }
}

/** An account stays as long as a rental of it runs or is to come. */
export class RentalAheadError extends DomainError {
  constructor({ number, startsAt, endsAt }: Pick<Reservation, 'number' | 'startsAt' | 'endsAt'>) {
    super(
      'conflict',
      'CUSTOMER.RENTAL_AHEAD',
      `Votre compte ne peut pas encore être supprimé : la location ${number}, du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}, est en cours ou à venir.`,
      {},
      { number },
    );
  }
}
