import { commonTexts } from './fr/common';
import { rentalTexts } from './fr/rental';
import { makeAreaT } from './translate';

/** Texts of rentals, their payments and documents. */
export const t = makeAreaT(rentalTexts, commonTexts);
