import { commonTexts } from './fr/common';
import { integrationTexts } from './fr/integration';
import { makeAreaT } from './translate';

/** Texts of the access of third parties. */
export const t = makeAreaT(integrationTexts, commonTexts);
