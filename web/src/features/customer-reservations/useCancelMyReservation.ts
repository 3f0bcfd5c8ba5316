import { attempt } from '../../platform/errors/errors';
import { recentRequests } from '../../platform/device/recentRequests';
import { notify } from '../../kit/notice/notify';
import { useCancelMyReservationMutation } from './MyReservations.generated';
import { t } from './texts';

/** Cancels one's own reservation while it is 'En traitement'; returns the problem, or null. */
export const useCancelMyReservation = () => {
  const [mutate, { loading }] = useCancelMyReservationMutation();

  const cancel = async (number: string): Promise<string | null> => {
    const problem = await attempt(() => mutate({ variables: { input: { number } } }));
    if (problem) return problem.message;
    recentRequests.forget();
    void notify({ message: t('reservations.cancelled') });
    return null;
  };

  return { cancel, busy: loading };
};
