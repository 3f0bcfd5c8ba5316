import type { DepositMethod } from '../../platform/graphql/types.generated';
import { fromCentimes, toCentimes } from '../../platform/money/money';
import type { DepositEntryFieldsFragment, DepositFieldsFragment } from './Deposit.generated';

type Entry = Pick<DepositEntryFieldsFragment, 'amount' | 'method' | 'kind' | 'corrected'>;
type HeldDeposit = Pick<DepositFieldsFragment, 'depositHeld'> & { readonly depositEntries: readonly Entry[] };

const isImprint = (method: DepositMethod | null | undefined): boolean => method === 'CARD_IMPRINT';

/**
 * Returns what can still go back by a method, as a decimal string: money for what was left as money, an imprint for an imprint, and no
 * more than is held (docs/rules/payments.md#deposits).
 */
export const returnable = ({ depositHeld, depositEntries }: HeldDeposit, by: DepositMethod): string => {
  const own = depositEntries.filter(({ method }) => method && isImprint(method) === isImprint(by));
  const left = own.reduce((sum, { amount }) => sum + (toCentimes(amount) ?? 0), 0);
  return fromCentimes(Math.max(0, Math.min(left, toCentimes(depositHeld) ?? 0)));
};

/** Returns the method to propose: the first by which something is left that can go back. */
export const returnMethod = (deposit: HeldDeposit): DepositMethod => {
  const left = deposit.depositEntries.filter(({ kind, corrected }) => kind === 'HELD' && !corrected);
  const methods = left.flatMap(({ method }) => method ?? []);
  return methods.find((method) => Number(returnable(deposit, method)) > 0) ?? methods[0] ?? 'CASH';
};
