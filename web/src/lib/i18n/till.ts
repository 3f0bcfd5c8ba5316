import { commonTexts } from './fr/common';
import { tillTexts } from './fr/till';
import { makeAreaT } from './translate';

/** Texts of the till. */
export const t = makeAreaT(tillTexts, commonTexts);
