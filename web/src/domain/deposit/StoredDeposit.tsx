import type { ReactNode } from 'react';
import { useFields, useStoredFields, type Holding } from '../../platform/graphql/fields';
import { DepositFieldsFragmentDoc, type DepositFieldsFragment } from './Deposit.generated';
import type { DepositFormProps } from './DepositForms';

interface StoredDepositProps {
  record: Holding<DepositFieldsFragment>;
  /** Queries the rental again. */
  onReload: () => Promise<unknown>;
  /** Renders a form with the deposit as it is stored. */
  children: (stored: Pick<DepositFormProps, 'deposit' | 'onReload'>) => ReactNode;
}

/** Reads the deposit of a rental from the cache, for a form that is opened elsewhere than in the rental's file. */
export const StoredDeposit = ({ record, onReload, children }: StoredDepositProps) =>
  children({
    deposit: useFields(DepositFieldsFragmentDoc, record),
    onReload: useStoredFields(DepositFieldsFragmentDoc, record, onReload),
  });
