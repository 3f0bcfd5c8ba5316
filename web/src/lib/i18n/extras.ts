import { commonTexts } from './fr/common';
import { extrasTexts } from './fr/extras';
import { makeAreaT } from './translate';

/** Texts of the choice of extras. */
export const t = makeAreaT(extrasTexts, commonTexts);
