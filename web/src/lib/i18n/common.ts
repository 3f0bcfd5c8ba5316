import { commonTexts } from './fr/common';
import { makeT } from './translate';

/** Texts that every area uses. */
export const t = makeT(commonTexts);
