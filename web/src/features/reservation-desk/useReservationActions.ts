import { resultOf } from '../../domain/reservation/taken';
import { formatMoney } from '../../platform/format/format';
import { useUpdateReservationMutation } from '../../domain/reservation/UpdateReservation.generated';
import { decisionNotice } from './decisionNotice';
import {
  useAcceptReservationMutation,
  useCancelReservationMutation,
  useRefuseReservationMutation,
} from './ReservationActions.generated';
import { t } from './texts';
import { useDeskMutation } from './useDeskMutation';

/** Accepts a pending request with its vehicle, total and advance. */
export const useAcceptReservation = () => {
  const [mutate] = useAcceptReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => resultOf(data.acceptReservation),
    (reservation) => ({
      title: t('accept.done', { number: reservation.number }),
      ...decisionNotice(
        'accept',
        reservation,
        t('accept.doneText', { vehicle: reservation.vehicle.name, total: formatMoney(reservation.total) }),
      ),
    }),
  );
};

/** Refuses a pending request. */
export const useRefuseReservation = () => {
  const [mutate] = useRefuseReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => data.refuseReservation,
    (reservation) => ({
      title: t('refuse.done', { number: reservation.number }),
      ...decisionNotice('refuse', reservation),
    }),
  );
};

/** Cancels an accepted reservation, which frees its vehicle. */
export const useCancelReservation = () => {
  const [mutate] = useCancelReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => data.cancelReservation,
    (reservation) => ({ title: t('cancel.done'), ...decisionNotice('cancel', reservation) }),
  );
};

/** Changes dates, places, vehicle, drivers, comment or amounts. */
export const useUpdateReservation = () => {
  const [mutate] = useUpdateReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => resultOf(data.updateReservation),
    ({ number }) => ({ message: t('edit.done', { number }) }),
  );
};
