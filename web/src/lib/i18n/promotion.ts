import { commonTexts } from './fr/common';
import { promotionTexts } from './fr/promotion';
import { makeAreaT } from './translate';

/** Texts of promotions. */
export const t = makeAreaT(promotionTexts, commonTexts);
