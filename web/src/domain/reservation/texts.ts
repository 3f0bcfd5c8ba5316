import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Labels and messages of a reservation that the site, the desk and the rental share; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
