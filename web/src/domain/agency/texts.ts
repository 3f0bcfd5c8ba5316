import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Returns a text about agencies; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
