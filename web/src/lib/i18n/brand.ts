import { brandTexts } from './fr/brand';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of the brands. */
export const t = makeAreaT(brandTexts, commonTexts);
