import { useLoadFailure } from '../../ui/useLoadFailure';
import { t } from '../../lib/i18n/deposit';
import { useRentalDepositQuery } from './Deposit.generated';
import { HoldForm } from './DepositForms';

interface RentalDepositProps {
  number: string;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
  onClose: () => void;
}

/** The form that takes a deposit, for a page that has not read the rental's entries. */
export const RentalDeposit = ({ number, today, onClose }: RentalDepositProps) => {
  const { data, error, refetch } = useRentalDepositQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const deposit = data?.reservation;
  useLoadFailure(deposit ? undefined : error, t('depositFailed'), onClose);
  if (!deposit) return null;
  return (
    <HoldForm
      deposit={deposit}
      today={today}
      onReload={async () => (await refetch()).data?.reservation ?? undefined}
      onClose={onClose}
    />
  );
};
