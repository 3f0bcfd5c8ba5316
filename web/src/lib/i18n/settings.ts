import { commonTexts } from './fr/common';
import { settingsTexts } from './fr/settings';
import { makeAreaT } from './translate';

/** Texts of the settings page. */
export const t = makeAreaT(settingsTexts, commonTexts);
