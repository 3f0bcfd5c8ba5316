import { commonTexts } from './fr/common';
import { reservationTexts } from './fr/reservation';
import { makeAreaT } from './translate';

/** Texts of the forms in which staff handle a reservation; common ones as `common:key`. */
export const t = makeAreaT(reservationTexts, commonTexts);
