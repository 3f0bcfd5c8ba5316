import type { ServerModule } from '../../../api/module.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { SeasonReader } from '../season/season.reader.js';
import { PriceBookService } from './price-book.service.js';

interface Services {
  readonly settings: SettingsService;
  readonly seasons: SeasonReader;
}

export const bookModule = {
  services: { prices: ({ settings, seasons }: Services) => new PriceBookService(settings, seasons) },
} satisfies ServerModule<never>;
