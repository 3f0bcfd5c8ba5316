import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Texts of a person's own account that staff and customers share. */
export const t = makeAreaT(texts, commonTexts);
