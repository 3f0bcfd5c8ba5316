import { commonTexts } from './fr/common';
import { seasonTexts } from './fr/season';
import { makeAreaT } from './translate';

/** Texts of the price lists. */
export const t = makeAreaT(seasonTexts, commonTexts);
