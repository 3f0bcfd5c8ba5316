import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './extras.texts.fr';

/** Texts of the choice of extras. */
export const t = makeAreaT(texts, commonTexts);
