import { commonTexts } from './fr/common';
import { fleetMapTexts } from './fr/fleetMap';
import { makeAreaT } from './translate';

/** Texts of the fleet map. */
export const t = makeAreaT(fleetMapTexts, commonTexts);
