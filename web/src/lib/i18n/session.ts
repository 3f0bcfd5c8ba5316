import { sessionTexts } from './fr/session';
import { makeT } from './translate';

/** Texts of the list of one's own open logins. */
export const t = makeT(sessionTexts);
