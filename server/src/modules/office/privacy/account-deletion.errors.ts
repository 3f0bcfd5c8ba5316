import { DomainError } from '../../../kernel/domain-error.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Reservation } from '../../rental/reservation/reservation.entity.js';

/** Thrown because an account cannot be deleted while a rental of it is current or planned. */
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
