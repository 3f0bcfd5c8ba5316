import { commonTexts } from './fr/common';
import { planningTexts } from './fr/planning';
import { makeAreaT } from './translate';

/** Texts of the availability calendar; common ones as `common:key`. */
export const t = makeAreaT(planningTexts, commonTexts);
