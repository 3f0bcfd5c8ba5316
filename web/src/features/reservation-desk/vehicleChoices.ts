import type { FreeVehicleFragment, VehicleChoiceFragment } from './VehicleChoice.generated';

/** A vehicle that staff may give for a reservation. */
export interface VehicleOption {
  vehicle: VehicleChoiceFragment;
  /** The one the reservation has now. */
  current: boolean;
  /** Same category as the current one. */
  equivalent: boolean;
  free: boolean;
  /** What the period costs with it, in all and a day, decimal strings in Dh; null when it is not known. */
  price: string | null;
  dailyPrice: string | null;
}

const priceFor = ({ quote }: FreeVehicleFragment, discounted: boolean): Pick<VehicleOption, 'price' | 'dailyPrice'> =>
  discounted
    ? { price: quote.registeredTotal, dailyPrice: quote.registeredDailyPrice }
    : { price: quote.total, dailyPrice: quote.dailyPrice };

const distance = (a: VehicleChoiceFragment, b: VehicleChoiceFragment): number =>
  Math.abs(Number(a.dailyPrice) - Number(b.dailyPrice));

/** The current vehicle, then free ones of its category by nearness of price, then the rest. */
export const vehicleOptions = (
  current: VehicleChoiceFragment,
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
