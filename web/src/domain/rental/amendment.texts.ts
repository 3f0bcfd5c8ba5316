import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './amendment.texts.fr';

/** Returns texts about amendments of a contract. */
export const t = makeAreaT(texts, commonTexts);
