import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { idOf } from '../../../kernel/ids.js';
import { LocalDateScalar } from '../../../platform/graphql/scalars.js';
import type { TrackService, VehicleTrack } from './track.service.js';
import { VehicleTrackType } from './track.types.js';

/** Queries for the recorded track of a vehicle on a day, also as a GPX file (docs/rules/tracking.md#recorded-tracks). */
@Resolver()
export class TrackResolver {
  constructor(private readonly service: TrackService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => VehicleTrackType, {
    description: "A vehicle's recorded track on a day. Staff only. Errors: VEHICLE.NOT_FOUND, VALIDATION.",
  })
  vehicleTrack(
    @Ctx() { actor }: GraphQLContext,
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
    @Arg('day', () => LocalDateScalar, { description: 'The day, at the agency.' }) day: string,
  ): Promise<VehicleTrack> {
    return this.service.ofDay(actor, idOf(vehicleId), day);
  }

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => ExportedFile, { description: 'The recorded track of a day as a GPX 1.1 file. Staff only.' })
  vehicleTrackExport(
    @Ctx() caller: GraphQLContext,
    @Arg('vehicleId', () => ID, { description: 'The vehicle.' }) vehicleId: string,
    @Arg('day', () => LocalDateScalar, { description: 'The day, at the agency.' }) day: string,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'vehicleTrackExport', { vehicleId, day });
  }
}
