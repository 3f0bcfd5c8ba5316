import { agencyTexts } from './fr/agency';
import { commonTexts } from './fr/common';
import { makeAreaT } from './translate';

/** Texts of the agencies. */
export const t = makeAreaT(agencyTexts, commonTexts);
