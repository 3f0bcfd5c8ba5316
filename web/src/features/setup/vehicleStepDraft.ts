import type { CreateVehicleInput } from '../../platform/graphql/types.generated';
import type { Typed } from '../../kit/form/typed';
import { amountOf } from '../../platform/money/money';

/** The values of the short form of a vehicle, by the server's names; the brand as typed. */
export interface FirstVehicleDraft {
  brandId: string;
  name: string;
  plateNumber: string;
  agencyId: string;
  category: string;
  modelDate: string;
  fuel: string;
  transmission: string;
  color: string;
  dailyPrice: Typed;
  image: File | null;
}

/** Returns the short form of a vehicle of an agency. */
export const vehicleDraft = (agencyId: string): FirstVehicleDraft => ({
  ...{ brandId: '', name: '', plateNumber: '', agencyId, category: '', modelDate: '' },
  ...{ fuel: '', transmission: '', color: '', dailyPrice: '', image: null },
});

/** What most cars have, which their own form changes: places and pieces of luggage. */
const usual = { seats: 5, luggage: 2 };

/** Converts the short form to the server's input; what was not chosen is null, and the server says what is missing. */
export const vehicleInput = (
  { category, modelDate, fuel, transmission, color, dailyPrice, image, ...values }: FirstVehicleDraft,
  brandId: string,
): CreateVehicleInput => {
  const choice = <Choice>(value: string): Choice | null => (value === '' ? null : (value as Choice));
  return {
    ...values,
    ...usual,
    brandId,
    category: choice(category),
    modelDate: choice(modelDate),
    fuel: choice(fuel),
    transmission: choice(transmission),
    color: choice(color),
    dailyPrice: amountOf(dailyPrice),
    ...(image && { image }),
  };
};
