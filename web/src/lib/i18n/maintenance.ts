import { commonTexts } from './fr/common';
import { maintenanceTexts } from './fr/maintenance';
import { makeAreaT } from './translate';

/** Texts of the upkeep of the fleet. */
export const t = makeAreaT(maintenanceTexts, commonTexts);
