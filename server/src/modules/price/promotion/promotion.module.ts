import { resolver, type ServerModule } from '../../../api/module.js';
import type { Platform } from '../../../platform/assembly/platform.js';
import { Promotion } from './promotion.entity.js';
import { PromotionReader } from './promotion.reader.js';
import { PromotionResolver } from './promotion.resolver.js';
import { PromotionService } from './promotion.service.js';

interface Services extends Platform {
  readonly promotionEdits: PromotionService;
  readonly promotions: PromotionReader;
}

export const promotionModule = {
  entities: [Promotion],
  services: {
    promotionEdits: ({ em }: Platform) => new PromotionService(em),
    promotions: ({ reader }: Platform) => new PromotionReader(reader),
  },
  resolvers: [
    resolver(
      PromotionResolver,
      ({ promotionEdits, promotions }: Services) => new PromotionResolver(promotionEdits, promotions),
    ),
  ],
} satisfies ServerModule<never>;
