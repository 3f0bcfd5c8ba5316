import type { EntityData, RequiredEntityData } from '@mikro-orm/core';
import { inputProblems } from '../../../kernel/check-input.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanLine } from '../../../kernel/field-rules.js';
import { type Money, parseMoney } from '../../../kernel/money.js';
import { Insurance, type RentalTier, type Vehicle } from './vehicle.entity.js';
import { InsuranceInput, RentalTierInput, VehicleFields } from './vehicle.edit-input.js';
import { cleanPlate } from './vehicle.identifiers.js';
import { vehicleProblems } from './vehicle.rules.js';

/** The whole vehicle as an edit would leave it. */
export class VehicleDraft extends VehicleFields {}

/** What a new vehicle has when nothing is said of it. */
const NEW: Partial<VehicleFields> = { visible: true, airConditioning: true, sunroof: false };

/** Puts what was typed, cleaned, over what there is: a field that was not sent stays as it was (docs/rules/common.md#edits). */
export function draftOf(typed: VehicleFields, current: Vehicle | undefined): VehicleDraft {
  const before: VehicleFields = current ? fieldsOf(current) : NEW;
  const pick = <K extends keyof VehicleFields>(key: K): VehicleFields[K] =>
    typed[key] === undefined ? before[key] : typed[key];
  const yesOrNo = (key: 'visible' | 'airConditioning' | 'sunroof') => typed[key] ?? before[key];
  return Object.assign(new VehicleDraft(), {
    name: cleanLine(pick('name')),
    plateNumber: cleanPlate(pick('plateNumber')),
    deviceId: cleanLine(pick('deviceId')),
    agencyId: pick('agencyId'),
    brandId: pick('brandId'),
    visible: yesOrNo('visible'),
    modelDate: pick('modelDate'),
    transmission: pick('transmission'),
    fuel: pick('fuel'),
    category: pick('category'),
    color: pick('color'),
    dailyPrice: pick('dailyPrice'),
    tiers: (pick('tiers') ?? []).map(tierOf),
    seats: pick('seats'),
    luggage: pick('luggage'),
    airConditioning: yesOrNo('airConditioning'),
    sunroof: yesOrNo('sunroof'),
    consumption: cleanLine(pick('consumption')),
    insurance: insuranceOf(typed.insurance, current?.insurance),
  });
}

/** Everything wrong with a draft but what the database knows; `today` is an agency day. */
export function draftProblems(draft: VehicleDraft, today: string): FieldErrors {
  return { ...vehicleProblems(draft, today), ...inputProblems(draft) };
}

/** What a vehicle is written with, a new one and one that is edited. */
type VehicleColumns = RequiredEntityData<Vehicle> & EntityData<Vehicle>;

/** Columns of a draft without problems: what a vehicle must have is there. Null where it holds nothing, so that an edit clears it. */
export function columnsOf(draft: VehicleDraft): VehicleColumns {
  const { agencyId, brandId, tiers, insurance, dailyPrice, deviceId, consumption, ...plain } = draft;
  return {
    ...plain,
    agency: Number(agencyId),
    brand: Number(brandId),
    dailyPrice: parseMoney(dailyPrice),
    deviceId: deviceId ?? null,
    consumption: consumption ?? null,
    tiers: (tiers ?? []).flatMap(storedTier),
    insurance: Object.assign(new Insurance(), {
      insurer: insurance?.insurer ?? null,
      type: insurance?.type ?? null,
      startsOn: insurance?.startsOn ?? null,
      endsOn: insurance?.endsOn ?? null,
      policyNumber: insurance?.policyNumber ?? null,
      premiumTotal: parseMoney(insurance?.premiumTotal) ?? null,
    }),
  } as VehicleColumns;
}

function fieldsOf(vehicle: Vehicle): VehicleFields {
  const { insurance: _insurance, agency, brand, ...fields } = vehicle;
  return { ...fields, agencyId: String(agency.id), brandId: String(brand.id) };
}

function insuranceOf(typed: InsuranceInput | null | undefined, current: Insurance | undefined): InsuranceInput {
  const pick = <K extends keyof InsuranceInput>(key: K): InsuranceInput[K] =>
    typed === null ? undefined : typed?.[key] === undefined ? current?.[key] : typed[key];
  return Object.assign(new InsuranceInput(), {
    insurer: cleanLine(pick('insurer')),
    type: pick('type'),
    startsOn: pick('startsOn'),
    endsOn: pick('endsOn'),
    policyNumber: cleanLine(pick('policyNumber')),
    premiumTotal: pick('premiumTotal'),
  });
}

function tierOf({ fromDays, dailyPrice }: RentalTierInput | RentalTier): RentalTierInput {
  return Object.assign(new RentalTierInput(), { fromDays, dailyPrice });
}

function storedTier({ fromDays, dailyPrice }: RentalTierInput): RentalTier[] {
  const price: Money | undefined = parseMoney(dailyPrice);
  return fromDays != null && price !== undefined ? [{ fromDays, dailyPrice: price }] : [];
}
