import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AgenciesById } from '../../fleet/agency/agencies-by-id.js';
import type { VehicleReader } from '../../fleet/vehicle/vehicle.reader.js';
import type { ChargeRuleReader } from '../charge/charge.reader.js';
import type { PromotionUses } from '../promotion/promotion-problem.js';
import type { PromotionReader } from '../promotion/promotion.reader.js';
import type { SeasonReader } from '../season/season.reader.js';
import type { ExtraStocks } from './extra-offers.js';
import { ExtrasResolver } from './extras.resolver.js';
import { PriceBookService } from './price-book.service.js';

interface Services extends Platform {
  readonly settings: SettingsService;
  readonly seasons: SeasonReader;
  readonly charges: ChargeRuleReader;
  /** Provided by the module of reservations. */
  readonly extraStocks: ExtraStocks;
  readonly promotions: PromotionReader;
  /** Provided by the module of reservations. */
  readonly promotionUses: PromotionUses;
  readonly prices: PriceBookService;
  readonly vehicleReader: VehicleReader;
  readonly agenciesById: AgenciesById;
}

export const priceBookModule = {
  services: {
    prices: ({
      settings,
      seasons,
      charges,
      promotions,
      extraStocks: stocks,
      promotionUses: uses,
      snapshots,
      limits,
      agenciesById: agencies,
    }: Services) =>
      new PriceBookService({ settings, seasons, charges, promotions, stocks, uses, snapshots, limits, agencies }),
  },
  resolvers: [
    resolver(ExtrasResolver, ({ prices, vehicleReader }: Services) => new ExtrasResolver(prices, vehicleReader)),
  ],
} satisfies ServerModule<never>;
