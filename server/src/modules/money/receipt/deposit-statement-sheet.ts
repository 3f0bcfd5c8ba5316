import { leftToRight } from '../../../kernel/left-to-right.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { fullName } from '../../../kernel/full-name.js';
import { agencyDay, toReadableTime } from '../../../kernel/time.js';
import type { Agency } from '../../fleet/agency/agency.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Letterhead } from '../../booking/contract/rental-papers.js';
import { agencySheet, readableDay } from '../../booking/contract/rental-sheet.js';
import type { DepositEntry } from '../deposit/deposit-entry.entity.js';
import { DepositEntryKind } from '../deposit/deposit.enums.js';
import { depositLabel } from '../deposit/deposit.labels.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { DepositStatementSheet, StatedCharge } from './deposit-statement-template.js';

interface StatementFacts {
  readonly reservation: Reservation;
  readonly vehicle: Vehicle;
  readonly agency: Agency;
  readonly entries: readonly DepositEntry[];
  /** Charges by the id of the deposit entry that was kept for them. */
  readonly charges: ReadonlyMap<number, StatedCharge>;
  readonly letterhead: Letterhead;
}

/** Returns the content of the statement of a deposit: each entry with the amount held after it, and the present state. */
export function depositStatementSheet({
  reservation,
  vehicle,
  agency,
  entries,
  charges,
  letterhead,
}: StatementFacts): DepositStatementSheet {
  const sumOf = (kind: DepositEntryKind): Money =>
    addMoney(...entries.filter((entry) => entry.kind === kind && !entry.corrected).map(({ amount }) => amount));
  const unsigned = (amount: Money): string =>
    formatMoney(compareMoney(amount, '0') < 0 ? subtractMoney('0', amount) : amount);
  const { depositHeld } = reservation;
  let held: Money = '0';
  return {
    ...letterhead,
    agency: agencySheet(agency),
    printedOn: readableDay(agencyDay(new Date())),
    facts: [
      { label: 'Client', value: fullName(reservation.driver) },
      { label: 'Location', value: reservation.number },
      { label: 'Véhicule', value: `${vehicle.name}, ${leftToRight(vehicle.plateNumber)}` },
      { label: 'Départ', value: toReadableTime(reservation.startsAt) },
      { label: 'Retour prévu', value: toReadableTime(reservation.endsAt) },
    ],
    entries: entries.map((entry) => {
      held = addMoney(held, entry.amount);
      const charge = charges.get(entry.id) ?? null;
      return {
        day: readableDay(agencyDay(entry.createdAt)),
        label: depositLabel(entry),
        // The charge prints its label itself, so a reason that equals it is left out.
        reason: entry.reason === charge?.label ? null : (entry.reason ?? null),
        amount: formatMoney(entry.amount),
        held: formatMoney(held),
        charge,
      };
    }),
    sums: [
      { label: 'Caution reçue', value: unsigned(sumOf(DepositEntryKind.HELD)) },
      { label: 'Caution rendue', value: unsigned(sumOf(DepositEntryKind.RETURNED)) },
      { label: 'Caution retenue', value: unsigned(sumOf(DepositEntryKind.KEPT)) },
      { label: 'Caution encore détenue', value: formatMoney(depositHeld) },
    ],
    standing:
      compareMoney(depositHeld, '0') > 0
        ? `L'agence détient ${formatMoney(depositHeld)} à ce jour.`
        : 'La caution est soldée : rien ne reste détenu.',
  };
}
