import { commonTexts } from './fr/common';
import { signatureTexts } from './fr/signature';
import { makeAreaT } from './translate';

/** Texts of the signature page; common ones as `common:key`. */
export const t = makeAreaT(signatureTexts, commonTexts);
