import { resolver, type ServerModule } from '../../../api/module.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import type { ChargeRuleReader } from '../charge/charge.reader.js';
import type { SeasonReader } from '../season/season.reader.js';
import type { ExtraStocks } from './extra-offers.js';
import { ExtrasResolver } from './extras.resolver.js';
import { PriceBookService } from './price-book.service.js';

interface Services {
  readonly settings: SettingsService;
  readonly seasons: SeasonReader;
  readonly charges: ChargeRuleReader;
  /** Counted by the reservations. */
  readonly extraStocks: ExtraStocks;
  readonly prices: PriceBookService;
  readonly vehicles: VehicleReader;
}

export const bookModule = {
  services: {
    prices: ({ settings, seasons, charges, extraStocks: stocks }: Services) =>
      new PriceBookService({ settings, seasons, charges, stocks }),
  },
  resolvers: [resolver(ExtrasResolver, ({ prices, vehicles }: Services) => new ExtrasResolver(prices, vehicles))],
} satisfies ServerModule<never>;
