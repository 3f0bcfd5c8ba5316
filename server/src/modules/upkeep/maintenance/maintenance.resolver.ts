import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { PageInput } from '../../../api/graphql/page.types.js';
import { readUpload } from '../../../api/graphql/upload.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import { idOf, parseId } from '../../../kernel/ids.js';
import { pageRequest } from '../../../kernel/page.js';
import { ServiceProvider, type ServiceProviderRecord } from '../provider/service-provider.entity.js';
import type { ProvidersById } from '../provider/providers-by-id.js';
import { Vehicle, type VehicleRecord } from '../../fleet/vehicle/vehicle.entity.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { AlertLevel } from '../../fleet/vehicle/vehicle-alert.js';
import type { DueInsurance, DueWork } from './maintenance-due.js';
import { readMaintenanceEdit, readNewMaintenance } from './maintenance.commands.js';
import { Maintenance, type MaintenanceRecord } from './maintenance.entity.js';
import {
  CreateMaintenanceInput,
  DeleteMaintenanceInput,
  MaintenanceFilter,
  MaintenanceSearch,
  MaintenanceSort,
  UpdateMaintenanceInput,
} from './maintenance.input.js';
import type { MaintenanceListService } from './maintenance-list.js';
import type { MaintenanceService } from './maintenance.service.js';
import type { MaintenanceSlot, MaintenanceSlotService } from './maintenance-slots.js';
import {
  InsuranceAlertType,
  MaintenanceAlertType,
  MaintenancePageType,
  MaintenanceSlotType,
  OutOfService,
} from './maintenance.types.js';

/** Lists, exports and edits maintenance, and queries its alerts and the free times for it (docs/rules/maintenance.md#works). */
@Resolver(() => Maintenance)
export class MaintenanceResolver {
  constructor(
    private readonly maintenances: MaintenanceService,
    private readonly lists: MaintenanceListService,
    private readonly slots: MaintenanceSlotService,
    private readonly vehicles: VehiclesById,
    private readonly providers: ProvidersById,
  ) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => [MaintenanceAlertType], {
    description: 'Maintenance that is due soon or overdue, the most urgent first.',
  })
  maintenanceAlerts(@Ctx() { actor }: GraphQLContext): Promise<DueWork[]> {
    return this.maintenances.due(actor);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => [InsuranceAlertType], {
    description: 'Insurances of vehicles that end soon or have ended, the most urgent first.',
  })
  insuranceAlerts(@Ctx() { actor }: GraphQLContext): Promise<DueInsurance[]> {
    return this.maintenances.dueInsurances(actor);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => MaintenancePageType, { name: 'maintenances', description: 'Maintenance of the fleet, newest first.' })
  list(
    @Ctx() { actor }: GraphQLContext,
    @Arg('filter', () => MaintenanceFilter, { nullable: true }) filter?: MaintenanceFilter,
    @Arg('sort', () => MaintenanceSort, { nullable: true }) sort?: MaintenanceSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
    @Arg('search', () => MaintenanceSearch, { nullable: true }) search?: MaintenanceSearch,
  ) {
    return this.lists.list(actor, { ...filter, search }, sort, pageRequest(page?.page, page?.size));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => Maintenance, { nullable: true, description: 'One maintenance; null if there is none.' })
  maintenance(@Ctx() { actor }: GraphQLContext, @Arg('id', () => ID) id: string): Promise<MaintenanceRecord | null> {
    return nullWhenAbsent(this.maintenances.get(actor, idOf(id)));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ExportedFile, { description: 'The whole list as a workbook.' })
  maintenancesExport(
    @Ctx() caller: GraphQLContext,
    @Arg('filter', () => MaintenanceFilter, { nullable: true }) filter?: MaintenanceFilter,
    @Arg('sort', () => MaintenanceSort, { nullable: true }) sort?: MaintenanceSort,
    @Arg('search', () => MaintenanceSearch, { nullable: true }) search?: MaintenanceSearch,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'maintenancesExport', { filter: { ...filter, search }, sort });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => ExportedFile, {
    description: 'All maintenance of a vehicle and its cost, as a workbook. Error: VEHICLE.NOT_FOUND.',
  })
  maintenanceReport(
    @Ctx() caller: GraphQLContext,
    @Arg('vehicleId', () => ID) vehicleId: string,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'maintenanceReport', { vehicleId });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Query(() => MaintenanceSlotType, {
    nullable: true,
    description:
      'The next slot in which a vehicle can be maintained without conflicting with a rental: in working hours, from tomorrow on, avoiding pending requests if possible. Null if the next half year has no such slot.',
  })
  maintenanceSlotProposal(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID) vehicleId: string,
    @Arg('days', () => Int, { defaultValue: 1, description: 'How many days it takes, 1 to 30.' }) days: number,
    @Arg('maintenanceId', () => ID, {
      nullable: true,
      description: 'The maintenance it is for, whose current time out of service is ignored.',
    })
    maintenanceId?: string,
  ): Promise<MaintenanceSlot | undefined> {
    return this.slots.propose(actor, idOf(vehicleId), { days, exceptMaintenanceId: parseId(maintenanceId) });
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Maintenance, {
    description:
      'Adds a maintenance. Errors: VALIDATION by field; MAINTENANCE.VEHICLE_TAKEN names the conflicts, its extensions.proposal {startsAt, endsAt} is the next free time; UPLOAD.…',
  })
  async createMaintenance(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => CreateMaintenanceInput) { invoice, ...fields }: CreateMaintenanceInput,
  ): Promise<MaintenanceRecord> {
    return this.maintenances.create(actor, readNewMaintenance(fields), await readUpload(invoice, 'invoice'));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Maintenance, {
    description:
      'Edits a maintenance. Errors: MAINTENANCE.NOT_FOUND, MAINTENANCE.VERSION_CONFLICT, and those of createMaintenance.',
  })
  async updateMaintenance(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => UpdateMaintenanceInput) { invoice, ...edit }: UpdateMaintenanceInput,
  ): Promise<MaintenanceRecord> {
    return this.maintenances.update(actor, readMaintenanceEdit(edit), await readUpload(invoice, 'invoice'));
  }

  @Authorized('ADMIN')
  @Mutation(() => Boolean, {
    description:
      'Deletes a maintenance with its invoice and its time out of service. Admin only. Error: MAINTENANCE.NOT_FOUND.',
  })
  async deleteMaintenance(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => DeleteMaintenanceInput) input: DeleteMaintenanceInput,
  ): Promise<boolean> {
    await this.maintenances.delete(actor, idOf(input.id));
    return true;
  }

  @FieldResolver(() => Vehicle, { description: 'The vehicle.' })
  vehicle(@Root() { vehicleId }: MaintenanceRecord): Promise<VehicleRecord> {
    return this.vehicles.get(vehicleId);
  }

  @FieldResolver(() => ServiceProvider, { nullable: true, description: 'The service provider.' })
  provider(@Root() { providerId }: MaintenanceRecord): Promise<ServiceProviderRecord | null> {
    return this.providers.find(providerId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The invoice, below /storage/factures, which requires a staff token.',
  })
  invoiceUrl(@Root() { invoiceFile }: MaintenanceRecord): string | null {
    return storageUrl('factures', invoiceFile);
  }

  @FieldResolver(() => OutOfService, {
    nullable: true,
    description: 'Period in which it keeps the vehicle from being rented.',
  })
  async outOfService(@Root() { id }: MaintenanceRecord): Promise<OutOfService | null> {
    return (await this.lists.outOfService(id)) ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether rentals to come lay in its time out of service when that was set; they are at risk.',
  })
  overPromises(@Root() { immobilisedFrom }: MaintenanceRecord): boolean {
    return immobilisedFrom !== null;
  }

  @FieldResolver(() => AlertLevel, {
    nullable: true,
    description: 'How urgently it is due again; null if it is not, or if a later one has replaced it.',
  })
  async alert(@Root() maintenance: MaintenanceRecord): Promise<AlertLevel | null> {
    return (await this.lists.stateOf(maintenance)).level ?? null;
  }

  @FieldResolver(() => String, {
    description: 'A French sentence that says what is due and when; empty without an alert.',
  })
  async note(@Root() maintenance: MaintenanceRecord): Promise<string> {
    return (await this.lists.stateOf(maintenance)).note;
  }
}

/** Resolves the time slot that an alert of maintenance proposes. */
@Resolver(() => MaintenanceAlertType)
export class MaintenanceAlertResolver {
  constructor(private readonly slots: MaintenanceSlotService) {}

  @FieldResolver(() => MaintenanceSlotType, {
    nullable: true,
    description: 'The next one-day slot in which the vehicle can be maintained without conflicting with a rental.',
  })
  async proposedSlot(@Root() alert: DueWork): Promise<MaintenanceSlot | null> {
    return (await this.slots.nextFor(alert.vehicleId)) ?? null;
  }
}
