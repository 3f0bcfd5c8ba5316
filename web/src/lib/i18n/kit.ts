import { commonTexts } from './fr/common';
import { kitTexts } from './fr/kit';
import { makeAreaT } from './translate';

/** Texts of the parts that every list and form of the back-office is made of. */
export const t = makeAreaT(kitTexts, commonTexts);
