import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { FleetFeed } from './fleet-feed.js';
import { FleetPositionResolver } from './fleet-position.resolver.js';
import { FleetPositionService, fleetRecords } from './fleet-position.service.js';
import { PositionFeed } from './position-feed.js';
import { PositionRecorder } from './position-recorder.js';
import { TrackEvent } from './track-event.entity.js';
import { TrackEventResolver } from './track-event.resolver.js';
import { TrackEventService } from './track-event.service.js';
import { TrackResolver } from './track.resolver.js';
import { TrackService } from './track.service.js';
import { PositionResolver } from './position.resolver.js';
import { positionRoutes } from './position.rest.js';
import { PositionService } from './position.service.js';
import { LastPosition, VehiclePosition } from './vehicle-position.entity.js';
import { POSITION_RECORD, POSITION_RETENTION } from './position.jobs.js';

interface Services extends Platform {
  readonly settings: SettingsService;
  readonly positions: PositionFeed;
  readonly fleetFeed: FleetFeed;
  readonly fleetPositions: FleetPositionService;
  readonly tracking: PositionService;
  readonly tracks: TrackService;
  readonly trackEvents: TrackEventService;
}

export const positionModule = {
  entities: [LastPosition, TrackEvent, VehiclePosition],
  jobs: [POSITION_RECORD, POSITION_RETENTION],
  services: {
    positions: ({ tracker, events, leases }: Platform) => new PositionFeed({ tracker, events, leases }),
    fleetFeed: ({ em, positions: feed, events, leases, onError }: Services) =>
      new FleetFeed({ feed, events, leases, records: fleetRecords(em), onError }),
    fleetPositions: ({ em, fleetFeed: feed }: Services) => new FleetPositionService({ em, feed }),
    tracking: ({ em, positions: feed }: Services) => new PositionService({ em, feed }),
    tracks: ({ em }: Platform) => new TrackService(em),
    trackEvents: ({ em }: Platform) => new TrackEventService(em),
  },
  resolvers: [
    resolver(FleetPositionResolver, ({ fleetPositions }: Services) => new FleetPositionResolver(fleetPositions)),
    resolver(TrackEventResolver, ({ trackEvents }: Services) => new TrackEventResolver(trackEvents)),
    resolver(TrackResolver, ({ tracks }: Services) => new TrackResolver(tracks)),
    resolver(PositionResolver, ({ tracking }: Services) => new PositionResolver(tracking)),
  ],
  routes: [positionRoutes],
  register: ({ em, domainEvents, jobs, settings, positions: feed }: Services) =>
    new PositionRecorder({ em, domainEvents, jobs, settings, feed }).register(),
} satisfies ServerModule<never>;
