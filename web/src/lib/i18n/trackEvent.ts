import { commonTexts } from './fr/common';
import { trackEventTexts } from './fr/trackEvent';
import { makeAreaT } from './translate';

/** Texts about track events. */
export const t = makeAreaT(trackEventTexts, commonTexts);
