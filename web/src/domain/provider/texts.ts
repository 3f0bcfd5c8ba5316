import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Returns a text of a provider that is added from another form; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
