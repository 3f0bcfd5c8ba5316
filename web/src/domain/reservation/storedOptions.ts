import { skipToken } from '@apollo/client/react';
import { tripOptions, type ExtraDraft } from './draft';
import { useReservationOptionsQuery } from './Extras.generated';

/** Returns the extras that are left of the lines of a reservation. */
export const extrasOf = (
  lines: readonly { readonly ruleId: string | null; readonly pieces: number | null }[],
): ExtraDraft[] => {
  const pieces = new Map<string, number>();
  for (const line of lines)
    if (line.ruleId && line.pieces) pieces.set(line.ruleId, (pieces.get(line.ruleId) ?? 0) + line.pieces);
  return [...pieces].filter(([, quantity]) => quantity > 0).map(([ruleId, quantity]) => ({ ruleId, quantity }));
};

/** Loads what the price of a stored reservation goes by beside vehicle and dates; `ready` once it is known. */
export const useStoredOptions = (number: string | undefined) => {
  const { data, error } = useReservationOptionsQuery(number === undefined ? skipToken : { variables: { number } });
  const reservation = data?.reservation;
  const options = reservation
    ? tripOptions({
        pickupPlace: reservation.pickupPlace,
        returnPlace: reservation.returnPlace,
        extras: extrasOf(reservation.lines),
        driverAge: reservation.driverAge === null ? '' : String(reservation.driverAge),
        promotionCode: reservation.promotionCode ?? '',
      })
    : undefined;
  return { options, ready: data !== undefined || error !== undefined };
};
