import { accountTexts } from './fr/account';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of the customer's area; common ones as `common:key`. */
export const t = makeAreaT(accountTexts, commonTexts);
