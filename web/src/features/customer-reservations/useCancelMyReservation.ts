import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/account';
import { recentRequests } from '../../lib/recentRequests';
import { notify } from '../../ui/notify';
import { useCancelMyReservationMutation } from './MyReservations.generated';

/** Cancels one's own reservation while it is 'En traitement'; answers what went wrong, or null. */
export const useCancelMyReservation = () => {
  const [mutate, { loading }] = useCancelMyReservationMutation();

  const cancel = async (number: string): Promise<string | null> => {
    try {
      await mutate({ variables: { input: { number } } });
      recentRequests.forget();
      void notify({ message: t('reservations.cancelled') });
      return null;
    } catch (error) {
      return readProblem(error).message;
    }
  };

  return { cancel, busy: loading };
};
