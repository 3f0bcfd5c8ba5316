import { commonTexts } from './fr/common';
import { contactTexts } from './fr/contact';
import { makeAreaT } from './translate';

/** Texts of the contact form and the agencies' map; common ones as `common:key`. */
export const t = makeAreaT(contactTexts, commonTexts);
