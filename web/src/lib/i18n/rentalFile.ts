import { commonTexts } from './fr/common';
import { rentalFileTexts } from './fr/rentalFile';
import { makeAreaT } from './translate';

/** Texts of a rental's file and of the changes of a rental. */
export const t = makeAreaT(rentalFileTexts, commonTexts);
