import { useLoadFailure } from '../../kit/notice/useLoadFailure';
import { useRentalDepositQuery } from '../../domain/deposit/Deposit.generated';
import { HoldForm } from '../../domain/deposit/DepositForms';
import { StoredDeposit } from '../../domain/deposit/StoredDeposit';
import { t } from '../../domain/deposit/texts';

interface RentalDepositProps {
  number: string;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
  onClose: () => void;
}

/** Shows the form that takes a deposit, for pages that have not loaded the rental's entries. */
export const RentalDeposit = ({ number, today, onClose }: RentalDepositProps) => {
  const { data, error, refetch } = useRentalDepositQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const deposit = data?.reservation;
  useLoadFailure(deposit ? undefined : error, t('depositFailed'), onClose);
  if (!deposit) return null;
  return (
    <StoredDeposit record={deposit} onReload={refetch}>
      {(stored) => <HoldForm {...stored} today={today} onClose={onClose} />}
    </StoredDeposit>
  );
};
