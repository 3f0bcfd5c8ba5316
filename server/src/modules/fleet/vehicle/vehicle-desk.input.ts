import { ArrayMaxSize, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDateScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { type PendingUpload, UploadScalar } from '../../../api/graphql/upload.js';
import { IsShortText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import { IsAmount, IsChoice, IsDay, IsReference, IsWholeNumber } from '../../../kernel/value-rules.js';
import { Fuel, InsuranceType, Transmission, VehicleCategory, VehicleColor } from './vehicle.enums.js';
import { IsDeviceId, IsPlateNumber } from './vehicle-identifiers.js';

/** The most characters of a vehicle's name. */
export const MAX_NAME = 60;
/** The most characters of the consumption, of the insurer's name and of the policy number. */
export const MAX_SHORT = 60;
/** The highest price per day, in Dh. */
export const MAX_PRICE = 100_000;
const MAX_PREMIUM = 1_000_000;
const MAX_SEATS = 60;
const MAX_LUGGAGE = 40;
const MAX_TIER_DAYS = 365;
/** The most price tiers of a vehicle: lower daily prices from a number of rental days on (docs/rules/fleet.md#price). */
export const MAX_TIERS = 3;
/** The most pictures of a vehicle besides its main one (docs/rules/fleet.md#vehicles). */
export const MAX_GALLERY = 10;

const YES_NO = [true, false];

/** Tells whether a tier of the form is filled in; an empty one is ignored. */
export function isFilled({ fromDays, dailyPrice }: RentalTierInput): boolean {
  return fromDays != null || dailyPrice != null;
}

@InputType({
  description: 'A cheaper daily price for longer rentals. Both fields or neither: an empty tier is ignored.',
})
export class RentalTierInput {
  @ValidateIf(isFilled)
  @IsWholeNumber(1, MAX_TIER_DAYS, 'La durée du palier')
  @Field(() => Int, {
    nullable: true,
    description: 'The rental days from which it applies, 1 to 365; rising from tier to tier.',
  })
  fromDays?: number | null;

  @ValidateIf(isFilled)
  @IsAmount(1, MAX_PRICE, 'Le prix du palier')
  @Field(() => MoneyScalar, { nullable: true, description: 'Price per day, 1 to 100 000 Dh.' })
  dailyPrice?: Money | null;
}

@InputType({
  description:
    'The insurance policy of a vehicle. A field that is left out of an edit keeps its value, null clears it.',
})
export class InsuranceInput {
  @IsOptional()
  @IsShortText(MAX_SHORT, "Le nom de l'agence d'assurance")
  @Field(() => String, { nullable: true, description: 'Insurance company, at most 60 characters.' })
  insurer?: string | null;

  @IsOptional()
  @IsChoice(Object.values(InsuranceType), "Le type d'assurance")
  @Field(() => InsuranceType, { nullable: true, description: 'Kind of cover.' })
  type?: InsuranceType | null;

  @IsOptional()
  @IsDay("La date de début de l'assurance")
  @Field(() => LocalDateScalar, { nullable: true, description: 'First day.' })
  startsOn?: string | null;

  @IsOptional()
  @IsDay("La date de fin de l'assurance")
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day, after the first; the alert is computed from it.',
  })
  endsOn?: string | null;

  @IsOptional()
  @IsShortText(MAX_SHORT, "Le numéro de l'acte d'assurance")
  @Field(() => String, { nullable: true, description: 'Number of the policy, at most 60 characters.' })
  policyNumber?: string | null;

  @IsOptional()
  @IsAmount(0, MAX_PREMIUM, 'La prime totale')
  @Field(() => MoneyScalar, { nullable: true, description: 'Total premium, in Dh.' })
  premiumTotal?: Money | null;
}

/** The fields of a vehicle as staff enter them. All are optional in the schema; missing ones are reported by field. */
@InputType()
export abstract class VehicleFields {
  @IsShortText(MAX_NAME, 'Le nom')
  @Field(() => String, { nullable: true, description: 'Required. Make and model, at most 60 characters.' })
  name?: string | null;

  @IsPlateNumber()
  @Field(() => String, {
    nullable: true,
    description: 'Required. Registration such as 12345-A-15, at most 20 characters; no other vehicle in use has it.',
  })
  plateNumber?: string | null;

  @IsOptional()
  @IsDeviceId()
  @Field(() => String, { nullable: true, description: 'Identifier at the GPS tracker, at most 40 characters.' })
  deviceId?: string | null;

  @IsReference("L'agence")
  @Field(() => ID, { nullable: true, description: 'Required. Agency where it is kept.' })
  agencyId?: string | null;

  @IsReference('La marque')
  @Field(() => ID, { nullable: true, description: 'Required. Make.' })
  brandId?: string | null;

  @IsChoice(YES_NO, 'La visibilité')
  @Field(() => Boolean, { nullable: true, description: 'Whether the public site offers it; true by default.' })
  visible?: boolean | null;

  @IsDay('La date du modèle')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Required. Day of the model, from 1980 to next year.' })
  modelDate?: string | null;

  @IsChoice(Object.values(Transmission), 'Le type de transmission')
  @Field(() => Transmission, { nullable: true, description: 'Required. Gearbox.' })
  transmission?: Transmission | null;

  @IsChoice(Object.values(Fuel), 'Le type de carburant')
  @Field(() => Fuel, { nullable: true, description: 'Required. Fuel.' })
  fuel?: Fuel | null;

  @IsChoice(Object.values(VehicleCategory), 'La gamme')
  @Field(() => VehicleCategory, { nullable: true, description: 'Required. Category.' })
  category?: VehicleCategory | null;

  @IsChoice(Object.values(VehicleColor), 'La couleur')
  @Field(() => VehicleColor, { nullable: true, description: 'Required. Colour of the body.' })
  color?: VehicleColor | null;

  @IsAmount(1, MAX_PRICE, 'Le prix de location')
  @Field(() => MoneyScalar, { nullable: true, description: 'Required. Price per day without tiers, 1 to 100 000 Dh.' })
  dailyPrice?: Money | null;

  @IsOptional()
  @ArrayMaxSize(MAX_TIERS, { message: `Trois paliers de prix au plus.` })
  @ValidateNested()
  @Field(() => [RentalTierInput], { nullable: true, description: 'All tiers, at most three.' })
  tiers?: RentalTierInput[] | null;

  @IsWholeNumber(1, MAX_SEATS, 'Le nombre de places')
  @Field(() => Int, { nullable: true, description: 'Required. Seats, 1 to 60.' })
  seats?: number | null;

  @IsWholeNumber(0, MAX_LUGGAGE, 'Le nombre de valises')
  @Field(() => Int, { nullable: true, description: 'Required. Suitcases that fit in the boot, 0 to 40.' })
  luggage?: number | null;

  @IsChoice(YES_NO, 'La climatisation')
  @Field(() => Boolean, { nullable: true, description: 'Air conditioning; true by default.' })
  airConditioning?: boolean | null;

  @IsChoice(YES_NO, 'Le toit ouvrant')
  @Field(() => Boolean, { nullable: true, description: 'Sunroof; false by default.' })
  sunroof?: boolean | null;

  @IsOptional()
  @IsShortText(MAX_SHORT, 'La consommation')
  @Field(() => String, {
    nullable: true,
    description: 'Fuel consumption as the maker states it, at most 60 characters.',
  })
  consumption?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => InsuranceInput, { nullable: true, description: 'Insurance.' })
  insurance?: InsuranceInput | null;
}

@InputType({ description: 'A picture of the gallery: an existing one or a new one.' })
export class GalleryPictureInput {
  @Field(() => String, { nullable: true, description: 'An existing picture, as in `galleryUrls`.' })
  url?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'A new picture: JPEG, PNG or WebP of at most 8 MB.' })
  upload?: PendingUpload | null;
}

@InputType({ description: 'A new vehicle.' })
export class CreateVehicleInput extends VehicleFields {
  @Field(() => UploadScalar, { nullable: true, description: 'Main picture: JPEG, PNG or WebP of at most 8 MB.' })
  image?: PendingUpload | null;

  @Field(() => [GalleryPictureInput], { nullable: true, description: 'Further pictures in their order, at most ten.' })
  gallery?: GalleryPictureInput[] | null;
}

@InputType({
  description: 'An edit of a vehicle. Fields that are left out keep their value; null clears optional ones.',
})
export class UpdateVehicleInput extends VehicleFields {
  @Field(() => ID, { description: 'Which vehicle.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the edit started from; refused if it has changed since.' })
  version!: number;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'New main picture: JPEG, PNG or WebP of at most 8 MB. If left out the old one stays, null removes it.',
  })
  image?: PendingUpload | null;

  @Field(() => [GalleryPictureInput], {
    nullable: true,
    description: 'The whole gallery in its order, at most ten; pictures that it does not name are removed.',
  })
  gallery?: GalleryPictureInput[] | null;
}

@InputType({ description: 'A vehicle to archive.' })
export class DeleteVehicleInput {
  @Field(() => ID, { description: 'Which vehicle.' })
  id!: string;
}
