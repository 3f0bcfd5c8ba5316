import { commonTexts } from './fr/common';
import { helpTexts } from './fr/help';
import { makeAreaT } from './translate';

/** Texts of the staff's help and of the first steps; common ones as `common:key`. */
export const t = makeAreaT(helpTexts, commonTexts);
