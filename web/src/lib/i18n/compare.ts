import { commonTexts } from './fr/common';
import { compareTexts } from './fr/compare';
import { makeAreaT } from './translate';

/** Texts of the comparison of vehicles; common ones as `common:key`. */
export const t = makeAreaT(compareTexts, commonTexts);
