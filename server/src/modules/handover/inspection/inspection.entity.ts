import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Selectable } from 'kysely';
import { Authorized, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { BaseEntity } from '../../../platform/database/base.entity.js';
import type { Columns } from '../../../platform/database/tables.js';
import { Employee } from '../../people/account/employee.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { Leg } from '../../booking/reservation/leg.entity.js';
import {
  Cleanliness,
  DamageKind,
  DamageSize,
  DamageView,
  InspectedDriver,
  InspectionKind,
  InspectionStatus,
  InspectionView,
  InspectionWarningCode,
} from './inspection.enums.js';

@ObjectType({ description: 'A thing that belongs to the vehicle, and whether it was there.' })
export class ChecklistItem {
  @Field(() => String, { description: 'Name, as the settings had it.' })
  label!: string;

  @Field(() => Boolean, { description: 'Whether it was there and in order.' })
  present!: boolean;
}

@ObjectType({ description: 'Papers of a driver, as the staff read them. Staff only.' })
export class DriverPapers {
  @Field(() => InspectedDriver, { description: 'Whose they are.' })
  driver!: InspectedDriver;

  @Field(() => String, { nullable: true, description: 'Number of the driving licence.' })
  licenceNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Category of the driving licence, such as B.' })
  licenceCategory!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of issue.' })
  licenceIssuedOn!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day on which it is valid.' })
  licenceExpiresOn!: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'CIN.' })
  nationalId!: string | null;

  @Field(() => String, { nullable: true, description: 'Passport number.' })
  passportNumber!: string | null;
}

@ObjectType({ description: 'Damage as an inspection noted it.' })
export class NotedDamage {
  @Field(() => ID, { description: 'Identifier that the client made (UUID).' })
  clientId!: string;

  @Field(() => DamageView, { description: 'Side of the drawing.' })
  view!: DamageView;

  @Field(() => Int, { description: 'From the left edge of the drawing, in thousandths of its width.' })
  x!: number;

  @Field(() => Int, { description: 'From the upper edge of the drawing, in thousandths of its height.' })
  y!: number;

  @Field(() => DamageKind, { description: 'What kind it is.' })
  kind!: DamageKind;

  @Field(() => DamageSize, { description: 'How large it is.' })
  size!: DamageSize;

  @Field(() => String, { nullable: true, description: 'Note of the staff.' })
  note!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it keeps the vehicle from leaving until it is repaired; null is no.',
  })
  immobilising?: boolean | null;
}

@ObjectType({ description: 'What an inspection warns of.' })
export class InspectionWarning {
  @Field(() => InspectionWarningCode, { description: 'What it is about.' })
  code!: InspectionWarningCode;

  @Field(() => String, { description: 'A French sentence.' })
  message!: string;
}

/**
 * The state of a vehicle when it left or came back (docs/rules/rental-life.md#inspections). The device chooses the `clientId`, so that it
 * can send an inspection again. A database trigger refuses changes of completed ones.
 */
@ObjectType({
  description:
    'What was seen of a vehicle when it left or came back (état des lieux). A completed one is never changed.',
})
@Entity()
export class Inspection extends BaseEntity<
  'status' | 'checklist' | 'papers' | 'warnings' | 'foundDamages' | 'version'
> {
  @Field(() => ID, { description: 'Identifier that the client made (UUID).' })
  @Property({ type: 'uuid' })
  @Unique()
  clientId!: string;

  @Index()
  @ManyToOne(() => Reservation, { ref: true, deleteRule: 'cascade' })
  reservation!: Ref<Reservation>;

  @Index()
  @ManyToOne(() => Vehicle, { ref: true })
  vehicle!: Ref<Vehicle>;

  /** The leg that it begins or ends; null for a draft that is part of the rental's departure or return. */
  @Index()
  @ManyToOne(() => Leg, { ref: true, nullable: true, deleteRule: 'cascade' })
  leg?: Ref<Leg> | null;

  @Field(() => InspectionKind, { description: 'At the departure or at the return.' })
  @Enum({ items: () => InspectionKind })
  kind!: InspectionKind;

  @Field(() => InspectionStatus, { description: 'How far it is.' })
  @Enum({ items: () => InspectionStatus, default: InspectionStatus.DRAFT })
  status: InspectionStatus = InspectionStatus.DRAFT;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the vehicle left or came back.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  at?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Odometer in km.' })
  @Property({ type: 'integer', nullable: true })
  km?: number | null;

  @Authorized('STAFF')
  @Field(() => Int, { nullable: true, description: "The tracker's odometer in km then. Staff only." })
  @Property({ type: 'integer', nullable: true })
  trackerKm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Fuel or charge in eighths.' })
  @Property({ type: 'integer', nullable: true })
  fuel?: number | null;

  @Field(() => Cleanliness, { nullable: true, description: 'How clean the vehicle was.' })
  @Enum({ items: () => Cleanliness, nullable: true })
  cleanliness?: Cleanliness | null;

  @Field(() => [ChecklistItem], { description: 'What belongs to the vehicle, and whether it was there.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  checklist: ChecklistItem[] = [];

  @Authorized('STAFF')
  @Field(() => [DriverPapers], { description: 'Papers of the drivers. Staff only.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  papers: DriverPapers[] = [];

  @Authorized('STAFF')
  @Field(() => [InspectionWarning], { description: 'What it warns of. Staff only.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  warnings: InspectionWarning[] = [];

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: 'Why an Admin let the driver leave all the same. Staff only.' })
  @Property({ type: 'text', nullable: true })
  overrideReason?: string | null;

  @Field(() => String, { nullable: true, description: 'Remark.' })
  @Property({ type: 'text', nullable: true })
  remark?: string | null;

  @Field(() => [NotedDamage], { description: 'Damage that was found by it.' })
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  foundDamages: NotedDamage[] = [];

  @Field(() => [NotedDamage], {
    nullable: true,
    description: 'Damage that the vehicle had before, when it was completed; null for a draft.',
  })
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  knownDamages?: NotedDamage[] | null;

  @Field(() => String, { nullable: true, description: 'Who signed, or should have.' })
  @Property({ type: 'text', nullable: true })
  signatory?: string | null;

  /** File name within the folder of signatures of the file store. */
  @Property({ type: 'text', nullable: true })
  signatureFile?: string | null;

  @Authorized('STAFF')
  @Field(() => String, { nullable: true, description: "SHA-256 of the signature's picture, hexadecimal. Staff only." })
  @Property({ type: 'text', nullable: true })
  signatureSha256?: string | null;

  @Field(() => String, { nullable: true, description: 'Why the customer refused to sign.' })
  @Property({ type: 'text', nullable: true })
  refusalReason?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "SHA-256 over the photos' SHA-256 in rising order, each with a line break; null for a draft. The customer signs for it.",
  })
  @Property({ type: 'text', nullable: true })
  manifestSha256?: string | null;

  /** Distinguishes a repeated completion from a different one. */
  @Property({ type: 'text', nullable: true })
  contentSha256?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was completed.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  completedAt?: Date | null;

  /** The device that saved it last, which may repeat what it sent. */
  @Property({ type: 'text', nullable: true })
  device?: string | null;

  @Authorized('STAFF')
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it happened by the clock of the device, which may be wrong; `at` counts. Staff only.',
  })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  deviceAt?: Date | null;

  /** The employee who completed it, or saved the draft; null if an access key did. */
  @Index()
  @ManyToOne(() => Employee, { ref: true, nullable: true, deleteRule: 'set null' })
  employee?: Ref<Employee> | null;

  @Field(() => Int, { description: 'Rises whenever it is saved; a device sends it back as `draftVersion`.' })
  @Property({ type: 'integer', version: true })
  version!: number;
}

/** A photo of an inspection. The manifest lists it by its SHA-256; the file is uploaded afterwards. */
@ObjectType({
  description:
    "A photo of an inspection: named in its manifest by the file's SHA-256 first, then uploaded. Staff only.",
})
@Entity()
@Unique({ properties: ['inspection', 'sha256'] })
export class InspectionPhoto extends BaseEntity {
  @ManyToOne(() => Inspection, { ref: true, deleteRule: 'cascade' })
  inspection!: Ref<Inspection>;

  @Field(() => String, { description: 'SHA-256 of the file, hexadecimal.' })
  @Property({ type: 'text' })
  sha256!: string;

  @Field(() => InspectionView, { description: 'What it shows.' })
  @Enum({ items: () => InspectionView })
  view!: InspectionView;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken, by the clock of the device.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  takenAt?: Date | null;

  @Field(() => Float, { nullable: true, description: 'Where it was taken, in degrees north.' })
  @Property({ type: 'double', nullable: true })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Where it was taken, in degrees east.' })
  @Property({ type: 'double', nullable: true })
  longitude?: number | null;

  @Field(() => ID, { nullable: true, description: 'The damage that it shows: `NotedDamage.clientId`.' })
  @Property({ type: 'uuid', nullable: true })
  damageClientId?: string | null;

  /** File name within its folder of the file store; null until it is uploaded and after it is erased. */
  @Property({ type: 'text', nullable: true })
  imageFile?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was uploaded; null before.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  uploadedAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a photo of papers was erased.' })
  @Property({ type: 'Date', columnType: 'timestamptz(3)', nullable: true })
  erasedAt?: Date | null;
}

/** The table of Inspection for queries. */
export interface InspectionTable {
  readonly inspection: Columns<Inspection>;
}

/** A row of Inspection as readers return it. */
export type InspectionRecord = Selectable<InspectionTable['inspection']>;

/** The table of InspectionPhoto for queries. */
export interface InspectionPhotoTable {
  readonly inspectionPhoto: Columns<InspectionPhoto>;
}

/** A row of InspectionPhoto as readers return it. */
export type InspectionPhotoRecord = Selectable<InspectionPhotoTable['inspectionPhoto']>;
