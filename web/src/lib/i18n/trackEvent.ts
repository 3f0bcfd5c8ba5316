import { commonTexts } from './fr/common';
import { trackEventTexts } from './fr/trackEvent';
import { makeAreaT } from './translate';

/** Texts of what recorded positions gave away. */
export const t = makeAreaT(trackEventTexts, commonTexts);
