import { useLoadFailure } from '../../kit/notice/useLoadFailure';
import { PaymentForm } from '../../domain/rental/PaymentForm';
import { useRentalDetailsQuery } from '../../domain/rental/RentalDetails.generated';
import { t } from '../../domain/rental/texts';

interface RentalPaymentProps {
  number: string;
  /** The agency's day, `YYYY-MM-DD`. */
  today: string;
  onClose: () => void;
}

/** Shows the form of a payment on a page that has not loaded the rental's payments. */
export const RentalPayment = ({ number, today, onClose }: RentalPaymentProps) => {
  const { data, error, refetch } = useRentalDetailsQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  const rental = data?.reservation;
  useLoadFailure(rental ? undefined : error, t('payments.loadFailed'), onClose);
  if (!rental) return null;
  return <PaymentForm number={rental.number} ledger={rental} today={today} onReload={refetch} onClose={onClose} />;
};
