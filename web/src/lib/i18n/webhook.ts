import { commonTexts } from './fr/common';
import { webhookTexts } from './fr/webhook';
import { makeAreaT } from './translate';

/** Texts of the webhooks of third parties. */
export const t = makeAreaT(webhookTexts, commonTexts);

const types: Readonly<Record<string, string>> = webhookTexts.types;

/** Returns an event's label by its name (`reservation.created`). */
export const eventLabel = (type: string): string => types[type] ?? type;
