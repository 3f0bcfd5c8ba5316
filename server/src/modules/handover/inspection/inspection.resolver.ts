import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { Reservation, type ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import { parseInspectionCompletion, parseInspectionDraft } from './inspection.commands.js';
import { Inspection, InspectionPhoto, type InspectionPhotoRecord, type InspectionRecord } from './inspection.entity.js';
import { UploadInspectionPhotoInput } from './inspection-photo.input.js';
import { CompleteInspectionInput, SaveInspectionInput } from './inspection.input.js';
import { INSPECTION_FOLDER, type InspectionPhotos } from './inspection-photos.service.js';
import type { InspectionReader } from './inspection.reader.js';
import type { InspectionService } from './inspection.service.js';

/** Queries inspections, saves their drafts, completes them and stores their photos (docs/rules/rental-life.md#inspections). */
@Resolver(() => Reservation)
export class InspectionResolver {
  constructor(
    private readonly service: InspectionService,
    private readonly photos: InspectionPhotos,
    private readonly reader: InspectionReader,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => Inspection, {
    nullable: true,
    description: 'The inspection that a client named; null when there is none.',
  })
  async inspection(
    @Ctx() { actor }: GraphQLContext,
    @Arg('clientId', () => ID, { description: 'Its `clientId`.' }) clientId: string,
  ): Promise<InspectionRecord | null> {
    return (await this.reader.find(actor, clientId)) ?? null;
  }

  @FieldResolver(() => [Inspection], {
    description:
      'What was seen of the vehicle when it left and came back, oldest first. The owner sees completed ones, the staff all.',
  })
  inspections(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<InspectionRecord[]> {
    return this.reader.of(actor, reservation);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Inspection, {
    description:
      'Keeps a draft of an inspection, which replaces the former draft of that clientId. Errors: VALIDATION by field, INSPECTION.COMPLETED, INSPECTION.VERSION_CONFLICT, INSPECTION.NOT_FOUND, CONTRACT.NOT_A_RENTAL, RESERVATION.NOT_FOUND.',
  })
  async saveInspection(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => SaveInspectionInput) input: SaveInspectionInput,
  ): Promise<InspectionRecord> {
    return this.reader.saved(await this.service.save(actor, parseInspectionDraft(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Inspection, {
    description:
      'Completes an inspection: the rental leaves or comes back by it, unless it is one of a swap. The same one sent again is answered in the same way. Errors: VALIDATION by field, SIGNATURE.IMAGE, INSPECTION.PAPERS, INSPECTION.COMPLETED, INSPECTION.VERSION_CONFLICT, INSPECTION.NOT_FOUND, RENTAL.MONEY_DUE, RENTAL.VEHICLE_IMMOBILISED, RENTAL.STAGE, RESERVATION.VEHICLE_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND.',
  })
  async completeInspection(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => CompleteInspectionInput) input: CompleteInspectionInput,
  ): Promise<InspectionRecord> {
    return this.reader.saved(await this.service.complete(caller, parseInspectionCompletion(input)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => InspectionPhoto, {
    description:
      'Uploads a photo that the manifest of an inspection names, before or after it is completed. The same one again changes nothing. Errors: VALIDATION (file), INSPECTION.PHOTO_UNKNOWN, INSPECTION.NOT_FOUND, UPLOAD.UNKNOWN_TYPE, UPLOAD.UNREADABLE, UPLOAD.TOO_LARGE.',
  })
  async uploadInspectionPhoto(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UploadInspectionPhotoInput) { clientId, file }: UploadInspectionPhotoInput,
  ): Promise<InspectionPhoto> {
    const bytes = await readUpload(file, 'file');
    if (!bytes) throw new ValidationError({ file: ['La photo est obligatoire.'] });
    return this.photos.upload(actor, { clientId, bytes });
  }
}

/** Resolves the vehicle, the employee, the photos and the signature of an inspection. */
@Resolver(() => Inspection)
export class InspectionFieldsResolver {
  constructor(
    private readonly reader: InspectionReader,
    private readonly vehicles: VehiclesById,
    private readonly employees: EmployeesById,
  ) {}

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The leg (`RentalLeg.id`) whose beginning or end it is; null for the draft of a departure or return of the rental.',
  })
  legId(@Root() { legId }: InspectionRecord): string | null {
    return legId === null ? null : String(legId);
  }

  @FieldResolver(() => Vehicle, { description: 'The vehicle.' })
  vehicle(@Root() { vehicleId }: InspectionRecord): Promise<VehicleRecord> {
    return this.vehicles.get(vehicleId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Employee, { nullable: true, description: 'Who made it; null for an access key. Staff only.' })
  employee(@Root() { employeeId }: InspectionRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(employeeId);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [InspectionPhoto], { description: 'Its photos in the order of the manifest. Staff only.' })
  photos(@Root() inspection: InspectionRecord, @Ctx() { actor }: GraphQLContext): Promise<InspectionPhotoRecord[]> {
    return this.reader.photos(actor, inspection);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Int, { description: 'Photos of the manifest that have not been uploaded yet. Staff only.' })
  async photosMissing(@Root() inspection: InspectionRecord, @Ctx() { actor }: GraphQLContext): Promise<number> {
    const photos = await this.reader.photos(actor, inspection);
    return photos.filter(({ uploadedAt, erasedAt }) => !uploadedAt && !erasedAt).length;
  }

  @Authorized('STAFF')
  @FieldResolver(() => String, {
    nullable: true,
    description: "The signature's picture (PNG); its address wants a staff token. Staff only.",
  })
  signatureUrl(@Root() { signatureFile }: InspectionRecord): string | null {
    return storageUrl('signatures', signatureFile);
  }
}

/** Resolves the URL of an inspection photo. */
@Resolver(() => InspectionPhoto)
export class InspectionPhotoResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Its address; null until it is uploaded and once it is erased. It wants the token of the staff, or of the customer whose rental was charged for the damage that it shows.',
  })
  url(@Root() { imageFile }: Pick<InspectionPhoto, 'imageFile'>): string | null {
    return storageUrl(INSPECTION_FOLDER, imageFile);
  }
}
