import { commonTexts } from './fr/common';
import { providerTexts } from './fr/provider';
import { makeAreaT } from './translate';

/** Texts of the service providers. */
export const t = makeAreaT(providerTexts, commonTexts);
