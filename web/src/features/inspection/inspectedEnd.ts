import type { InspectionKind } from '../../lib/graphql/types.generated';
import type { InspectionContentFragment, InspectionFlowQuery } from './Inspection.generated';

/** What the pages need of a rental to look at its vehicle. */
export type InspectedRental = NonNullable<InspectionFlowQuery['reservation']>;

/** Which end of which leg an inspection looks at. */
export interface InspectedEnd {
  kind: InspectionKind;
  /** The leg that a swap ended or began; null where the rental leaves or comes back by the inspection. */
  legId: string | null;
}

/** The name of an end in the catalogue's texts. */
export const endName = ({ kind, legId }: InspectedEnd): InspectionKind | `SWAP_${InspectionKind}` =>
  legId === null ? kind : `SWAP_${kind}`;

interface SeenEnd extends InspectedEnd {
  status: string;
}

interface EndedLeg {
  id: string;
  endedAt: string | null;
}

/** Whether an inspection of that end is completed. */
const isMade = (inspections: readonly SeenEnd[], { kind, legId }: InspectedEnd): boolean =>
  inspections.some((one) => one.status === 'COMPLETED' && one.kind === kind && one.legId === legId);

/** The ends of legs that swaps made, in their order: the vehicle that came back before the one that left. */
export const swappedEnds = <Leg extends EndedLeg>(legs: readonly Leg[]): (InspectedEnd & { leg: Leg })[] =>
  legs.slice(1).flatMap((next, index) => {
    const leg = legs[index] as Leg;
    return [
      { kind: 'RETURN' as const, legId: leg.id, leg },
      { kind: 'DEPARTURE' as const, legId: next.id, leg: next },
    ];
  });

/** Whether a rental waits for an inspection of an end. */
export const isAwaitedBy = (
  rental: { stage: string | null; legs: readonly EndedLeg[]; inspections: readonly SeenEnd[] },
  end: InspectedEnd,
): boolean =>
  end.legId === null
    ? rental.stage === (end.kind === 'DEPARTURE' ? 'PLANNED' : 'OUT')
    : swappedEnds(rental.legs).some(({ kind, legId }) => kind === end.kind && legId === end.legId) &&
      !isMade(rental.inspections, end);

/** What was read of a vehicle when it was swapped. */
export interface SwapReading {
  km: number;
  fuel: number;
}

/** The vehicle at an end of a leg, with what is known of it. */
export interface SeenVehicle {
  vehicle: InspectedRental['vehicle'];
  /** What the swap recorded; null where the inspection reads it. */
  reading: SwapReading | null;
  /** The inspection with which the same leg began, whose pictures guide those of its end. */
  departure: InspectionContentFragment | undefined;
}

/** Gives the vehicle that an inspection looks at. */
export const vehicleAt = (
  { vehicle, legs, inspections }: InspectedRental,
  { kind, legId }: InspectedEnd,
): SeenVehicle => {
  const leg = legId === null ? legs.at(-1) : legs.find(({ id }) => id === legId);
  const returns = kind === 'RETURN';
  const [km, fuel] = (returns ? [leg?.endKm, leg?.endFuel] : [leg?.startKm, leg?.startFuel]).map(
    (value) => value ?? null,
  );
  return {
    vehicle: (legId !== null && leg?.vehicle) || vehicle,
    reading: legId !== null && km != null && fuel != null ? { km, fuel } : null,
    departure: returns
      ? inspections.findLast(
          (one) => one.kind === 'DEPARTURE' && one.status === 'COMPLETED' && one.legId === (leg?.id ?? null),
        )
      : undefined,
  };
};
