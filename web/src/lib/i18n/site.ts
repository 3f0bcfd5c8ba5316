import { siteTexts } from './fr/site';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of the public site; common ones as `common:key`. */
export const t = makeAreaT(siteTexts, commonTexts);
