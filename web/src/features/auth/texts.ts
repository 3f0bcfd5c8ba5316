import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Texts of the login, of the wait for the verified address, and of the account menu; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
