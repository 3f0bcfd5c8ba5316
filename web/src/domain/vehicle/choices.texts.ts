import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './choices.texts.fr';

/** Returns the name of what the staff choose of a vehicle; common ones as `common:key`. */
export const t = makeAreaT(texts, commonTexts);
