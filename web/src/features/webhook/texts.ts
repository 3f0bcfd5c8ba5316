import { texts as commonTexts } from '../../platform/i18n/texts.fr';
import { makeAreaT } from '../../platform/i18n/translate';
import { texts } from './texts.fr';

/** Texts of the webhooks of third parties. */
export const t = makeAreaT(texts, commonTexts);

const types: Readonly<Record<string, string>> = texts.types;

/** Returns an event's label by its name (`reservation.created`). */
export const eventLabel = (type: string): string => types[type] ?? type;
