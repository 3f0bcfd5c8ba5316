import { texts } from './texts.fr';
import { makeT } from './translate';

/** Texts that every area uses. */
export const t = makeT(texts);
