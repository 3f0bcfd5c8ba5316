import { commonTexts } from './fr/common';
import { depositTexts } from './fr/deposit';
import { makeAreaT } from './translate';

/** Texts of deposits. */
export const t = makeAreaT(depositTexts, commonTexts);
