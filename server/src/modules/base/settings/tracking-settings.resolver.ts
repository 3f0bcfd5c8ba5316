import { Authorized, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import type { SettingsService, TrackingSettings } from './settings.service.js';

@ObjectType('TrackingSettings', { description: 'How the agency follows its vehicles, and on which map.' })
class TrackingSettingsType {
  @Field(() => Int, { description: 'Days that positions are kept.' })
  positionRetentionDays!: number;

  @Field(() => Boolean, { description: 'Whether positions are kept of vehicles that nobody rents, too (law 09-08).' })
  trackAlways!: boolean;

  @Field(() => Int, { nullable: true, description: 'km/h above which the staff are told; null for never.' })
  overspeedKph!: number | null;

  @Field(() => String, { description: 'Address of the map tiles, https with {z}, {x} and {y}.' })
  tileUrl!: string;

  @Field(() => String, { description: 'Whom the map names for its tiles.' })
  tileAttribution!: string;

  @Field(() => Boolean, { description: "Whether the tiles are the agency's own choice, not the usual ones." })
  ownTiles!: boolean;
}

/** The query `trackingSettings`: the agency's settings for tracking vehicles. The mutation `updateSettings` changes them. */
@Resolver()
export class TrackingSettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Authorized('STAFF')
  @OpenToKeys(KeyArea.TRACKING)
  @Query(() => TrackingSettingsType, {
    description: "How vehicles are followed, and the tiles of the staff's maps. Staff only.",
  })
  trackingSettings(@Ctx() { actor }: GraphQLContext): Promise<TrackingSettings> {
    return this.settings.tracking(actor);
  }
}
