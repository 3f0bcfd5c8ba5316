import { DomainError, ValidationError } from '../../../kernel/domain-error.js';
import { formatMoney, type Money } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';

/** Thrown when a vehicle that is immobilised by damage is to leave. */
export class VehicleImmobilisedError extends DomainError {
  constructor() {
    super(
      'conflict',
      'RENTAL.VEHICLE_IMMOBILISED',
      'Ce véhicule a un dommage immobilisant : faites-le réparer, ou donnez un autre véhicule à la location.',
    );
  }
}

/** The amounts missing for a departure by the settings, in Dh; null where nothing is missing. */
export interface MissingMoney {
  readonly balance: Money | null;
  readonly deposit: Money | null;
}

/**
 * Thrown when less money is paid or held than the settings require for a departure. The message asks an Admin for a reason, others for the
 * money.
 */
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

/** Thrown when a no-show is recorded before the start and the minutes of the settings have passed. */
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
