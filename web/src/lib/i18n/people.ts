import { commonTexts } from './fr/common';
import { peopleTexts } from './fr/people';
import { makeAreaT } from './translate';

/** Texts of the staff's pages about people: customers, employees, the own profile. */
export const t = makeAreaT(peopleTexts, commonTexts);
