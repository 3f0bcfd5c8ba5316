import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Texts of the import of data. */
export const t = makeAreaT(texts, commonTexts);
