import { commonTexts } from './fr/common';
import { passwordTexts } from './fr/password';
import { makeAreaT } from './translate';

/** Texts of forgotten and new passwords; common ones as `common:key`. */
export const t = makeAreaT(passwordTexts, commonTexts);
