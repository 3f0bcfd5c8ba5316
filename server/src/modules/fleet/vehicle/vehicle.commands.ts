import {
  asAmount,
  unlessEmpty,
  type Changes,
  CommandFields,
  type ValidatedEdit,
  type ValidatedNew,
  type Sent,
  type SentEdit,
} from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { idSent } from '../../../kernel/ids.js';
import type { Money } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import { InsuranceInput, isFilled, RentalTierInput, VehicleFields } from './vehicle-desk.input.js';
import type { RentalTier, Vehicle } from './vehicle.entity.js';
import type { InsuranceType } from './vehicle.enums.js';
import { cleanPlate } from './vehicle-identifiers.js';
import { vehicleProblems } from './vehicle.rules.js';

/** The insurance policy of a vehicle; null where nothing is known. */
export interface VehicleInsurance {
  readonly insurer: string | null;
  readonly type: InsuranceType | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly policyNumber: string | null;
  readonly premiumTotal: Money | null;
}

type Plain = Pick<
  Vehicle,
  | 'name'
  | 'plateNumber'
  | 'visible'
  | 'modelDate'
  | 'transmission'
  | 'fuel'
  | 'category'
  | 'color'
  | 'dailyPrice'
  | 'seats'
  | 'luggage'
  | 'airConditioning'
  | 'sunroof'
>;

export interface NewVehicle extends Readonly<Plain> {
  readonly deviceId: string | null;
  readonly agencyId: number;
  readonly brandId: number;
  /** All tiers, by rising length. */
  readonly tiers: RentalTier[];
  readonly consumption: string | null;
  /** The sent fields of the policy: an edit may change some of them and keep the others. */
  readonly insurance: Changes<VehicleInsurance>;
}

/** A new vehicle with its problems, which are reported together with those of its pictures and references. */
export type VehicleEntry = ValidatedNew<NewVehicle>;
/** An edit of a vehicle with its problems, reported as for `VehicleEntry`. */
export type VehicleEdit = ValidatedEdit<NewVehicle>;

const INSURANCE: { readonly [Field in keyof VehicleInsurance]: (sent: unknown) => unknown } = {
  insurer: cleanLine,
  type: unlessEmpty,
  startsOn: unlessEmpty,
  endsOn: unlessEmpty,
  policyNumber: cleanLine,
  premiumTotal: asAmount,
};

/** The API's class is abstract, because no operation takes it as it is. */
class ValidatedVehicle extends VehicleFields {}

const FIELDS = new CommandFields<NewVehicle>({
  validatedBy: ValidatedVehicle,
  clean: {
    name: cleanLine,
    plateNumber: cleanPlate,
    deviceId: cleanLine,
    agencyId: idSent,
    brandId: idSent,
    visible: unlessEmpty,
    modelDate: unlessEmpty,
    transmission: unlessEmpty,
    fuel: unlessEmpty,
    category: unlessEmpty,
    color: unlessEmpty,
    dailyPrice: asAmount,
    tiers: cleanTiers,
    seats: unlessEmpty,
    luggage: unlessEmpty,
    airConditioning: unlessEmpty,
    sunroof: unlessEmpty,
    consumption: cleanLine,
    insurance: cleanInsurance,
  },
  clearable: ['deviceId', 'consumption'],
  defaults: { visible: true, airConditioning: true, sunroof: false, tiers: [], insurance: {} },
  problemsBetween: (fields) => vehicleProblems(fields, agencyDay(new Date())),
});

export function readNewVehicle(sent: Sent<NewVehicle>): VehicleEntry {
  const { fields, problems } = FIELDS.read(sent);
  return { fields: plain(fields), problems };
}

export function readVehicleEdit(sent: SentEdit<NewVehicle>): VehicleEdit {
  const { changes, ...edit } = FIELDS.readEdit(sent);
  return { ...edit, changes: plain(changes) };
}

/** Returns the problems between fields of a vehicle as an edit would leave it. */
export function problemsBeside(vehicle: Vehicle, changes: Changes<NewVehicle>): FieldErrors {
  const insurance = { ...vehicle.insurance, ...changes.insurance };
  return FIELDS.problemsBeside(vehicle, { ...changes, insurance });
}

/**
 * Removes the tiers that were left empty in the form. They are kept until here, because problems name tiers by their position in the form.
 */
function plain<Some extends Changes<NewVehicle>>({ tiers, insurance, ...fields }: Some): Some {
  return {
    ...fields,
    ...(tiers && { tiers: plainTiers(tiers) }),
    ...(insurance && { insurance: { ...insurance } }),
  } as Some;
}

/** Converts validated tiers to plain objects, without the empty ones. */
export function plainTiers(tiers: readonly RentalTier[]): RentalTier[] {
  return tiers.filter(isFilled).map(({ fromDays, dailyPrice }) => ({ fromDays, dailyPrice }));
}

/** Reads the tiers; null empties the list. */
export function cleanTiers(sent: unknown): RentalTierInput[] {
  return ((sent ?? []) as readonly Sent<RentalTier>[]).map(({ fromDays, dailyPrice }) =>
    Object.assign(new RentalTierInput(), { fromDays: unlessEmpty(fromDays), dailyPrice: asAmount(dailyPrice) }),
  );
}

/** Reads the policy: absent fields stay absent, null clears all of it. */
function cleanInsurance(sent: unknown): object {
  const cleaned = new InsuranceInput();
  const fields = sent as Sent<VehicleInsurance> | null;
  for (const [name, clean] of Object.entries(INSURANCE) as [keyof VehicleInsurance, (value: unknown) => unknown][]) {
    const value = fields === null ? null : fields[name];
    if (value === undefined) delete cleaned[name];
    else Object.assign(cleaned, { [name]: clean(value) ?? null });
  }
  return cleaned;
}
