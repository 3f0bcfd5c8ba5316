import { useLoadFailure } from '../../kit/state/useLoadFailure';
import { useFields, useStoredFields, type Holding } from '../../platform/graphql/fields';
import { DepositFieldsFragmentDoc, useRentalDepositQuery, type DepositFieldsFragment } from './Deposit.generated';
import { HoldForm } from './DepositForms';
import { t } from './texts';

interface RentalDepositProps {
  number: string;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
  onClose: () => void;
}

interface StoredFormProps {
  deposit: Holding<DepositFieldsFragment>;
  today: string;
  /** Queries the rental again. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

const StoredForm = ({ deposit, onReload, ...props }: StoredFormProps) => (
  <HoldForm
    deposit={useFields(DepositFieldsFragmentDoc, deposit)}
    onReload={useStoredFields(DepositFieldsFragmentDoc, deposit, onReload)}
    {...props}
  />
);

/** Shows the form that takes a deposit, for pages that have not loaded the rental's entries. */
export const RentalDeposit = ({ number, today, onClose }: RentalDepositProps) => {
  const { data, error, refetch } = useRentalDepositQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const deposit = data?.reservation;
  useLoadFailure(deposit ? undefined : error, t('depositFailed'), onClose);
  if (!deposit) return null;
  return <StoredForm deposit={deposit} today={today} onReload={refetch} onClose={onClose} />;
};
