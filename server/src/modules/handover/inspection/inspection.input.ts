import {
  ArrayMaxSize,
  ArrayUnique,
  IsLatitude,
  IsLongitude,
  IsOptional,
  IsUUID,
  Matches,
  ValidateNested,
} from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { IsIdentityNumber, IsShortText, MAX_COMMENT, MAX_IDENTITY_NUMBER } from '../../../kernel/field-rules.js';
import { IsChoice, IsDay, IsWholeNumber } from '../../../kernel/value-rules.js';
import { IsEighths, IsOdometer, MAX_REASON } from '../../booking/reservation/reading.input.js';
import {
  Cleanliness,
  DamageKind,
  DamageSize,
  DamageView,
  InspectedDriver,
  InspectionKind,
  InspectionView,
} from './inspection.enums.js';

/** Clocks of devices are wrong by years after their battery was empty. */
const MAX_CLOCK_ERROR_S = 1_000_000_000;
export const MAX_CHECKLIST = 30;
/** In characters, of the name of what belongs to a vehicle. */
export const MAX_LABEL = 60;
const MAX_DAMAGES = 50;
/** Enough for eight guided views, the papers of two drivers and photos of damage. */
export const MAX_PHOTOS = 60;
const MAX_SIGNATORY = 80;
const MAX_NOTE = 200;
const MAX_CATEGORY = 10;
/** Positions are in thousandths of the drawing's width or height. */
const THOUSANDTHS = 1000;

@InputType({ description: 'A thing that belongs to the vehicle, and whether it was there.' })
export class ChecklistItemInput {
  @IsShortText(MAX_LABEL, "Le nom de l'élément")
  @Field(() => String, { description: `Name, at most ${MAX_LABEL} characters.` })
  label!: string;

  @IsChoice([true, false], 'La présence')
  @Field(() => Boolean, { description: 'Whether it was there and in order.' })
  present!: boolean;
}

@InputType({ description: 'Papers of a driver, as the staff read them.' })
export class DriverPapersInput {
  @IsChoice(Object.values(InspectedDriver), 'Le conducteur')
  @Field(() => InspectedDriver, { description: 'Whose they are.' })
  driver!: InspectedDriver;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, {
    nullable: true,
    description: `Number of the driving licence, at most ${MAX_IDENTITY_NUMBER} characters.`,
  })
  licenceNumber?: string | null;

  @IsOptional()
  @IsShortText(MAX_CATEGORY, 'La catégorie du permis')
  @Field(() => String, { nullable: true, description: 'Category of the driving licence, such as B.' })
  licenceCategory?: string | null;

  @IsOptional()
  @IsDay('La date de délivrance')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of issue.' })
  licenceIssuedOn?: string | null;

  @IsOptional()
  @IsDay("La date d'expiration")
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day on which it is valid.' })
  licenceExpiresOn?: string | null;

  @IsOptional()
  @IsDay('La date de naissance')
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  birthDate?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'CIN.' })
  nationalId?: string | null;

  @IsOptional()
  @IsIdentityNumber()
  @Field(() => String, { nullable: true, description: 'Passport number.' })
  passportNumber?: string | null;
}

@InputType({ description: 'Damage that was found.' })
export class NotedDamageInput {
  @IsUUID('all', { message: "L'identifiant du dommage n'est pas valable." })
  @Field(() => ID, { description: 'Identifier that the client makes (UUID).' })
  clientId!: string;

  @IsChoice(Object.values(DamageView), 'Le côté')
  @Field(() => DamageView, { description: 'Side of the drawing.' })
  view!: DamageView;

  @IsWholeNumber(0, THOUSANDTHS, 'La position')
  @Field(() => Int, { description: 'From the left edge of the drawing, in thousandths of its width.' })
  x!: number;

  @IsWholeNumber(0, THOUSANDTHS, 'La position')
  @Field(() => Int, { description: 'From the upper edge of the drawing, in thousandths of its height.' })
  y!: number;

  @IsChoice(Object.values(DamageKind), 'Le type de dommage')
  @Field(() => DamageKind, { description: 'What kind it is.' })
  kind!: DamageKind;

  @IsChoice(Object.values(DamageSize), 'La taille du dommage')
  @Field(() => DamageSize, { description: 'How large it is.' })
  size!: DamageSize;

  @IsOptional()
  @IsShortText(MAX_NOTE, 'La note')
  @Field(() => String, { nullable: true, description: `Note, at most ${MAX_NOTE} characters.` })
  note?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it keeps the vehicle from leaving until it is repaired; no if left out.',
  })
  immobilising?: boolean | null;
}

@InputType({ description: 'A photo in the manifest of an inspection. The file is uploaded on its own.' })
export class InspectionPhotoInput {
  @Matches(/^[0-9a-f]{64}$/, { message: "L'empreinte de la photo n'est pas valable." })
  @Field(() => String, { description: 'SHA-256 of the file, hexadecimal, in small letters.' })
  sha256!: string;

  @IsChoice(Object.values(InspectionView), 'La vue')
  @Field(() => InspectionView, { description: 'What it shows.' })
  view!: InspectionView;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken.' })
  takenAt?: Date | null;

  @IsOptional()
  @IsLatitude({ message: "La position de la photo n'est pas valable." })
  @Field(() => Float, { nullable: true, description: 'Where it was taken, in degrees north.' })
  latitude?: number | null;

  @IsOptional()
  @IsLongitude({ message: "La position de la photo n'est pas valable." })
  @Field(() => Float, { nullable: true, description: 'Where it was taken, in degrees east.' })
  longitude?: number | null;

  @IsOptional()
  @IsUUID('all', { message: "Le dommage de la photo n'est pas valable." })
  @Field(() => ID, { nullable: true, description: 'The damage that it shows: `NotedDamageInput.clientId`.' })
  damageClientId?: string | null;
}

/** Fields of both the draft and the completed inspection. */
@InputType({ description: 'What was seen of a vehicle.' })
abstract class InspectionContent {
  @IsUUID('all', { message: "L'identifiant de l'état des lieux n'est pas valable." })
  @Field(() => ID, { description: 'Identifier that the client makes (UUID). The same one is the same inspection.' })
  clientId!: string;

  @Field(() => String, { description: 'Reservation number.' })
  number!: string;

  @IsChoice(Object.values(InspectionKind), "Le type d'état des lieux")
  @Field(() => InspectionKind, { description: 'At the departure or at the return.' })
  kind!: InspectionKind;

  @Field(() => ID, {
    nullable: true,
    description:
      'For an inspection of a swap: the leg that the swap ended (RETURN) or began (DEPARTURE). Left out, the rental leaves or comes back by it.',
  })
  legId?: string | null;

  @IsOptional()
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it happened; now when left out. Of a swap, the moment of the swap counts.',
  })
  at?: Date | null;

  @IsOptional()
  @IsOdometer()
  @Field(() => Int, {
    nullable: true,
    description:
      "Odometer in km; never below the vehicle's last known one. Of a swap, it corrects what the swap recorded while the rental is out, within what was read before and after.",
  })
  km?: number | null;

  @IsOptional()
  @IsEighths()
  @Field(() => Int, { nullable: true, description: 'Fuel or charge in eighths, 0 to 8.' })
  fuel?: number | null;

  @IsOptional()
  @IsChoice(Object.values(Cleanliness), 'La propreté')
  @Field(() => Cleanliness, { nullable: true, description: 'How clean the vehicle is.' })
  cleanliness?: Cleanliness | null;

  @ArrayMaxSize(MAX_CHECKLIST, { message: `${MAX_CHECKLIST} éléments au plus.` })
  @ArrayUnique(({ label }: ChecklistItemInput) => label, { message: 'Chaque élément se coche une fois.' })
  @ValidateNested()
  @Field(() => [ChecklistItemInput], { nullable: true, description: 'What belongs to the vehicle.' })
  checklist?: ChecklistItemInput[] | null;

  @ArrayMaxSize(2, { message: 'Deux conducteurs au plus.' })
  @ValidateNested()
  @Field(() => [DriverPapersInput], { nullable: true, description: 'Papers of the drivers, at the departure.' })
  papers?: DriverPapersInput[] | null;

  @ArrayMaxSize(MAX_DAMAGES, { message: `${MAX_DAMAGES} dommages au plus.` })
  @ValidateNested()
  @Field(() => [NotedDamageInput], { nullable: true, description: 'Damage that the vehicle did not have before.' })
  damages?: NotedDamageInput[] | null;

  @ArrayMaxSize(MAX_PHOTOS, { message: `${MAX_PHOTOS} photos au plus.` })
  @ValidateNested()
  @Field(() => [InspectionPhotoInput], {
    nullable: true,
    description: `The manifest of its photos, at most ${MAX_PHOTOS}.`,
  })
  photos?: InspectionPhotoInput[] | null;

  @IsOptional()
  @IsShortText(MAX_COMMENT, 'La remarque')
  @Field(() => String, { nullable: true, description: `Remark, at most ${MAX_COMMENT} characters.` })
  remark?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The vehicle that is looked at; refused as INSPECTION.VEHICLE_CHANGED once the rental has another one. That of the draft when left out.',
  })
  vehicleId?: string | null;

  @IsOptional()
  @IsUUID('all', { message: "L'identifiant de l'appareil n'est pas valable." })
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier that the device made for itself (UUID), by which it may send again what it sent.',
  })
  device?: string | null;

  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description:
      '`version` of the draft that the device saw, 0 for none. A newer draft of another device is refused as INSPECTION.VERSION_CONFLICT. Nothing is compared when left out.',
  })
  draftVersion?: number | null;
}

@InputType({ description: 'A draft of an inspection. It replaces the former draft as a whole.' })
export class SaveInspectionInput extends InspectionContent {}

@InputType({ description: 'A completed inspection. It needs km, fuel, and a signature or why there is none.' })
export class CompleteInspectionInput extends InspectionContent {
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the reservation the caller saw; another one since is refused. Left out by devices that were offline.',
  })
  version?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "The device's clock when it sends the request. The server corrects `at` by its difference from the server's clock; without it, a future `at` counts as now.",
  })
  deviceNow?: Date | null;

  @IsOptional()
  @IsWholeNumber(-MAX_CLOCK_ERROR_S, MAX_CLOCK_ERROR_S, "L'écart de l'horloge")
  @Field(() => Int, {
    nullable: true,
    description:
      "Seconds by which the device's clock was ahead of the server's at `at`, as far as the device knew; negative if it was behind. The server then corrects `at` by it, whatever the clock says when the request is sent.",
  })
  clockAhead?: number | null;

  @IsOptional()
  @IsShortText(MAX_SIGNATORY, 'Le nom du signataire')
  @Field(() => String, {
    nullable: true,
    description: "Who signs, at most 80 characters; the first driver's name when left out.",
  })
  signatory?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused.',
  })
  signature?: string | null;

  @IsOptional()
  @IsChoice([true, false], 'La signature du contrat')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the signature of a departure signs the contract as well, because the customer was shown so. One that the contract has stays.',
  })
  signsContract?: boolean | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif du refus')
  @Field(() => String, { nullable: true, description: `Why the customer refuses to sign, at most ${MAX_REASON}.` })
  refusalReason?: string | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why an Admin lets a driver leave whose papers stop it, at most ${MAX_REASON} characters.`,
  })
  overrideReason?: string | null;

  @IsOptional()
  @IsShortText(MAX_REASON, 'Le motif')
  @Field(() => String, {
    nullable: true,
    description: `Why an Admin lets it leave with less money than the settings ask for, at most ${MAX_REASON} characters.`,
  })
  moneyReason?: string | null;
}

@InputType({ description: 'Which work repaired which damage.' })
export class RepairDamageInput {
  @Field(() => ID, { description: 'Which damage: `VehicleDamage.id`.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "A maintenance of the same vehicle, not before the damage's day; null leaves the damage open.",
  })
  maintenanceId?: string | null;
}

@InputType({ description: 'Whether damage keeps its vehicle from leaving.' })
export class MarkDamageInput {
  @Field(() => ID, { description: 'Which damage: `VehicleDamage.id`.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the vehicle stays until it is repaired.' })
  immobilising!: boolean;
}
