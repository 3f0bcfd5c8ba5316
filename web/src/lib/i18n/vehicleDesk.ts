import { commonTexts } from './fr/common';
import { vehicleDeskTexts } from './fr/vehicleDesk';
import { makeAreaT } from './translate';

/** Texts of the staff's fleet; common ones as `common:key`. */
export const t = makeAreaT(vehicleDeskTexts, commonTexts);
