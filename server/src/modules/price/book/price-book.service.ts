import type { SettingsService } from '../../base/settings/settings.service.js';
import type { PriceBook } from '../../fleet/quote/price-quote.js';
import type { SeasonReader } from '../season/season.reader.js';
import type { PriceBooks } from '../../fleet/vehicle/vehicle.reader.js';

/** Gathers what all prices of a moment are made of. */
export class PriceBookService implements PriceBooks {
  constructor(
    private readonly settings: SettingsService,
    private readonly seasons: SeasonReader,
  ) {}

  /** Gives the prices as they stand now. Must not be called within a transaction. */
  async current(): Promise<PriceBook> {
    const [{ vatPercent, graceMinutes }, { seasonOfFirstDay }, seasons] = await Promise.all([
      this.settings.shown(),
      this.seasons.settings(),
      this.seasons.inUse(),
    ]);
    return { seasons, seasonOfFirstDay, graceMinutes, charges: [], vatPercent };
  }
}
