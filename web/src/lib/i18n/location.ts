import { commonTexts } from './fr/common';
import { locationTexts } from './fr/location';
import { makeAreaT } from './translate';

/** Texts of the location panel and of the recorded tracks. */
export const t = makeAreaT(locationTexts, commonTexts);
