import { chargeTexts } from './fr/charge';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of extras and fees. */
export const t = makeAreaT(chargeTexts, commonTexts);
