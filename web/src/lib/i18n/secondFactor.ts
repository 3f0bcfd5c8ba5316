import { commonTexts } from './fr/common';
import { secondFactorTexts } from './fr/secondFactor';
import { makeAreaT } from './translate';

/** Texts of the staff's second factor; common ones as `common:key`. */
export const t = makeAreaT(secondFactorTexts, commonTexts);
