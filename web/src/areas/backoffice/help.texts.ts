import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './help.texts.fr';

/** Texts of the staff's help page; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
