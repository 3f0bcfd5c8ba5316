import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/backoffice';
import {
  useAcceptReservationMutation,
  useCancelReservationMutation,
  useRefuseReservationMutation,
  useUpdateReservationMutation,
} from './ReservationActions.generated';
import { useDeskMutation } from './useDeskMutation';

/** Accepts a pending request: fixes vehicle, total and advance. */
export const useAcceptReservation = () => {
  const [mutate] = useAcceptReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => data.acceptReservation,
    ({ number, vehicle, total }) => ({
      title: t('accept.done', { number }),
      message: t('accept.doneText', { vehicle: vehicle.name, total: formatMoney(total) }),
    }),
  );
};

/** Refuses a pending request. */
export const useRefuseReservation = () => {
  const [mutate] = useRefuseReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => data.refuseReservation,
    ({ number }) => ({ title: t('refuse.done', { number }), message: t('refuse.doneText') }),
  );
};

/** Cancels an accepted reservation: its vehicle is free again. */
export const useCancelReservation = () => {
  const [mutate] = useCancelReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => data.cancelReservation,
    () => ({ message: t('cancel.done') }),
  );
};

/** Changes dates, places, vehicle, drivers, comment or amounts. */
export const useUpdateReservation = () => {
  const [mutate] = useUpdateReservationMutation();
  return useDeskMutation(
    mutate,
    (data) => data.updateReservation,
    ({ number }) => ({ message: t('edit.done', { number }) }),
  );
};
