import { commonTexts } from './fr/common';
import { maintenanceTexts } from './fr/maintenance';
import { makeAreaT } from './translate';

/** Texts about maintenance. */
export const t = makeAreaT(maintenanceTexts, commonTexts);
