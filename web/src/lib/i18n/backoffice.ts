import { backofficeTexts } from './fr/backoffice';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of the back-office; common ones as `common:key`. Kept out of what visitors download. */
export const t = makeAreaT(backofficeTexts, commonTexts);
