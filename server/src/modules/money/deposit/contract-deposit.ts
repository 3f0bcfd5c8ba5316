import { addMoney, compareMoney, formatMoney } from '../../../kernel/money.js';
import type { DepositEntry } from './deposit-entry.entity.js';
import { DepositEntryKind } from './deposit.enums.js';
import { DEPOSIT_METHODS } from './deposit.labels.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ContractSheet } from '../../booking/contract/contract-template.js';
import { readableDay } from '../../booking/contract/rental-sheet.js';

type Asked = Pick<Reservation, 'depositAmount' | 'depositHeld' | 'depositBase' | 'stage'>;

/** Returns the deposit as a contract prints it (docs/rules/payments.md#deposits). `lowering` names the extras that lower it. */
export function contractDeposit(
  { depositAmount, depositHeld, depositBase, stage }: Asked,
  entries: readonly DepositEntry[],
  lowering: readonly string[],
): ContractSheet['deposit'] {
  const left = entries.filter(({ kind, corrected }) => kind === DepositEntryKind.HELD && !corrected);
  if (compareMoney(depositAmount, '0') === 0 && left.length === 0) return null;
  const lowered = depositBase != null && compareMoney(depositBase, depositAmount) > 0;
  const notes = [
    ...(lowered
      ? [`Au lieu de ${formatMoney(depositBase)}${lowering.length > 0 ? ` : ${lowering.join(', ')}` : ''}.`]
      : []),
    ...left.map(
      ({ amount, method, reference, expiresOn }) =>
        `Reçue : ${[
          formatMoney(amount),
          method && DEPOSIT_METHODS[method],
          reference && `réf. ${reference}`,
          expiresOn && `valable jusqu'au ${readableDay(expiresOn)}`,
        ]
          .filter(Boolean)
          .join(', ')}.`,
    ),
    ...(left.length === 0 && stage === RentalStage.PLANNED ? ['À laisser au départ.'] : []),
    ...(left.length > 0 && compareMoney(depositHeld, addMoney(...left.map(({ amount }) => amount))) !== 0
      ? [`Encore détenue : ${formatMoney(depositHeld)}.`]
      : []),
  ];
  return { amount: formatMoney(depositAmount), notes };
}
