import { commonTexts } from './fr/common';
import { dayTexts } from './fr/day';
import { makeAreaT } from './translate';

/** Texts of 'Ma journée'. */
export const t = makeAreaT(dayTexts, commonTexts);
