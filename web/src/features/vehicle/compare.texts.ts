import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './compare.texts.fr';

/** Texts of the comparison of vehicles; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
