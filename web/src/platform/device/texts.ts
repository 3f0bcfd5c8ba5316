import { texts as commonTexts } from '../i18n/texts.fr';
import { makeAreaT } from '../i18n/translate';
import { texts } from './texts.fr';

/** Texts about documents that are opened or saved; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
