import type { Fields } from '../../platform/graphql/fields';
import type { FreeVehicleFragment, VehicleChoiceFragment } from './VehicleChoice.generated';

/** A vehicle that staff may assign to a reservation. */
export interface VehicleOption {
  vehicle: Fields<VehicleChoiceFragment>;
  /** True for the reservation's current vehicle. */
  current: boolean;
  /** True if it has the same category as the current one. */
  equivalent: boolean;
  free: boolean;
  /** The price of the period, in total and per day, as decimal strings in Dh; null if unknown. */
  price: string | null;
  dailyPrice: string | null;
}

const priceFor = ({ quote }: FreeVehicleFragment, discounted: boolean): Pick<VehicleOption, 'price' | 'dailyPrice'> =>
  discounted
    ? { price: quote.registeredTotal, dailyPrice: quote.registeredDailyPrice }
    : { price: quote.total, dailyPrice: quote.dailyPrice };

const distance = (a: Fields<VehicleChoiceFragment>, b: Fields<VehicleChoiceFragment>): number =>
  Math.abs(Number(a.dailyPrice) - Number(b.dailyPrice));

/** Sorts the current vehicle first, then free ones of its category by price difference, then the rest. */
export const vehicleOptions = (
  current: Fields<VehicleChoiceFragment>,
  free: readonly FreeVehicleFragment[],
  { currentIsFree, discounted }: { currentIsFree: boolean; discounted: boolean },
): VehicleOption[] => {
  const own = free.find(({ id }) => id === current.id);
  const others = free
    .filter(({ id }) => id !== current.id)
    .map((vehicle) => ({
      vehicle,
      current: false,
      equivalent: vehicle.category === current.category,
      free: true,
      ...priceFor(vehicle, discounted),
    }))
    .sort(
      (a, b) =>
        Number(b.equivalent) - Number(a.equivalent) || distance(a.vehicle, current) - distance(b.vehicle, current),
    );
  return [
    {
      vehicle: current,
      current: true,
      equivalent: true,
      free: currentIsFree,
      ...(own ? priceFor(own, discounted) : { price: null, dailyPrice: null }),
    },
    ...others,
  ];
};
