import { DomainError, NotFoundError, ValidationError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';

/** Thrown when another account already has this e-mail address. */
export class EmailTakenError extends ValidationError {
  constructor() {
    super({ email: ['Cette adresse e-mail est déjà utilisée.'] }, 'CUSTOMER.EMAIL_TAKEN');
  }
}

/** Thrown when the link of a mail is unknown, used or expired. */
export class LinkInvalidError extends ValidationError {
  constructor() {
    super(
      { token: ["Ce lien n'est plus valable. Demandez un nouvel e-mail de vérification."] },
      'CUSTOMER.LINK_INVALID',
    );
  }
}

/** Thrown when the link of a mail was opened again, or is not needed any more. Only who has the mail learns it. */
export class AddressVerifiedError extends ValidationError {
  constructor() {
    super({ token: ['Votre adresse e-mail est déjà vérifiée.'] }, 'CUSTOMER.EMAIL_VERIFIED');
  }
}

/** Thrown when there is no such customer, or no longer. */
export class CustomerNotFoundError extends NotFoundError {
  constructor() {
    super('Client introuvable.', 'CUSTOMER.NOT_FOUND');
  }
}

interface NumberedRental extends Period {
  /** XXXXX-XXXXX. */
  readonly number: string;
}

/** Thrown when staff delete a customer with a current or planned rental. */
export class CustomerRentalAheadError extends DomainError {
  constructor({ number, startsAt, endsAt }: NumberedRental) {
    super(
      'conflict',
      'CUSTOMER.RENTAL_AHEAD',
      `Ce client ne peut pas être supprimé : sa location ${number}, du ${toReadableTime(startsAt)} au ${toReadableTime(endsAt)}, est en cours ou à venir.`,
      {},
      { number },
    );
  }
}
