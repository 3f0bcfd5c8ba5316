import { commonTexts } from './fr/common';
import { paletteTexts } from './fr/palette';
import { makeAreaT } from './translate';

/** Texts of the command palette; common ones as `common:key`. */
export const t = makeAreaT(paletteTexts, commonTexts);
