import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { PriceCalendarReader } from './price-calendar.reader.js';
import { PriceCalendarResolver } from './price-calendar.resolver.js';
import { PriceSettings, Season } from './season.entity.js';
import { SeasonReader } from './season.reader.js';
import { IncludedKmResolver, SeasonResolver } from './season.resolver.js';
import { SeasonService } from './season.service.js';

interface Services extends Platform {
  readonly seasonEdits: SeasonService;
  readonly seasons: SeasonReader;
  readonly vehiclesById: VehiclesById;
  readonly priceCalendars: PriceCalendarReader;
}

export const seasonModule = {
  entities: [PriceSettings, Season],
  snapshotRecords: [PriceSettings, Season],
  services: {
    seasonEdits: ({ em }: Platform) => new SeasonService(em),
    seasons: ({ reader, snapshots, vehiclesById }: Services) => new SeasonReader(reader, snapshots, vehiclesById),
    priceCalendars: ({ reader, seasons }: Services) => new PriceCalendarReader(reader, seasons),
  },
  resolvers: [
    resolver(IncludedKmResolver, ({ seasons }: Services) => new IncludedKmResolver(seasons)),
    resolver(PriceCalendarResolver, ({ priceCalendars }: Services) => new PriceCalendarResolver(priceCalendars)),
    resolver(SeasonResolver, ({ seasonEdits, seasons }: Services) => new SeasonResolver(seasonEdits, seasons)),
  ],
} satisfies ServerModule<never>;
