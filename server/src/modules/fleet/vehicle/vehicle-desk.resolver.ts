import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { idOf } from '../../../kernel/ids.js';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import type { Period } from '../../../kernel/period.js';
import { PeriodArg } from '../../../api/graphql/period.input.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { paperWarnings } from './paper-warnings.js';
import { AlertLevel } from './vehicle-alert.js';
import type { PictureEdit } from './vehicle-pictures.js';
import type { VehicleDeskService } from './vehicle-desk.service.js';
import {
  CreateVehicleInput,
  DeleteVehicleInput,
  type GalleryPictureInput,
  UpdateVehicleInput,
} from './vehicle-desk.input.js';
import { readNewVehicle, readVehicleEdit } from './vehicle.commands.js';
import { Insurance, insuranceOf, Vehicle, type VehicleRecord } from './vehicle.entity.js';
import { VehicleFilter, VehicleSearch, VehicleSort } from './vehicle.input.js';

/** Adds, edits, deletes and exports vehicles, and resolves their alert. For the staff. */
@Resolver(() => Vehicle)
export class VehicleDeskResolver {
  constructor(private readonly desk: VehicleDeskService) {}

  @Authorized('ADMIN')
  @Mutation(() => Vehicle, {
    description: 'Adds a vehicle. Admin only. Errors: VALIDATION, VEHICLE.PLATE_TAKEN, UPLOAD.TOO_LARGE.',
  })
  async createVehicle(
    @Arg('input', () => CreateVehicleInput) input: CreateVehicleInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<VehicleRecord> {
    const { image, gallery, ...fields } = input;
    return this.desk.create(actor, readNewVehicle(fields), await picturesOf(image, gallery));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Vehicle, {
    description:
      'Changes a vehicle. Errors: VALIDATION, VEHICLE.NOT_FOUND, VEHICLE.PLATE_TAKEN, VEHICLE.VERSION_CONFLICT, UPLOAD.TOO_LARGE.',
  })
  async updateVehicle(
    @Arg('input', () => UpdateVehicleInput) input: UpdateVehicleInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<VehicleRecord> {
    const { image, gallery, ...edit } = input;
    return this.desk.update(actor, readVehicleEdit(edit), await picturesOf(image, gallery));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description:
      'Archives a vehicle: it leaves every list and choice, its past rentals stay readable. Admin only. Errors: VEHICLE.NOT_FOUND, VEHICLE.RENTED.',
  })
  async deleteVehicle(
    @Arg('input', () => DeleteVehicleInput) input: DeleteVehicleInput,
    @Ctx() { actor }: GraphQLContext,
  ): Promise<boolean> {
    await this.desk.archive(actor, idOf(input.id));
    return true;
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ExportedFile, { description: 'The whole list of vehicles that match a filter, as a workbook.' })
  vehiclesExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => VehicleFilter, { nullable: true }) filter?: VehicleFilter,
    @Arg('sort', () => VehicleSort, { nullable: true }) sort?: VehicleSort,
    @Arg('search', () => VehicleSearch, { nullable: true }) search?: VehicleSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'vehiclesExport', { filter: { ...filter, search }, sort });
  }

  @Authorized('STAFF')
  @FieldResolver(() => Insurance, { description: 'Insurance. Staff only.' })
  insurance(@Root() vehicle: VehicleRecord) {
    return insuranceOf(vehicle);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [String], {
    description:
      'Why its papers do not cover a period, with the day; empty if they do. Nothing is refused. Staff only.',
  })
  paperWarnings(@Root() vehicle: VehicleRecord, @PeriodArg() period: Period): string[] {
    return paperWarnings({ insurance: insuranceOf(vehicle) }, period);
  }

  @Authorized('STAFF')
  @FieldResolver(() => AlertLevel, {
    description: 'The most urgent alert of its maintenance and its insurance. Staff only.',
  })
  async alert(@Root() { id }: VehicleRecord, @Ctx() { actor }: GraphQLContext): Promise<AlertLevel> {
    return (await this.desk.alertOf(actor, id)).level;
  }

  @Authorized('STAFF')
  @FieldResolver(() => String, {
    description: 'French sentences that say what is due and when; empty if nothing is. Staff only.',
  })
  async alertNote(@Root() { id }: VehicleRecord, @Ctx() { actor }: GraphQLContext): Promise<string> {
    return (await this.desk.alertOf(actor, id)).note;
  }
}

async function picturesOf(
  image: CreateVehicleInput['image'],
  gallery: GalleryPictureInput[] | null | undefined,
): Promise<PictureEdit> {
  const pictures: (Buffer | string)[] = [];
  for (const { url, upload } of gallery ?? []) pictures.push((await readUpload(upload, 'gallery')) ?? url ?? '');
  return {
    image: image === null ? null : await readUpload(image, 'image'),
    gallery: gallery ? pictures : undefined,
  };
}
