import { useMemo } from 'react';
import type { Fields } from '../../platform/graphql/fields';
import type { OpenSwapFragment } from '../../domain/inspection/Inspection.generated';
import { type InspectedEnd, isAwaitedBy, swappedEnds } from '../../domain/inspection/inspectedEnd';

/** An end of a swap that nobody has inspected. */
export interface OpenSwap<Rental> extends InspectedEnd {
  rental: Rental;
  vehicle: OpenSwapFragment['legs'][number]['vehicle'];
  /** When the vehicles were swapped. */
  at: string;
}

/** Returns the ends of swaps without an inspection, in the order of the rentals and of their legs. */
export const useOpenSwaps = <Rental extends Fields<OpenSwapFragment>>(rentals: readonly Rental[]): OpenSwap<Rental>[] =>
  useMemo(
    () =>
      rentals.flatMap((rental) =>
        swappedEnds(rental.legs)
          .filter((end) => isAwaitedBy(rental, end))
          .map(({ kind, legId, leg }) => ({
            rental,
            kind,
            legId,
            vehicle: leg.vehicle,
            at: (kind === 'RETURN' ? leg.endedAt : null) ?? leg.startedAt,
          })),
      ),
    [rentals],
  );
