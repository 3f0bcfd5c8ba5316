import { readProblem } from '../../platform/errors/errors';
import { recentRequests } from '../../platform/device/recentRequests';
import { notify } from '../../kit/notice/notify';
import { useCancelMyReservationMutation } from './MyReservations.generated';
import { t } from './texts';

/** Cancels one's own reservation while it is 'En traitement'; returns the problem, or null. */
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
