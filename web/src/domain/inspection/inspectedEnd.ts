import type { InspectionKind } from '../../platform/graphql/types.generated';
import type { InspectionContentFragment, InspectionFlowQuery } from './Inspection.generated';

/** The fields of a rental that the pages of an inspection need. */
export type InspectedRental = NonNullable<InspectionFlowQuery['reservation']>;

/** The end of a leg at which a vehicle is inspected. */
export interface InspectedEnd {
  kind: InspectionKind;
  /** The leg that a swap ended or began; null if the inspection is part of the rental's departure or return. */
  legId: string | null;
}

/** Returns the key of an end's name in the texts. */
export const endName = ({ kind, legId }: InspectedEnd): InspectionKind | `SWAP_${InspectionKind}` =>
  legId === null ? kind : `SWAP_${kind}`;

interface SeenEnd extends InspectedEnd {
  status: string;
}

interface EndedLeg {
  id: string;
  endedAt: string | null;
}

/** Tells whether an inspection of an end is completed. */
const isMade = (inspections: readonly SeenEnd[], { kind, legId }: InspectedEnd): boolean =>
  inspections.some((one) => one.status === 'COMPLETED' && one.kind === kind && one.legId === legId);

/** Returns the ends of legs that swaps made, in their order: of each swap, the return of the former vehicle first. */
export const swappedEnds = <Leg extends EndedLeg>(legs: readonly Leg[]): (InspectedEnd & { leg: Leg })[] =>
  legs.slice(1).flatMap((next, index) => {
    const leg = legs[index] as Leg;
    return [
      { kind: 'RETURN' as const, legId: leg.id, leg },
      { kind: 'DEPARTURE' as const, legId: next.id, leg: next },
    ];
  });

/** Tells whether a rental still needs the inspection of an end. */
export const isAwaitedBy = (
  rental: { stage: string | null; legs: readonly EndedLeg[]; inspections: readonly SeenEnd[] },
  end: InspectedEnd,
): boolean =>
  end.legId === null
    ? rental.stage === (end.kind === 'DEPARTURE' ? 'PLANNED' : 'OUT')
    : swappedEnds(rental.legs).some(({ kind, legId }) => kind === end.kind && legId === end.legId) &&
      !isMade(rental.inspections, end);

/** The readings of a vehicle at a swap. */
export interface SwapReading {
  km: number;
  fuel: number;
}

/** The vehicle at an end of a leg, with the facts that its inspection needs. */
export interface SeenVehicle {
  vehicle: InspectedRental['vehicle'];
  /** The readings recorded by the swap; null if the inspection records them. */
  reading: SwapReading | null;
  /** The inspection at the start of the same leg, whose photos are shown as a guide. */
  departure: InspectionContentFragment | undefined;
}

/** Returns the vehicle that an inspection is about. */
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
