import { DomainError, ValidationError } from '../../../kernel/domain-error.js';
import { formatMoney } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { MissingMoney } from './departure-money.js';

/** Damage keeps the vehicle from leaving, until it is repaired or no longer marked so. */
export class VehicleImmobilisedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'RENTAL.VEHICLE_IMMOBILISED',
      'Ce véhicule a un dommage immobilisant : faites-le réparer, ou donnez un autre véhicule à la location.',
    );
  }
}

/** Less money is there than the settings ask for before a departure. An Admin is asked for the reason, others for the money. */
export class MoneyDueError extends ValidationError {
  constructor({ balance, deposit }: MissingMoney, mayAllow: boolean) {
    const sums = [
      ...(balance === null ? [] : [`il reste à payer ${formatMoney(balance)}`]),
      ...(deposit === null ? [] : [`il manque une caution de ${formatMoney(deposit)}`]),
    ];
    const missing = `Avant le départ, ${sums.join(' et ')}.`;
    super(
      mayAllow
        ? { moneyReason: [`${missing} Indiquez le motif pour lequel vous autorisez le départ.`] }
        : { money: [`${missing} Un administrateur peut autoriser le départ, avec un motif.`] },
      'RENTAL.MONEY_DUE',
    );
  }
}

/** The customer may still come: nobody is missing before the start and the minutes of the settings. */
export class NoShowTooEarlyError extends DomainError {
  constructor(from: Date) {
    super(
      'conflict',
      'RENTAL.NO_SHOW_EARLY',
      `Le client peut encore venir : il ne peut être noté non présenté qu'à partir du ${toReadableTime(from)}.`,
      {},
      { from: from.toISOString() },
    );
  }
}
