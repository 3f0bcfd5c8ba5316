import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Texts about maintenance. */
export const t = makeAreaT(texts, commonTexts);
