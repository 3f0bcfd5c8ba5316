import { commonTexts } from './fr/common';
import { zoneTexts } from './fr/zone';
import { makeAreaT } from './translate';

/** Texts of the zones where vehicles may go. */
export const t = makeAreaT(zoneTexts, commonTexts);
