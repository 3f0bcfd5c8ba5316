import { DomainError } from '../../../kernel/domain-error.js';
import { compareMoney, formatMoney } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

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

/** Thrown because an account cannot be deleted while a deposit is held for it, or something of a rental that is back is left to settle. */
export class RentalUnsettledError extends DomainError {
  constructor({ number, depositHeld, balance }: Pick<Reservation, 'number' | 'depositHeld' | 'balance'>) {
    const left = [
      ...(compareMoney(depositHeld, '0') > 0 ? [`votre caution de ${formatMoney(depositHeld)} est détenue`] : []),
      ...(compareMoney(balance ?? '0', '0') > 0 ? [`il reste ${formatMoney(balance ?? '0')} à payer`] : []),
    ];
    const why = left.length > 0 ? ` (${left.join(', ')})` : '';
    super(
      'conflict',
      'CUSTOMER.RENTAL_UNSETTLED',
      `Votre compte ne peut pas encore être supprimé : la location ${number} n'est pas soldée${why}.`,
      {},
      { number },
    );
  }
}
