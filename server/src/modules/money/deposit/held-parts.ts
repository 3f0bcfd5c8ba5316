import type { FieldErrors } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, leastMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { DepositEntry } from './deposit-entry.entity.js';
import { DepositEntryKind, DepositMethod } from './deposit.enums.js';

/**
 * Returns what was left as an imprint, or as money, less what went back in the same way, in Dh. What was kept counts in neither, because
 * it may be taken from both.
 */
function leftAs(imprint: boolean, entries: readonly DepositEntry[]): Money {
  const own = entries.filter(({ method }) => method != null && (method === DepositMethod.CARD_IMPRINT) === imprint);
  return addMoney(...own.map(({ amount }) => amount));
}

/** Returns the part of what is held that was left by a card imprint, in Dh. */
export function heldByImprint(
  { depositHeld }: Pick<Reservation, 'depositHeld'>,
  entries: readonly DepositEntry[],
): Money {
  const left = leftAs(true, entries);
  return compareMoney(left, '0') > 0 ? leastMoney(left, depositHeld) : '0.00';
}

/**
 * Divides a sum that goes back by the ways in which it was left: the imprint is released first, so that what was kept is taken from money
 * where there is any. Money goes back by `method`, or in the way in which the last of it was left.
 */
export function returnParts(
  entries: readonly DepositEntry[],
  sum: Money,
  method: DepositMethod | null,
): { readonly method: DepositMethod; readonly amount: Money }[] {
  const imprint = leftAs(true, entries);
  const released = compareMoney(imprint, '0') > 0 ? leastMoney(imprint, sum) : '0.00';
  const asLeft = entries.findLast(
    (entry) => entry.kind === DepositEntryKind.HELD && entry.method !== DepositMethod.CARD_IMPRINT,
  )?.method;
  return [
    { method: DepositMethod.CARD_IMPRINT, amount: released },
    { method: method ?? asLeft ?? DepositMethod.CASH, amount: subtractMoney(sum, released) },
  ].filter(({ amount }) => compareMoney(amount, '0') > 0);
}

/**
 * Checks that a return uses the way in which the deposit was left: money is not paid out for a card imprint, and an imprint is not released
 * for money (docs/rules/payments.md#deposits). Returns the errors by field.
 */
export function returnProblem(entries: readonly DepositEntry[], method: DepositMethod, amount: Money): FieldErrors {
  const imprint = method === DepositMethod.CARD_IMPRINT;
  const left = leftAs(imprint, entries);
  if (compareMoney(amount, left) <= 0) return {};
  if (compareMoney(left, '0') <= 0)
    return {
      method: [
        imprint
          ? "La caution n'a pas été laissée par empreinte de carte : choisissez un autre mode."
          : 'La caution est une empreinte de carte : choisissez ce mode.',
      ],
    };
  const rest = formatMoney(subtractMoney(amount, left));
  return {
    amount: [
      imprint
        ? `L'empreinte de carte ne couvre que ${formatMoney(left)} : rendez les ${rest} restants par un autre mode.`
        : `Seuls ${formatMoney(left)} ont été laissés en espèces ou par virement : rendez les ${rest} restants en libérant l'empreinte de carte.`,
    ],
  };
}

/**
 * Returns why a wrong entry cannot be reversed: the money or imprint that it recorded was already given back. Undefined if it can be
 * reversed; every return can.
 */
export function reversalProblem(
  entries: readonly DepositEntry[],
  { method, amount }: DepositEntry,
): string | undefined {
  if (method == null || compareMoney(amount, '0') <= 0) return undefined;
  const left = leftAs(method === DepositMethod.CARD_IMPRINT, entries);
  const missing = subtractMoney(amount, left);
  return compareMoney(missing, '0') > 0
    ? `${formatMoney(missing)} ont déjà été rendus par ce mode : annulez d'abord cette écriture.`
    : undefined;
}

/** Returns the first day on which a held imprint expires; null if none is held. */
export function expiryOf({ depositHeld }: Reservation, entries: readonly DepositEntry[]): string | null {
  if (compareMoney(depositHeld, '0') === 0 || compareMoney(leftAs(true, entries), '0') <= 0) return null;
  const days = entries
    .filter((entry) => !entries.some(({ corrects }) => corrects && corrects.id === entry.id))
    .flatMap(({ kind, expiresOn }) => (kind === DepositEntryKind.HELD && expiresOn ? [expiresOn] : []));
  return days.sort()[0] ?? null;
}
