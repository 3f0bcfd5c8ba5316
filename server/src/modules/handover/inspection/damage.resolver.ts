import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { idOf } from '../../../kernel/ids.js';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { Damage, type DamageRecord } from './damage.entity.js';
import type { DamageService } from './damage.service.js';
import { MarkDamageInput, RepairDamageInput } from './inspection.input.js';
import type { InspectionReader } from './inspection.reader.js';

/** Resolves the damages of a vehicle, and marks them as repaired or as keeping it from being rented (docs/rules/rental-life.md#damage). */
@Resolver(() => Vehicle)
export class VehicleDamageResolver {
  constructor(
    private readonly service: DamageService,
    private readonly reader: InspectionReader,
  ) {}

  @Authorized('STAFF')
  @FieldResolver(() => [Damage], { description: 'Its damage that is not repaired, oldest first. Staff only.' })
  openDamages(@Root() vehicle: Pick<Vehicle, 'id'>, @Ctx() { actor }: GraphQLContext): Promise<DamageRecord[]> {
    return this.reader.damages(actor, vehicle, true);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [Damage], { description: 'Its damage, repaired or not, oldest first. Staff only.' })
  damages(@Root() vehicle: Pick<Vehicle, 'id'>, @Ctx() { actor }: GraphQLContext): Promise<DamageRecord[]> {
    return this.reader.damages(actor, vehicle, false);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Damage, {
    description: 'Says which work repaired a damage. Errors: VALIDATION (maintenanceId), DAMAGE.NOT_FOUND.',
  })
  async repairDamage(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => RepairDamageInput) { id, maintenanceId }: RepairDamageInput,
  ): Promise<DamageRecord> {
    const workId = maintenanceId == null ? null : idOf(maintenanceId);
    return this.reader.changed(await this.service.repair(actor, idOf(id), workId));
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.FLEET)
  @Mutation(() => Damage, {
    description:
      'Says whether a damage keeps its vehicle from leaving; rentals to come of the vehicle are at risk then. Error: DAMAGE.NOT_FOUND.',
  })
  async markDamage(
    @Ctx() { actor }: GraphQLContext,
    @Arg('input', () => MarkDamageInput) { id, immobilising }: MarkDamageInput,
  ): Promise<DamageRecord> {
    return this.reader.changed(await this.service.mark(actor, idOf(id), immobilising));
  }
}

/** Resolves the inspection in which a damage was found, and the day of its repair. */
@Resolver(() => Damage)
export class DamageFieldsResolver {
  @Authorized('STAFF')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the rental in which it was found; null for an access key. Staff only.',
  })
  foundIn(@Root() { foundInKey }: DamageRecord, @Ctx() { actor }: GraphQLContext): string | null {
    // An access key for vehicles may not read the rentals behind their damage.
    return actor.kind === 'key' ? null : formatNumber(foundInKey);
  }

  @Authorized('STAFF')
  @FieldResolver(() => LocalDateScalar, {
    nullable: true,
    description: 'Day of the work that repaired it; null while it is open. Staff only.',
  })
  repairedOn(@Root() damage: DamageRecord): string | null {
    return damage.repairedOn;
  }
}
